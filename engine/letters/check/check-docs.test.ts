import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('docs/checks explains every rule of the gate, and no other', () => {
  const docs = readFileSync('docs/checks/README.md', 'utf8')
  const told = [...docs.matchAll(/^\| (L\d\d) +\|/gmu)].map(([, id]) => id)
  const sources = globSync('engine/letters/{check,second-reader}/**/*.ts').map((file) =>
    readFileSync(file, 'utf8'),
  )
  const ids = sources.flatMap((source) => source.match(/(?<=')L\d\d(?=')/gu) ?? [])
  expect(told).toEqual([...new Set(ids)].toSorted())
})

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { keys } from '#platform/table/keys.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

test('docs/architecture.md lists every key of the table', () => {
  const document = readFileSync(path.join(ROOT, 'docs/architecture.md'), 'utf8')
  const listed = [...document.matchAll(/^\| (\w+) +\| `/gm)].map(([, name]) => name)
  expect(new Set(listed)).toEqual(new Set(Object.keys(keys)))
})

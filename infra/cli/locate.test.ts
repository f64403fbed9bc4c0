import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from 'rolldown'
import { expect, onTestFinished, test } from 'vitest'
import { BUNDLED } from '#infra/bundle/options.ts'
import { locate } from './operate/locate.ts'

test('a place in a bundle is found in its source', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'locate-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const source = path.join(folder, 'thrower.ts')
  writeFileSync(source, "// A line before.\nexport const handler = () => {\n  throw new Error('lost')\n}\n")
  const output = { ...BUNDLED.output, dir: folder, sourcemap: 'hidden' as const }
  await build({ ...BUNDLED.input, input: { index: source }, output })
  const bundle = readFileSync(path.join(folder, 'index.mjs'), 'utf8')
  const before = bundle.slice(0, bundle.indexOf('Error(')).split('\n')
  const at = `at handler (file:///var/task/index.mjs:${before.length}:${(before.at(-1)?.length ?? 0) + 1})`
  expect(locate(path.join(folder, 'index.mjs.map'), at)).toEqual(['thrower.ts:3:13'])
  expect(() => locate(path.join(folder, 'index.mjs.map'), 'somewhere')).toThrow(
    'Name the place as the log does',
  )
})

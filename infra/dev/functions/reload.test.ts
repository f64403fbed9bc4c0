import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { execa } from 'execa'
import { afterAll, expect, test } from 'vitest'

const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'reload-')))
afterAll(() => rmSync(folder, { recursive: true }))

/** In a process of its own, for the hook of one would meet the test runner's own way to load modules. */
const program = `
import { writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
const { reloadOnSave, sourceVersion, versionedUrl } = await import(process.env.RELOAD)
const watching = reloadOnSave([process.env.FOLDER])
const said = async () => (await import(versionedUrl(process.env.FOLDER + '/handler.ts'))).say()
const lines = [await said()]
const save = async (name, text) => {
  const before = sourceVersion()
  writeFileSync(process.env.FOLDER + '/' + name, text)
  while (sourceVersion() === before) await sleep(5)
  lines.push(await said().catch((error) => error.name))
}
await save('text.ts', "export const text: string = 'second'")
await save('text.ts', "export const text: string = ")
await save('text.ts', "export const text: string = 'third'")
await watching.close()
console.log(JSON.stringify(lines))
`

test('what a handler imports is as it was saved last, also after a save that does not compile', async () => {
  writeFileSync(path.join(folder, 'text.ts'), "export const text: string = 'first'")
  writeFileSync(
    path.join(folder, 'handler.ts'),
    "import { text } from './text.ts'\nexport const say = () => text",
  )
  const { stdout } = await execa(process.execPath, ['--input-type=module', '--eval', program], {
    env: { FOLDER: folder, RELOAD: pathToFileURL(path.resolve(import.meta.dirname, 'reload.ts')).href },
  })
  expect(JSON.parse(stdout)).toEqual(['first', 'second', 'SyntaxError', 'third'])
})

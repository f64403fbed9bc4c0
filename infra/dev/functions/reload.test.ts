import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { execa } from 'execa'
import { afterAll, expect, test } from 'vitest'

const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'reload-')))
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs in a process of its own, because its hook would collide with the test runner's module loader. */
const program = `
import { renameSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
const { reloadOnSave, sourceVersion, versionedUrl } = await import(process.env.RELOAD)
const watching = reloadOnSave([process.env.FOLDER])
const call = async () => (await import(versionedUrl(process.env.FOLDER + '/handler.ts'))).say()
const lines = [await call()]
const save = async (name, text) => {
  const before = sourceVersion()
  writeFileSync(process.env.FOLDER + '/' + name, text)
  while (sourceVersion() === before) await sleep(5)
  lines.push(await call().catch((error) => error.name))
}
await save('part/text.ts', "export const text: string = 'second'")
await save('part/text.ts', "export const text: string = ")
await save('part/text.ts', "export const text: string = 'third'")
const before = sourceVersion()
writeFileSync(process.env.FOLDER + '/part/.tmp', "export const text: string = 'fourth'")
renameSync(process.env.FOLDER + '/part/.tmp', process.env.FOLDER + '/part/text.ts')
while (sourceVersion() === before) await sleep(5)
lines.push(await call())
await watching.close()
console.log(JSON.stringify(lines))
`

test('a handler gets the last saved version of its imports, also after a syntax error and when an editor replaces the file', async () => {
  mkdirSync(path.join(folder, 'part'))
  writeFileSync(path.join(folder, 'part/text.ts'), "export const text: string = 'first'")
  writeFileSync(
    path.join(folder, 'handler.ts'),
    "import { text } from './part/text.ts'\nexport const say = () => text",
  )
  const { stdout } = await execa(process.execPath, ['--input-type=module', '--eval', program], {
    env: { FOLDER: folder, RELOAD: pathToFileURL(path.resolve(import.meta.dirname, 'reload.ts')).href },
  })
  expect(JSON.parse(stdout)).toEqual(['first', 'second', 'SyntaxError', 'third', 'fourth'])
})

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { onceARun } from './once-a-run.ts'

const runFolder = mkdtempSync(path.join(tmpdir(), 'once-a-run-'))
afterAll(() => rmSync(runFolder, { recursive: true, force: true }))

test('the first caller makes the folder, and the others get the same one', async () => {
  let made = 0
  const ask = async () =>
    await onceARun(runFolder, 'something', async (folder) => {
      made += 1
      await new Promise((resolve) => {
        setImmediate(resolve)
      })
      writeFileSync(path.join(folder, 'text'), `made ${made}`)
    })
  const folders = await Promise.all([ask(), ask(), ask()])
  expect(folders.map((folder) => readFileSync(path.join(folder, 'text'), 'utf8'))).toEqual([
    'made 1',
    'made 1',
    'made 1',
  ])
})

test('a failure is thrown to every caller', async () => {
  const ask = async () =>
    await onceARun(runFolder, 'nothing', () => {
      throw new Error('no room')
    })
  await expect(ask()).rejects.toThrow('nothing could not be made: Error: no room')
  await expect(ask()).rejects.toThrow('nothing could not be made: Error: no room')
})

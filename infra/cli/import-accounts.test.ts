import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(path.join(tmpdir(), 'import-accounts-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('accounts go to the stage of this machine; without one the command says how to start it', () => {
  const file = path.join(folder, 'accounts.json')
  writeFileSync(file, '[]')
  const { status, stderr } = spawnSync(
    process.execPath,
    ['infra/cli/main.ts', 'import-accounts', '--file', file],
    { encoding: 'utf8', env: { ...process.env, STATE_DIR: folder } },
  )
  expect([status, stderr.trim()]).toEqual([
    1,
    'No stage runs here. Start one with npm start, or name the table of one in the cloud with --table.',
  ])
})

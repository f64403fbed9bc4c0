import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { runCommand } from '#harness/run-command.ts'
import { startBoardsEmulator } from '#emulators/boards/start-boards-emulator.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'check-boards-'))
const emulator = await startBoardsEmulator({ clock: { now: () => new Date('2026-03-10T12:00:00.000Z') } })
afterAll(async () => {
  await emulator.close()
  rmSync(folder, { recursive: true })
})

const tokenOf = (family: string): string =>
  emulator.boards.find((board) => board.family === family)?.token ?? ''

/** A list of boards that are there, one of each family that is named, and of one that is not. */
function listOf(name: string, families: readonly string[]): string {
  const file = path.join(folder, name)
  const rows = [...families.map((family) => [family, tokenOf(family)]), ['lever', 'longgone']]
  const boards = rows.map(([family, token]) => ({
    company: 'Acme',
    family,
    token,
    country: 'us',
    field: null,
    evidence: 'probed',
  }))
  writeFileSync(file, JSON.stringify(boards))
  return file
}

const run = async (...argv: readonly string[]) =>
  await runCommand(['check-boards', '--pause', '0', ...argv], emulator.settings)

test('each board is asked once, in turn, and the list notes what was found', async () => {
  const file = listOf('boards.json', ['ashby', 'workable'])
  const before = emulator.requests.length
  const { all, exitCode } = await run('--file', file, '--write')
  const lines = all.split('\n').map((line) => line.replaceAll(/ +/g, ' '))
  expect(lines).toEqual([
    expect.stringMatching(/^1\/3 us ashby \w+ \d+ postings$/),
    expect.stringMatching(/^2\/3 us workable \w+ \d+ postings$/),
    '3/3 us lever longgone gone',
    expect.stringMatching(
      /^2 boards answer, with \d+ postings; 0 are empty, 1 gone; 0 could not be asked, 0 were left out after failures\.$/,
    ),
  ])
  expect(exitCode).toBe(1)
  // Lever is asked at both of its addresses.
  expect(emulator.requests.length - before).toBe(4)
  const written: unknown = JSON.parse(readFileSync(file, 'utf8'))
  const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/)
  expect(written).toEqual([
    expect.objectContaining({ family: 'ashby', state: 'open', checkedAt: day, postings: expect.any(Number) }),
    expect.objectContaining({ family: 'workable', state: 'open', checkedAt: day }),
    expect.objectContaining({ token: 'longgone', state: 'gone', checkedAt: day, postings: 0 }),
  ])
})

test('without --write the list is unchanged, and only the chosen boards are asked', async () => {
  const file = listOf('kept.json', ['ashby', 'recruitee'])
  const before = readFileSync(file, 'utf8')
  const { all, exitCode } = await run('--file', file, '--family', 'recruitee')
  expect(all).toMatch(/^1\/1 {2}us {2}recruitee/)
  expect(exitCode).toBe(0)
  expect(readFileSync(file, 'utf8')).toBe(before)
})

test('a family that keeps failing is skipped, and the earlier results of its boards stay', async () => {
  const file = path.join(folder, 'failing.json')
  const boards = emulator.boards
    .filter(({ family }) => family === 'teamtailor')
    .slice(0, 5)
    .map(({ token }) => ({
      company: 'Acme',
      family: 'teamtailor',
      token,
      country: 'us',
      field: null,
      evidence: 'probed',
    }))
  writeFileSync(file, JSON.stringify(boards))
  emulator.faults.set({ kind: 'status', status: 429 })
  const before = emulator.requests.length
  const { all, exitCode } = await run('--file', file, '--write')
  emulator.faults.set({ kind: null })
  expect(emulator.requests.length - before).toBe(3)
  expect(all).toContain('could not be asked: it refused more searches for now')
  expect(all).toContain('3 could not be asked, 2 were left out after failures.')
  expect(exitCode).toBe(0)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(boards)
})

test.each([
  [['--family', 'taleo'], /'taleo' is invalid\. Allowed choices are /],
  [['--limit', 'ten'], /It is a whole number/],
  [['--file', 'none.json'], /--file .*none\.json could not be read/],
])('%j is refused', async (argv, message) => {
  const { all, exitCode } = await run(...argv)
  expect(all).toMatch(message)
  expect(exitCode).toBe(2)
})

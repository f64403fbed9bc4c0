import fc from 'fast-check'
import { expect, test } from 'vitest'
import { atNight } from '#engine/test/at-night.ts'
import { testTable } from '#harness/platform/table/test-table.ts'
import { commands, prepare } from './simulation-stores/commands.ts'
import { inMemory, inTable } from './simulation-stores/sides.ts'

const USERS = ['usr_a', 'usr_b']
const LISTS = atNight ? 200 : 3
/** Milliseconds that a list may take where the machine is slow. */
const A_LIST = 10_000

test('the in-memory stores of the simulation behave like the stores of the table', {
  timeout: 60_000 + LISTS * A_LIST,
}, async () => {
  const holds = fc.asyncProperty(commands(40), async (list) => {
    const [model, real] = [inMemory(USERS), await inTable(await testTable(), USERS)]
    for (const side of [model, real]) await prepare(side)
    await fc.asyncModelRun(() => ({ model, real }), list)
  })
  const seed = Number(process.env['SEED'] ?? 20_261_122)
  const details = await fc.check(holds, { numRuns: LISTS, seed, unbiased: true })
  const why = details.errorInstance instanceof Error ? details.errorInstance.message : ''
  expect(details.failed ? `${fc.defaultReportMessage(details)}\n${why}` : null).toBeNull()
})

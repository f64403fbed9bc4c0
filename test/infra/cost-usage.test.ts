import { afterAll, expect, inject, test } from 'vitest'
import { OPEN_SHARDS as SHARDS_OF_THE_TABLE } from '#platform/table/keys.ts'
import { startCountingProxy, type TableCost } from '#harness/counting-proxy.ts'
import { BERLIN, type Preferences } from '#harness/ready-user.ts'
import { testStage } from '#harness/stage.ts'
import { startWriteAccount, type ChargedWrite } from '#harness/write-account.ts'
import { OPEN_SHARDS } from '#infra/cost/limits.ts'
import { USAGE } from '#infra/cost/usage.ts'
import { WRITES } from '#infra/cost/writes.ts'
import { measureCycle } from './measure-cycle.ts'

const account = await startWriteAccount(inject('dynamodb'))
const proxy = await startCountingProxy(account.url)
const stage = await testStage({ dynamodb: proxy.url })
afterAll(async () => {
  await proxy.close()
  await account.close()
})

/** Whether a measured number is near the cost model's; parallel work varies it by a unit or two. */
const isNear = (measured: number, stated: number) =>
  Math.abs(measured - stated) <= Math.max(2, stated / 5)
    ? 'within a fifth'
    : `measured ${measured}, stated ${stated}`

/** Few employers of this job have their own board: with more boards, fewer contacts would be bought. */
const MARKETING: Preferences = { ...BERLIN, jobTitle: 'Marketing Coordinator', role: 'marketing' }

const HOW: Readonly<Record<string, string>> = {
  TransactWriteItems: 'in a transaction',
  PutItem: 'alone',
  UpdateItem: 'alone',
  DeleteItem: 'alone',
}
const sum = (units: readonly number[]) => units.reduce((total, each) => total + each, 0)

/** Writes grouped by kind of item, as the cost model lists them. */
function listed(writes: readonly ChargedWrite[]) {
  // The hourly account count is not part of a cycle.
  const ofCycle = writes.filter(({ item, operation }) => item !== 'STATS' || operation !== 'PutItem')
  const rows = Map.groupBy(
    ofCycle,
    ({ item, operation, checkOnly }) => `${item} ${checkOnly ? 'checked in a transaction' : HOW[operation]}`,
  )
  return new Map(
    [...rows].map(([row, of]) => [
      row,
      {
        times: of.length,
        table: sum(of.map(({ tableUnits }) => tableUnits)),
        indexes: sum(of.flatMap(({ indexUnits }) => Object.values(indexUnits))),
      },
    ]),
  )
}

test('the cost model uses the measured calls of a run', async () => {
  let writes: readonly ChargedWrite[] = []
  const measuring = {
    async measure(work: () => Promise<unknown>) {
      const costs: TableCost[] = []
      writes = await account.measure(async () => void costs.push(await proxy.measure(work)))
      const [cost] = costs
      if (cost === undefined) throw new Error('nothing was measured')
      return cost
    },
  }
  const { drafts, table, calls, bytesPerDraft } = await measureCycle(
    stage,
    measuring,
    'measured@mail.example',
    'marketing-coordinator.txt',
    MARKETING,
  )
  const rows = listed(writes)
  const searches = (calls['hunter domain-search'] ?? 0) + (calls['hunter email-finder'] ?? 0)
  const measured = {
    searches,
    bytesPerDraft,
    readUnits: table.readUnits,
    credits: searches + (calls['hunter email-verifier'] ?? 0) / 2,
  }
  expect({
    drafts,
    postingCalls: calls['adzuna search'],
    drafted: calls['google drafts'],
    // One mailbox, whose data key a process caches.
    opened: calls['kms'],
    mails: calls['ses outbound-emails'],
    readUnits: isNear(measured.readUnits, USAGE.cycleReadUnits),
    searches: isNear(measured.searches, USAGE.contactSearchesPerCycle),
    credits: isNear(measured.credits, drafts * USAGE.contacts.creditsPerBought),
    bytes: isNear(measured.bytesPerDraft, USAGE.bytesPerDraft),
    unlisted: [...rows.keys()].filter((row) => !WRITES.some(({ item, how }) => `${item} ${how}` === row)),
  }).toEqual({
    drafts: 20,
    postingCalls: 3,
    drafted: 20,
    opened: 1,
    mails: 1,
    readUnits: 'within a fifth',
    searches: 'within a fifth',
    credits: 'within a fifth',
    bytes: 'within a fifth',
    unlisted: [],
  })
  const none = { times: 0, table: 0, indexes: 0 }
  const byLetters = WRITES.filter(({ byTime = false }) => !byTime)
  expect(
    byLetters.map(({ item, how, ...stated }) => {
      const { times, table: units, indexes } = rows.get(`${item} ${how}`) ?? none
      return [
        item,
        how,
        isNear(times, stated.times),
        isNear(units, stated.table),
        isNear(indexes, stated.indexes),
      ]
    }),
  ).toEqual(
    byLetters.map(({ item, how }) => [item, how, 'within a fifth', 'within a fifth', 'within a fifth']),
  )
  // The local database also charges for an index in which nothing changes.
  expect(table.writeUnits).toBeGreaterThan(
    sum([...rows.values()].map(({ table: units, indexes }) => units + indexes)),
  )
})

test("the cost model uses the table's number of index shards", () => {
  expect(OPEN_SHARDS).toBe(SHARDS_OF_THE_TABLE)
})

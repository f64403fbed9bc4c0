import { afterAll, expect, inject, test } from 'vitest'
import { OPEN_SHARDS as SHARDS_OF_THE_TABLE } from '#adapters/dynamo/keys.ts'
import { startCountingProxy } from '#harness/counting-proxy.ts'
import { BERLIN } from '#harness/ready-user.ts'
import { testStage } from '#harness/stage.ts'
import { OPEN_SHARDS } from '#infra/cost/limits.ts'
import { USAGE } from '#infra/cost/usage.ts'
import { measureCycle } from './measure-cycle.ts'

const proxy = await startCountingProxy(inject('dynamodb'))
const stage = await testStage({ dynamodb: proxy.url })
afterAll(() => proxy.close())

/** Where a number lies beside the one that the cost model holds for measured. */
const beside = (measured: number, stated: number) => (Math.abs(measured - stated) <= stated / 5 ? 'within a fifth' : `measured ${measured}, stated ${stated}`)

test('the cost model counts with what a cycle really asks', async () => {
  const { drafts, table, calls, bytesPerDraft } = await measureCycle(stage, proxy, 'measured@mail.example', 'product-manager.txt', BERLIN)
  const searches = (calls['hunter domain-search'] ?? 0) + (calls['hunter email-finder'] ?? 0)
  const measured = {
    drafts, searches, bytesPerDraft, readUnits: table.readUnits, writeUnits: table.writeUnits,
    credits: searches + (calls['hunter email-verifier'] ?? 0) / 2,
  }
  expect({
    drafts: measured.drafts,
    postingCalls: calls['adzuna search'],
    drafted: calls['google drafts'],
    opened: calls['kms'],
    mails: calls['ses outbound-emails'],
    readUnits: beside(measured.readUnits, USAGE.cycleReadUnits),
    writeUnits: beside(measured.writeUnits, USAGE.cycleWriteUnits),
    searches: beside(measured.searches, USAGE.contactSearchesPerCycle),
    credits: beside(measured.credits, USAGE.contactCreditsPerCycle),
    bytes: beside(measured.bytesPerDraft, USAGE.bytesPerDraft),
  }).toEqual({
    drafts: 20, postingCalls: 3, drafted: 20, opened: 20, mails: 1,
    readUnits: 'within a fifth', writeUnits: 'within a fifth', searches: 'within a fifth', credits: 'within a fifth', bytes: 'within a fifth',
  })
})

test('the shards of the index are as many as the table has', () => {
  expect(OPEN_SHARDS).toBe(SHARDS_OF_THE_TABLE)
})

import { afterAll, expect, inject, test } from 'vitest'
import { startCountingProxy } from '#harness/counting-proxy.ts'
import { BERLIN, type Preferences } from '#harness/ready-user.ts'
import { testStage } from '#harness/stage.ts'
import { USAGE } from '#infra/cost/usage.ts'
import { measureCycle } from './measure-cycle.ts'

const proxy = await startCountingProxy(inject('dynamodb'))
// Runs after the stage has stopped, whose schedules use the proxy until then.
afterAll(async () => await proxy.close())
const stage = await testStage({ dynamodb: proxy.url })

/** Whether a measured number is near the cost model's; parallel work varies it by a unit or two. */
const isNear = (measured: number, stated: number) =>
  Math.abs(measured - stated) <= Math.max(2, stated / 5)
    ? 'within a fifth'
    : `measured ${measured}, stated ${stated}`

/** Few employers of this job have their own board: with more boards, fewer contacts would be bought. */
const MARKETING: Preferences = { ...BERLIN, jobTitle: 'Marketing Coordinator', role: 'marketing' }

test('the cost model uses the measured calls of a run', async () => {
  const { drafts, table, calls, bytesPerDraft } = await measureCycle(
    stage,
    proxy,
    'measured@mail.example',
    'marketing-coordinator.txt',
    MARKETING,
  )
  const searches = (calls['hunter domain-search'] ?? 0) + (calls['hunter email-finder'] ?? 0)
  const credits = searches + (calls['hunter email-verifier'] ?? 0) / 2
  expect({
    drafts,
    postingCalls: calls['adzuna search'],
    drafted: calls['google drafts'],
    // One mailbox, whose data key a process caches.
    opened: calls['kms'],
    mails: calls['ses outbound-emails'],
    readUnits: isNear(table.readUnits, 735),
    writeUnits: isNear(table.writeUnits, USAGE.cycleWriteUnits),
    searches: isNear(searches, USAGE.contactSearchesPerCycle),
    credits: isNear(credits, drafts * USAGE.creditsPerBought),
    bytes: isNear(bytesPerDraft, 5_160),
  }).toEqual({
    drafts: 20,
    postingCalls: 3,
    drafted: 20,
    opened: 1,
    mails: 1,
    readUnits: 'within a fifth',
    writeUnits: 'within a fifth',
    searches: 'within a fifth',
    credits: 'within a fifth',
    bytes: 'within a fifth',
  })
})

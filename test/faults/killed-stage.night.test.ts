import { afterEach, expect, test } from 'vitest'
import { readyUser } from '#harness/ready-user.ts'
import type { Client } from '#harness/session.ts'
import { waitFor } from '#harness/stage.ts'
import { ownProcessStage, type OwnProcessStage } from './own-process-stage.ts'
import { entriesOf, finishedRun, latestRun, start, userOf } from '#harness/run-reading.ts'

const EMAIL = 'stan.starter@example.com'

let stage: OwnProcessStage | null = null
afterEach(async () => await stage?.end(), 60_000)

async function startedRun(): Promise<{ stage: OwnProcessStage; client: Client }> {
  const own = await ownProcessStage()
  stage = own
  await own.start()
  const client = await readyUser(own, EMAIL, 'starter', 'product-manager.txt')
  expect((await start(client)).status).toBe(202)
  return { stage: own, client }
}

/** After the restart the run continues by itself, and the browser's session is still valid. */
async function endsWhole(own: OwnProcessStage, client: Client): Promise<void> {
  await own.start()
  const run = await finishedRun(client)
  expect((await entriesOf(client)).flatMap(({ failure }) => failure ?? [])).toEqual([])
  expect(run).toMatchObject({
    outcome: 'complete',
    reserved: 15,
    written: 15,
    drafted: 15,
    failed: 0,
  })
  const drafts = await own.drafts(EMAIL)
  expect(drafts).toHaveLength(15)
  expect(new Set(drafts.map(({ messageId }) => messageId)).size).toBe(15)
  expect((await entriesOf(client)).map(({ emailStatus }) => emailStatus)).toEqual(
    Array.from({ length: 15 }, () => 'draft'),
  )
  expect(await userOf(client)).toMatchObject({ dailyRemaining: 0, jobsRemaining: 435 })
}

const betweenDrafts = async (own: OwnProcessStage, _client: Client) =>
  await waitFor(async () => (await own.drafts(EMAIL)).length >= 5, { everyMs: 5, what: 'five drafts' })

const whilePlanning = async (own: OwnProcessStage, client: Client) => {
  await waitFor(async () => (await own.requestsTo('hunter')) >= 3, { everyMs: 5, what: 'the first look-ups' })
  expect((await latestRun(client))?.state).toBe('planning')
}

const MOMENTS = [
  ['between two drafts', betweenDrafts],
  ['while planning', whilePlanning],
] as const

test.for(MOMENTS)(
  'a stage killed %s ends its run after its restart, and makes no draft twice',
  async ([, moment]) => {
    const { stage: own, client } = await startedRun()
    await moment(own, client)
    await own.kill()
    await expect(own.drafts(EMAIL)).rejects.toThrow('fetch failed')
    await endsWhole(own, client)
  },
)

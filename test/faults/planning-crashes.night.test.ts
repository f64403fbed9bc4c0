import { SQSClient } from '@aws-sdk/client-sqs'
import { afterAll, expect, test } from 'vitest'
import { draftsOf } from '#harness/drafts.ts'
import { messagesLeft } from '#harness/messages-left.ts'
import { readyUser } from '#harness/ready-user.ts'
import { testStage, waitFor } from '#harness/stage.ts'
import { finishedRun, latestRun, start, userOf } from '#harness/run-reading.ts'
import { localAccess } from '#dev/local-access.ts'
import { startWorkers } from './stage-schedules/workers.ts'

const stage = await testStage({ workers: null })
process.env['HELD_SECONDS'] = '3'
const client = new SQSClient(localAccess(stage.sqs.url))
const workers = await startWorkers(stage, 1, () => 0.5, 0)
afterAll(async () => {
  delete process.env['HELD_SECONDS']
  await workers.close()
  client.destroy()
})

const EMAIL = 'cora@mail.example'

/** A dead worker's planning and message are free again after half a minute, six times. */
const LONGEST_MS = 240_000

test('a planning whose worker dies six times goes on within seconds, and writes to nobody twice', async () => {
  const user = await readyUser(stage, EMAIL, 'starter', 'product-manager.txt')
  expect((await start(user)).status).toBe(202)
  for (let crash = 1; crash <= 6; crash += 1) {
    const before = stage.emulators.hunter.requests.length + stage.emulators.adzuna.requests.length
    await waitFor(
      async () =>
        stage.emulators.hunter.requests.length + stage.emulators.adzuna.requests.length > before ||
        (await latestRun(user))?.state !== 'planning',
      { everyMs: 5, timeoutMs: LONGEST_MS, what: `planning ${crash}` },
    )
    await workers.kill()
  }
  await waitFor(async () => (await latestRun(user))?.state === 'finished', {
    timeoutMs: LONGEST_MS,
    what: 'the run to finish',
  })
  expect(await finishedRun(user)).toMatchObject({ outcome: 'complete', reserved: 15, drafted: 15, failed: 0 })
  const drafts = await draftsOf(stage, EMAIL)
  expect(drafts).toHaveLength(15)
  expect(new Set(drafts.map(({ to }) => to)).size).toBe(15)
  expect(await userOf(user)).toMatchObject({ dailyRemaining: 0 })
  expect(await messagesLeft(client, stage.sqs.dead.cycle.url)).toBe(0)
}, 600_000)

import { expect, test } from 'vitest'
import { finishedRun } from '#harness/run-reading.ts'
import { draftsOf } from '#harness/drafts.ts'
import { readyUser } from '#harness/ready-user.ts'
import { testStage } from '#harness/stage.ts'

const stage = await testStage({ workers: { concurrency: 4 } })

test('a trial gets five drafts, and no sixth', async () => {
  const client = await readyUser(stage, 'tess@mail.example', 'trial', 'marketing-coordinator.txt', {
    jobTitle: 'Marketing Coordinator',
    country: 'United States',
    city: 'Los Angeles',
    role: 'marketing',
    timeframe: '30',
  })
  await client.post('/api/start-email-drafting', {})
  expect(await finishedRun(client)).toMatchObject({ outcome: 'complete', drafted: 5 })
  expect(await draftsOf(stage, 'tess@mail.example')).toHaveLength(5)
  expect((await client.get('/api/user')).body).toMatchObject({
    trialEmailsUsed: 5,
    jobsRemaining: 0,
    totalJobs: 5,
  })
})

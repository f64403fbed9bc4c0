import { expect, test } from 'vitest'
import { browserSession } from '#harness/session.ts'
import { testStage } from '#harness/stage.ts'

const stage = await testStage({ workers: null })

test('a refused start does not count towards the limit of ten an hour', async () => {
  const client = await browserSession(stage, 'eager@mail.example')
  for (let index = 0; index < 12; index += 1)
    expect((await client.post('/api/start-email-drafting', {})).body).toMatchObject({
      code: 'not_configured',
    })
})

test('a connection can be refreshed thirty times an hour', async () => {
  const client = await browserSession(stage, 'refresher@mail.example')
  const statuses = new Set<number>()
  for (let index = 0; index < 30; index += 1)
    statuses.add((await client.post('/api/gmail-integration/refresh', {})).status)
  expect([...statuses]).toEqual([409])
  expect((await client.post('/api/gmail-integration/refresh', {})).body).toMatchObject({
    code: 'too_many_requests',
  })
})

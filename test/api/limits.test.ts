import { expect, test } from 'vitest'
import { browserSession } from '#harness/session.ts'
import { testStage } from '#harness/stage.ts'

const stage = await testStage({ workers: null })

test('a run can be started ten times an hour, whatever comes of it', async () => {
  const client = await browserSession(stage, 'eager@mail.example')
  const press = async () => await client.post('/api/start-email-drafting', {})
  const statuses: number[] = []
  for (let index = 0; index < 11; index += 1) statuses.push((await press()).status)
  expect(statuses).toEqual([409, 409, 409, 409, 409, 409, 409, 409, 409, 409, 429])
  const refused = await press()
  expect(refused.body).toMatchObject({ code: 'too_many_requests' })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  const other = await browserSession(stage, 'patient@mail.example')
  expect((await other.post('/api/start-email-drafting', {})).body).toMatchObject({ code: 'not_configured' })
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

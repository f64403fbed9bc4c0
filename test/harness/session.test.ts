import { expect, test } from 'vitest'
import { browserSession, connectGmail, visitor } from './session.ts'
import { testStage } from './stage.ts'

const stage = await testStage()

test('a visitor has no session', async () => {
  const reply = await visitor(stage).get('/api/user')
  expect(reply.status).toBe(401)
  expect(reply.body).toMatchObject({ code: 'not_authenticated' })
})

test('a sample account signs in through the pages and has its plan', async () => {
  const client = await browserSession(stage, 'priya.pro@example.com')
  const reply = await client.get('/api/user')
  expect(reply.status).toBe(200)
  expect(reply.body).toMatchObject({
    email: 'priya.pro@example.com',
    firstName: 'Priya',
    currentPlan: 'pro',
    isTrial: false,
  })
})

test('an account created at the sign-in has the plan it was given', async () => {
  const client = await browserSession(stage, 'new.person@mail.example', { firstName: 'New', plan: 'trial' })
  expect((await client.get('/api/user')).body).toMatchObject({
    email: 'new.person@mail.example',
    firstName: 'New',
    isTrial: true,
    trialEmailsAllowed: 5,
  })
})

test('two browsers have separate sessions', async () => {
  const first = await browserSession(stage, 'elena.elite@example.com')
  const second = await browserSession(stage, 'elena.elite@example.com')
  expect(first.cookies()['sid']).not.toBe(second.cookies()['sid'])
  expect((await first.post('/api/user/logout', {})).status).toBe(200)
  expect((await first.get('/api/user')).status).toBe(401)
  expect((await second.get('/api/user')).status).toBe(200)
})

test("a mailbox is connected through Google's consent page", async () => {
  const client = await browserSession(stage, 'stan.starter@example.com')
  expect(await connectGmail(client, 'stan.starter@example.com')).toBe('/dashboard?gmail=connected')
  expect((await client.get('/api/gmail-integration')).body).toMatchObject({
    email: 'stan.starter@example.com',
  })
})

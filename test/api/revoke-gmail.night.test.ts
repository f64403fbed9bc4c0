import { expect, test } from 'vitest'
import { browserSession, connectGmail, visitor } from '#harness/session.ts'
import { LOCAL_CLIENTS } from '#dev/emulators.ts'
import { testStage } from '#harness/stage.ts'

const stage = await testStage({ workers: null })
const REVOKE = '/api/gdpr/revoke-gmail'
const DONE = { success: true, message: 'The permission for your Gmail is revoked.' }

test('revoking requires a session', async () => {
  expect((await visitor(stage).post(REVOKE, {})).status).toBe(401)
})

test('the permission is revoked at Google and erased here; repeating it, or having none, gives the same answer', async () => {
  const client = await browserSession(stage, 'revoker@mail.example', { plan: 'pro' })
  expect([(await client.post(REVOKE, {})).status, (await client.post(REVOKE, {})).body]).toEqual([200, DONE])
  await connectGmail(client, 'revoker@mail.example')
  expect(stage.emulators.google.state.hasGrant('revoker@mail.example', LOCAL_CLIENTS.mailbox.id)).toBe(true)
  expect((await client.post(REVOKE, {})).body).toEqual(DONE)
  expect([
    stage.emulators.google.state.hasGrant('revoker@mail.example', LOCAL_CLIENTS.mailbox.id),
    (await client.get('/api/gmail-integration')).body,
  ]).toEqual([false, null])
  expect((await client.post(REVOKE, {})).body).toEqual(DONE)
})

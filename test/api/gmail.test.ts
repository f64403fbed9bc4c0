import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { keys } from '#platform/table/keys.ts'
import { draftsOf } from '#harness/drafts.ts'
import { browserSession, connectGmail } from '#harness/session.ts'
import { tableOf } from '#harness/table-of.ts'
import { testStage } from '#harness/stage.ts'

const stage = await testStage({ workers: null })

test('without a connection there is no integration, and nothing to refresh, test or disconnect', async () => {
  const client = await browserSession(stage, 'none@mail.example')
  expect((await client.get('/api/gmail-integration')).body).toBeNull()
  for (const reply of [
    await client.post('/api/gmail-integration/refresh', {}),
    await client.post('/api/gmail-integration/test-draft', {}),
    await client.delete('/api/gmail-integration'),
  ]) {
    expect([reply.status, reply.body]).toMatchObject([
      409,
      { code: 'mailbox_not_connected', message: 'Connect your Gmail account first.' },
    ])
  }
})

test('a connected mailbox refreshes, makes a test draft to itself, and is also disconnected at Google', async () => {
  const email = 'whole@mail.example'
  const client = await browserSession(stage, email, { firstName: 'Zoë', lastName: 'Ångström' })
  expect(await connectGmail(client, email)).toBe('/dashboard?gmail=connected')
  expect((await client.get('/api/gmail-integration')).body).toMatchObject({
    email,
    isActive: true,
    problem: null,
  })
  expect((await client.post('/api/gmail-integration/refresh', {})).body).toEqual({
    message: 'Your Gmail connection has been refreshed successfully',
  })
  const made = await client.post('/api/gmail-integration/test-draft', {})
  expect([made.status, made.body]).toEqual([201, { message: 'Check your Gmail drafts for the test email' }])
  const [draft] = await draftsOf(stage, email)
  expect([draft?.to, draft?.subject]).toEqual([email, 'Test draft from Reachwell'])

  const gone = await client.delete('/api/gmail-integration')
  expect([gone.status, gone.body]).toEqual([
    200,
    { message: 'Your Gmail account has been disconnected successfully' },
  ])
  expect((await client.get('/api/gmail-integration')).body).toBeNull()
  expect(stage.emulators.google.requests.some(({ path }) => path.startsWith('/revoke'))).toBe(true)
})

test('disconnecting works while Google does not answer', async () => {
  const email = 'outage@mail.example'
  const client = await browserSession(stage, email)
  await connectGmail(client, email)
  stage.emulators.google.faults.set({ operation: 'revoke', kind: 'unavailable', times: 5 })
  expect((await client.delete('/api/gmail-integration')).status).toBe(200)
  stage.emulators.google.faults.clear()
  expect((await client.get('/api/gmail-integration')).body).toBeNull()
})

test("disconnecting changes nothing while the grant's key is unavailable, because an erased grant could not be revoked", async () => {
  const email = 'keyless@mail.example'
  const client = await browserSession(stage, email)
  await connectGmail(client, email)
  const revoked = () =>
    stage.emulators.google.requests.filter(({ path }) => path.startsWith('/revoke')).length
  const before = revoked()
  stage.emulators.kms.faults.set({ operation: 'Decrypt', kind: 'disabled', times: 1 })
  expect((await client.delete('/api/gmail-integration')).status).toBe(503)
  expect([(await client.get('/api/gmail-integration')).body, revoked()]).toMatchObject([
    { email, isActive: true },
    before,
  ])
  expect((await client.delete('/api/gmail-integration')).status).toBe(200)
  expect([(await client.get('/api/gmail-integration')).body, revoked()]).toEqual([null, before + 1])
})

test('a grant that can never be decrypted again can still be disconnected', async () => {
  const [mine, theirs] = [
    await browserSession(stage, 'swapped@mail.example'),
    await browserSession(stage, 'swapped.from@mail.example'),
  ]
  await connectGmail(mine, 'swapped@mail.example')
  await connectGmail(theirs, 'swapped.from@mail.example')
  const table = tableOf(stage)
  const idOf = async (client: typeof mine) =>
    z.object({ id: z.string() }).parse((await client.get('/api/user')).body).id
  const foreign = await table.get(keys.gmail(await idOf(theirs)))
  await table.update(keys.gmail(await idOf(mine)), { set: { sealedGrant: foreign?.['sealedGrant'] } })
  expect((await mine.delete('/api/gmail-integration')).status).toBe(200)
  expect([
    (await mine.get('/api/gmail-integration')).body,
    (await theirs.get('/api/gmail-integration')).body,
  ]).toMatchObject([null, { isActive: true }])
})

test('a grant that Google no longer accepts turns the integration off and says what to do', async () => {
  const email = 'revoked@mail.example'
  const client = await browserSession(stage, email)
  await connectGmail(client, email)
  stage.emulators.google.faults.set({ revokeAccount: email })
  // The connection's access token is valid for a while, but not an hour later.
  stage.advance(3_700_000)
  const fresh = await browserSession(stage, email)
  const reply = await fresh.post('/api/gmail-integration/refresh', {})
  expect([reply.status, reply.body]).toMatchObject([
    409,
    {
      code: 'mailbox_disconnected',
      message: 'Gmail no longer accepts our access. Connect your Gmail account again.',
    },
  ])
  expect((await fresh.get('/api/gmail-integration')).body).toMatchObject({
    isActive: false,
    problem: 'Gmail no longer accepts our access. Connect your Gmail account again.',
  })
  expect(await connectGmail(fresh, email)).toBe('/dashboard?gmail=connected')
  expect((await fresh.get('/api/gmail-integration')).body).toMatchObject({ isActive: true, problem: null })
})

test('a busy Gmail is not a broken connection', async () => {
  const email = 'busy@mail.example'
  const client = await browserSession(stage, email)
  await connectGmail(client, email)
  stage.emulators.google.faults.set({ operation: 'drafts.create', kind: 'unavailable' })
  const reply = await client.post('/api/gmail-integration/test-draft', {})
  expect([reply.status, reply.body]).toMatchObject([503, { code: 'unavailable' }])
  expect((await client.get('/api/gmail-integration')).body).toMatchObject({ isActive: true })
})

test('no reply contains the grant', async () => {
  const email = 'sealed@mail.example'
  const client = await browserSession(stage, email)
  await connectGmail(client, email)
  expect(Object.keys(Object((await client.get('/api/gmail-integration')).body)).toSorted()).toEqual([
    'checkedAt',
    'connectedAt',
    'email',
    'isActive',
    'problem',
    'restoredAt',
  ])
})

test('the number of test drafts is limited', async () => {
  const email = 'eager@mail.example'
  const client = await browserSession(stage, email)
  await connectGmail(client, email)
  const statuses: number[] = []
  for (let index = 0; index < 11; index += 1)
    statuses.push((await client.post('/api/gmail-integration/test-draft', {})).status)
  expect(statuses).toEqual([201, 201, 201, 201, 201, 201, 201, 201, 201, 201, 429])
})

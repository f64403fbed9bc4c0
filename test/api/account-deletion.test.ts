import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3'
import { SQSClient } from '@aws-sdk/client-sqs'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { keys } from '#platform/table/keys.ts'
import { ownedItems } from '#platform/table/owned-items.ts'
import { importedAccount, IMPORTED_PASSWORD } from '#harness/imported-account.ts'
import { tableOf } from '#harness/table-of.ts'
import { askStripe, buyer, confirmCard, Ordered } from '#harness/payments.ts'
import { messagesLeft } from '#harness/messages-left.ts'
import { configure, readyUser } from '#harness/ready-user.ts'
import { reviewFacts } from '#harness/review-facts.ts'
import { finishedRun } from '#harness/run-reading.ts'
import { seedEntries } from '#harness/seeded-entries.ts'
import { browserSession, connectGmail, visitor, type Client } from '#harness/session.ts'
import { LOCAL_CLIENTS } from '#dev/emulators.ts'
import { testStage, waitFor } from '#harness/stage.ts'
import { trialBuyer } from '#harness/trial-buyer.ts'
import { kindsWith, wholeTable } from '#harness/whole-table.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { localAccess } from '#dev/local-access.ts'

const stage = await testStage()
const table = tableOf(stage)
const database = localAccess(stage.addresses['dynamodb'] ?? '')
const files = new S3Client({ ...database, endpoint: stage.addresses['s3'] ?? '', forcePathStyle: true })
const queues = new SQSClient(localAccess(stage.addresses['sqs'] ?? ''))
const HOUR = 3_600_000

const DELETE = '/api/gdpr/delete-account'
const CONFIRMED = { confirmDeletion: true }
const DONE = {
  success: true,
  message: 'Your account is deleted. What is left of it is removed within the hour.',
}

const idOf = async (client: Client) =>
  z.object({ id: z.string() }).parse((await client.get('/api/user')).body).id

const filesOf = async (userId: string) =>
  (await files.send(new ListObjectsV2Command({ Bucket: stage.bucket, Prefix: `users/${userId}/` }))).Contents
    ?.length ?? 0

/** Waits for the worker's first pass, and then runs the final pass after everything under way has ended. */
async function erased(userId: string): Promise<void> {
  await waitFor(async () => (await table.get(keys.subscription(userId))) === null, { what: 'the first pass' })
  // The clock skips the hour at once here, while a run would still be writing.
  const runs = ['CYCLE_QUEUE_URL', 'DRAFT_QUEUE_URL'].map((name) => process.env[name] ?? '')
  await waitFor(
    async () =>
      (await Promise.all(runs.map(async (url) => await messagesLeft(queues, url)))).join() === '0,0',
    { what: 'the run to end' },
  )
  stage.advance(HOUR)
  await stage.sweep()
  await waitFor(async () => (await ownedItems(table, userId, '')).length === 0, { what: 'the last look' })
}

describe('deleting an account', () => {
  test('requires a session and the confirmation', async () => {
    expect([
      (await visitor(stage).post(DELETE, CONFIRMED)).status,
      (await visitor(stage).delete('/api/user/account')).status,
    ]).toEqual([401, 401])
    const client = await browserSession(stage, 'unsure@mail.example')
    for (const body of [{}, { confirmDeletion: false }, { confirmDeletion: 'true' }])
      expect((await client.post(DELETE, body)).status).toBe(400)
    expect((await client.get('/api/user')).status).toBe(200)
  })

  test('leaves no data of a user with data of every kind in any store', async () => {
    const who = await buyer(stage, 'quintessa.marlowe')
    const { client, email } = who
    const userId = await idOf(client)
    const ordered = Ordered.parse((await who.order('pro')).body)
    const setup = await confirmCard(stage, ordered.clientSecret)
    expect((await who.verify(setup)).status).toBe(200)
    await configure(client, 'product-manager.txt')
    await reviewFacts(client, 'Quintessa Marlowe has a forklift licence')
    await connectGmail(client, email)
    expect((await client.post('/api/start-email-drafting', {})).status).toBe(202)
    await seedEntries({ endpoint: database.endpoint, table: stage.table }, userId, 60, systemClock.now())
    await client.post('/api/support-tickets', {
      subject: 'A question',
      message: 'From Quintessa.',
      priority: 'low',
    })
    const importedId = await importedAccount(stage, 'quintessa.old@mail.example')
    const scenario = {
      type: 'gmail_to_email',
      primaryAccount: email,
      secondaryAccount: 'quintessa.old@mail.example',
    }
    await finishedRun(client)
    expect(
      (await client.post('/api/link-accounts', { scenario, confirmPassword: IMPORTED_PASSWORD })).status,
    ).toBe(200)
    const [primaryId, secondaryId] =
      (await idOf(client)) === userId ? [userId, importedId] : [importedId, userId]
    await waitFor(async () => (await table.get(keys.merge(primaryId, secondaryId)))?.['doneAt'], {
      what: 'the merge',
    })
    const second = await browserSession(stage, email)
    const customer = who.customers()[0] ?? ''
    expect([await filesOf(primaryId), stage.emulators.cognito.isInPool(email)]).toEqual([2, true])

    const reply = await client.post(DELETE, CONFIRMED)
    expect([reply.status, reply.body]).toEqual([200, DONE])
    // Every session ends, in this and the other browser.
    expect([client.cookies()['sid'], (await second.get('/api/user')).status]).toEqual([undefined, 401])
    await erased(primaryId)

    const left = await kindsWith(stage, [primaryId, secondaryId, email, 'quintessa', 'marlowe', customer])
    expect(
      left.filter((kind) => !['THROTTLE', 'STRIPEEVENT', 'LINKPROOF', 'OAUTHSTATE'].includes(kind)),
    ).toEqual([])
    expect([await filesOf(primaryId), await filesOf(secondaryId)]).toEqual([0, 0])
    expect(JSON.stringify(stage.emulators.scheduler.schedules())).not.toContain(primaryId)
    expect(stage.emulators.google.state.hasGrant(email, LOCAL_CLIENTS.mailbox.id)).toBe(false)
    expect(stage.emulators.cognito.isInPool(email)).toBe(false)
    // The customer is deleted and pays nothing; past payments stay in the provider's records.
    expect(await askStripe(stage, 'GET', `/v1/customers/${customer}`)).toMatchObject({ deleted: true })
    expect(
      stage.emulators.stripe.state.subscriptions
        .filter((sub) => sub.customer === customer)
        .map(({ status }) => status),
    ).toEqual(['canceled'])
    const audit = (await wholeTable(stage)).filter(({ pk }) => String(pk).startsWith('ERASED#'))
    expect(audit).toMatchObject([
      { startedAt: expect.any(String), doneAt: expect.any(String), ttl: expect.any(Number) },
    ])
  })

  test('a later sign-up makes a new account without a second trial', async () => {
    const first = await buyer(stage, 'odette')
    const firstId = await idOf(first.client)
    const ordered = Ordered.parse((await first.order('starter')).body)
    expect(ordered.isTrial).toBe(true)
    await first.verify(await confirmCard(stage, ordered.clientSecret, 'pm_card_mastercard'))
    expect((await first.client.delete('/api/user/account')).body).toEqual(DONE)
    const again = await buyer(stage, 'odette')
    expect(await idOf(again.client)).not.toBe(firstId)
    expect((await again.client.get('/api/user')).body).toMatchObject({
      email: 'odette@mail.example',
      currentPlan: null,
      isTrial: false,
    })
    expect(Ordered.parse((await again.order('starter')).body)).toMatchObject({
      isTrial: false,
      noTrial: 'used',
      finalAmount: 9_900,
    })
    await erased(firstId)
    expect((await again.client.get('/api/user')).status).toBe(401)
    expect((await (await browserSession(stage, 'odette@mail.example')).get('/api/user')).status).toBe(200)
  })

  test('a later sign-up with the same Google account under another address gets no second trial and says so beforehand', async () => {
    const first = await trialBuyer(stage, 'renamed')
    expect((await first.client.delete('/api/user/account')).body).toEqual(DONE)
    const changeEmail = { from: 'renamed@mail.example', to: 'renamed-later@mail.example' }
    stage.emulators.cognito.faults.set({ changeEmail })
    const again = await buyer(stage, 'renamed-later')
    expect((await again.client.get('/api/user')).body).toMatchObject({
      trialAvailable: false,
      trialSpentBy: 'person',
    })
    expect(Ordered.parse((await again.order('starter')).body)).toMatchObject({
      isTrial: false,
      noTrial: 'used',
    })
    expect((await (await buyer(stage, 'never-here')).client.get('/api/user')).body).toMatchObject({
      trialAvailable: true,
    })
  })

  test('stops a run: no further draft is saved, and late messages do nothing', async () => {
    const client = await readyUser(stage, 'midrun@mail.example', 'trial', 'product-manager.txt')
    const userId = await idOf(client)
    await client.post('/api/start-email-drafting', {})
    const [one, two] = await Promise.all([client.post(DELETE, CONFIRMED), client.post(DELETE, CONFIRMED)])
    expect([one.status, two.status].toSorted((a, b) => a - b)[0]).toBe(200)
    const drafts = () => stage.emulators.google.state.drafts('midrun@mail.example').length
    const atCommit = drafts()
    await erased(userId)
    // One draft may have been on its way to Google when the deletion was committed.
    expect(drafts()).toBeLessThanOrEqual(atCommit + 1)
    const [{ handler: plan }, { handler: write }, { handler: bill }, { handler: erase }] = await Promise.all([
      import('#functions/outreach/workers/plan-cycle.ts'),
      import('#functions/outreach/workers/write-draft.ts'),
      import('#functions/billing/workers/apply-billing-event.ts'),
      import('#functions/privacy/workers/run-account-deletion.ts'),
    ])
    const bodies = [
      [plan, { v: 1, userId, trigger: 'schedule', runId: null }],
      [plan, { v: 1, userId, trigger: 'manual', runId: 'run_01ARZ3NDEKTSV4RRFFQ69G5FAV' }],
      [write, { v: 1, userId, emailId: 'out_01ARZ3NDEKTSV4RRFFQ69G5FAV' }],
      [bill, { v: 1, userId }],
      [erase, { v: 1, userId }],
    ] as const
    for (const [handler, body] of bodies) {
      const record = {
        messageId: 'm',
        receiptHandle: 'r',
        body: JSON.stringify(body),
        attributes: {
          ApproximateReceiveCount: '1',
          SentTimestamp: '0',
          SenderId: 's',
          ApproximateFirstReceiveTimestamp: '0',
        },
        messageAttributes: {},
        md5OfBody: '',
        eventSource: 'aws:sqs',
        eventSourceARN: 'arn',
        awsRegion: 'us-east-1',
      }
      expect(await handler({ Records: [record] })).toEqual({ batchItemFailures: [] })
    }
    expect(await ownedItems(table, userId, '')).toEqual([])
  })
})

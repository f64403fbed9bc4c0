import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3'
import { afterEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { LOCAL_CLIENTS } from '#dev/emulators.ts'
import { localAccess } from '#dev/local-access.ts'
import { Monitoring } from '#shared/models/admin/monitoring.ts'
import { keys } from '#platform/table/keys.ts'
import { ownedItems } from '#platform/table/owned-items.ts'
import { credentialsOf, newAdmin } from '#harness/admin.ts'
import { buyer, payOnPage } from '#harness/payments.ts'
import { configure } from '#harness/ready-user.ts'
import { connectGmail, type Client } from '#harness/session.ts'
import { testStage, waitFor, type TestStage } from '#harness/stage.ts'
import { tableOf } from '#harness/table-of.ts'
import { trialBuyer } from '#harness/trial-buyer.ts'
import { kindsWith } from '#harness/whole-table.ts'

const stage = await testStage()
const table = tableOf(stage)
const { stripe, google, cognito, scheduler } = stage.emulators
const files = new S3Client({
  ...localAccess(stage.addresses['dynamodb'] ?? ''),
  endpoint: stage.addresses['s3'] ?? '',
  forcePathStyle: true,
})
const DELETE = '/api/gdpr/delete-account'
const MINUTES = 60_000
const MANY = 1_000

const idOf = async (client: Client) =>
  z.object({ id: z.string() }).parse((await client.get('/api/user')).body).id
const filesOf = async (userId: string) =>
  (await files.send(new ListObjectsV2Command({ Bucket: stage.bucket, Prefix: `users/${userId}/` }))).Contents
    ?.length ?? 0
const deletionOf = (userId: string) => table.get(keys.deletion(userId))

/** What the stores and vendors still hold. */
const held = async (userId: string, email: string) => ({
  items: (await ownedItems(table, userId, ''))
    .map(({ sk }) => String(sk).replace(/#.*/, ''))
    .filter((kind) => !['ERASURE', 'PROFILE'].includes(kind)),
  files: await filesOf(userId),
  grant: google.state.hasGrant(email, LOCAL_CLIENTS.mailbox.id),
  signIn: cognito.isInPool(email),
  schedule: JSON.stringify(scheduler.schedules()).includes(userId),
  customer: stripe.state.customers.some((customer) => customer.email === email),
})
const NOTHING = { items: [], files: 0, grant: false, signIn: false, schedule: false, customer: false }

const KEEPER = 'keeper@staff.example'
await newAdmin(stage, KEEPER)
/** What the monitoring page says about deletions. */
async function shownToStaff() {
  stage.advance(11_000)
  const answer = await fetch(new URL('/api/admin/monitoring-dashboard', stage.origin), {
    headers: credentialsOf(KEEPER),
  })
  const { systemHealth } = Monitoring.parse(await answer.json())
  return systemHealth.components.find(({ name }) => name === 'Deletions of accounts')
}

/** A user in a trial with a resume and a mailbox; a run also leaves a schedule. */
async function person(name: string, hasRun: boolean) {
  const { client, email } = await trialBuyer(stage, name)
  await configure(client, 'product-manager.txt')
  await connectGmail(client, email)
  if (hasRun) {
    await client.post('/api/start-email-drafting', {})
    await waitFor(() => google.state.drafts(email).length === 5, { what: 'the drafts' })
  }
  return { client, email, userId: await idOf(client) }
}

afterEach(() => {
  for (const [, , , , mends] of OUTAGES) mends(stage)
})

type Outage = readonly [
  vendor: string,
  failed: readonly string[],
  shown: string,
  breaks: (at: TestStage) => void,
  mends: (at: TestStage) => void,
  left: Partial<Awaited<ReturnType<typeof held>>>,
]
const OUTAGES: readonly Outage[] = [
  [
    'Stripe',
    ['payments'],
    'Stripe',
    (at) => at.emulators.stripe.faults.set({ operation: 'any', kind: 'unavailable', times: MANY }),
    (at) => at.emulators.stripe.faults.set({ clear: true }),
    { items: ['BILLING', 'SUBSCRIPTION'], customer: true },
  ],
  [
    'Stripe with another account key',
    ['payments'],
    'Stripe',
    (at) => at.emulators.stripe.faults.set({ operation: 'any', kind: 'unauthorized', times: MANY }),
    (at) => at.emulators.stripe.faults.set({ clear: true }),
    { items: ['BILLING', 'SUBSCRIPTION'], customer: true },
  ],
  [
    'Google',
    ['mailbox'],
    'Google',
    (at) => at.emulators.google.faults.set({ operation: 'revoke', kind: 'unavailable', times: MANY }),
    (at) => at.emulators.google.faults.set({ clear: true }),
    { items: ['GMAIL'], grant: true },
  ],
  [
    'the key store',
    ['mailbox'],
    'Google',
    (at) => at.emulators.kms.faults.set({ operation: 'Decrypt', kind: 'internal', times: MANY }),
    (at) => at.emulators.kms.faults.set({ clear: true }),
    { items: ['GMAIL'], grant: true },
  ],
  [
    'Cognito',
    ['sign_in'],
    'Cognito',
    (at) => at.emulators.cognito.faults.set({ kind: 'outage', on: 'admin', times: MANY }),
    (at) => at.emulators.cognito.faults.set({ clear: true }),
    { signIn: true },
  ],
  [
    'the scheduler',
    ['schedule'],
    'the schedule',
    (at) => at.emulators.scheduler.faults.set({ kind: 'internal', operation: 'delete', times: MANY }),
    (at) => at.emulators.scheduler.faults.set({ clear: true }),
    { schedule: true },
  ],
  [
    'S3',
    ['list', 'files'],
    'the list of deletions, the files',
    (at) => at.filesOutage(true),
    (at) => at.filesOutage(false),
    { files: 2 },
  ],
]

test.each(OUTAGES)(
  'while %s is down everything else is deleted, staff see what waits, and afterwards nothing is left',
  async (vendor, failed, shown, breaks, mends, left) => {
    const { client, email, userId } = await person(
      `leaves-${failed[0]}-${vendor.length}`,
      failed[0] === 'schedule',
    )
    breaks(stage)
    expect((await client.post(DELETE, { confirmDeletion: true })).status).toBe(200)
    await waitFor(async () => (await deletionOf(userId))?.['failed'], { what: 'the first pass' })
    expect((await deletionOf(userId))?.['failed']).toMatchObject(failed.map((step) => ({ step })))
    expect(await held(userId, email)).toEqual({ ...NOTHING, ...left })
    const { status, error } = (await shownToStaff()) ?? {}
    expect([status, error?.replace(/on \d.+ UTC/, 'on TIME').replaceAll(/ \(\w+\)/g, '')]).toEqual([
      'degraded',
      `The deletion of ${userId}, asked for on TIME, waits for ${shown}.`,
    ])
    mends(stage)
    stage.advance(16 * MINUTES)
    await stage.sweep()
    await waitFor(async () => (await deletionOf(userId)) === null, { what: 'the end of the deletion' })
    expect(await held(userId, email)).toEqual(NOTHING)
    expect(await ownedItems(table, userId, '')).toEqual([])
    expect(
      (await kindsWith(stage, [userId, email])).filter(
        (kind) => !['THROTTLE', 'STRIPEEVENT', 'OAUTHSTATE'].includes(kind),
      ),
    ).toEqual([])
    expect(await shownToStaff()).toMatchObject({ status: 'healthy', error: null })
  },
)

/** Deletes an account, lets everything under way end, and returns once the record is gone. */
async function deleted(client: Client, userId: string): Promise<void> {
  expect((await client.post(DELETE, { confirmDeletion: true })).status).toBe(200)
  await waitFor(async () => (await table.get(keys.billing(userId))) === null, { what: 'the first pass' })
  stage.advance(16 * MINUTES)
  await stage.sweep()
  await waitFor(async () => (await deletionOf(userId)) === null, { what: 'the end of the deletion' })
}

test('an open Checkout page, whose card setup Stripe refuses to cancel, expires with the account', async () => {
  const { client, email } = await buyer(stage, 'in-checkout')
  const userId = await idOf(client)
  const { checkoutUrl } = z
    .object({ checkoutUrl: z.string() })
    .parse((await client.post('/api/retry-payment', { plan: 'pro' })).body)
  // The bank asks to confirm the card, and the user leaves.
  await payOnPage(checkoutUrl, '4000002500003155')
  expect(stripe.state.setupIntents.at(-1)).toMatchObject({
    status: 'requires_action',
    session: stripe.state.sessions.at(-1)?.id,
  })
  await deleted(client, userId)
  expect(stripe.state.sessions.at(-1)).toMatchObject({ status: 'expired' })
  expect(stripe.state.setupIntents.at(-1)).toMatchObject({ status: 'canceled' })
  expect(await held(userId, email)).toEqual(NOTHING)
})

test('a customer id of another Stripe account does not keep an account from being deleted', async () => {
  const { client, email } = await trialBuyer(stage, 'elsewhere')
  const userId = await idOf(client)
  await table.update(keys.billing(userId), { set: { customerId: 'cus_OfAnotherAccount1' } })
  await deleted(client, userId)
  expect(await held(userId, email)).toEqual(NOTHING)
})

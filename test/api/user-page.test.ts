import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import * as z from 'zod/mini'
import { contracts } from '#shared/contracts/index.ts'
import { signedInAdmin } from '#harness/admin.ts'
import { browserSession, connectGmail, type Client } from '#harness/session.ts'
import { testStage } from '#harness/stage.ts'
import { trialBuyer } from '#harness/trial-buyer.ts'

const stage = await testStage({ workers: null })
const { stripe } = stage.emulators
const { client: admin } = await signedInAdmin(stage, 'page@staff.example')

const idOf = async (client: Client) =>
  z.object({ id: z.string() }).parse((await client.get('/api/user')).body).id
const account = async (id: string) =>
  contracts.getAdminUser.reply[200].parse((await admin.get(`/api/admin/users/${id}`)).body)
const billing = async (id: string) =>
  contracts.getAdminUserBilling.reply[200].parse((await admin.get(`/api/admin/users/${id}/billing`)).body)

test('the account shows what its user sees, the ids at Stripe, and the mailbox with its last proof', async () => {
  const owner = await trialBuyer(stage, 'owner')
  await connectGmail(owner.client, 'owner.box@mail.example')
  const shown = await account(await idOf(owner.client))
  expect(shown.user).toMatchObject({ email: 'owner@mail.example', billingState: 'trial' })
  expect(shown.facts).toMatchObject({
    addresses: ['owner@mail.example'],
    customerId: owner.customers()[0],
    subscriptionId: owner.subscriptions()[0]?.id,
    seen: { dailyRemaining: 5, totalJobs: 5, trialEmailsUsed: 0, draftingPaused: false },
  })
  expect(shown.mailbox).toMatchObject({
    address: 'owner.box@mail.example',
    isActive: true,
    lastProofAt: null,
    problem: null,
    offSince: null,
  })
})

test('billing shows the invoices of Stripe with what was refunded, and the next charge', async () => {
  const owner = await trialBuyer(stage, 'payer')
  const id = await idOf(owner.client)
  const trial = await billing(id)
  expect(trial.nextCharge).toMatchObject({ cents: 9_900 })
  await stripe.advance(86_400 + 7_200)
  await owner.verify(owner.subscriptions()[0]?.id ?? '')
  const charge = stripe.state.charges.findLast(({ customer }) => owner.customers().includes(customer))
  await stripe.refund(charge?.id ?? '', 1_000)
  const { invoices, nextCharge, url } = await billing(id)
  expect(invoices[0]).toMatchObject({
    status: 'paid',
    totalCents: 9_900,
    paidCents: 9_900,
    refundedCents: 1_000,
  })
  expect(invoices[0]?.url).toBe(`https://dashboard.stripe.com/test/invoices/${invoices[0]?.id}`)
  expect(url).toBe(`https://dashboard.stripe.com/test/customers/${owner.customers()[0]}`)
  expect(nextCharge).toMatchObject({ cents: 9_900 })
  expect((await owner.client.post('/api/subscription/cancel', {})).status).toBe(200)
  expect((await billing(id)).nextCharge).toBeNull()
})

test('a user without an order has no invoices, a reason why no run starts, and what they did', async () => {
  const client = await browserSession(stage, 'newcomer@mail.example', { plan: 'none' })
  const id = await idOf(client)
  expect(await billing(id)).toEqual({
    goodwill: [],
    cancellations: [],
    usedEmails: 0,
    invoices: [],
    nextCharge: null,
    url: null,
  })
  const runs = contracts.getAdminUserRuns.reply[200].parse(
    (await admin.get(`/api/admin/users/${id}/runs`)).body,
  )
  expect(runs.runs).toEqual([])
  expect(runs.next).toEqual({ canStart: false, says: 'The user has no plan.' })
  const { recentActivity } = contracts.getAdminUserActivity.reply[200].parse(
    (await admin.get(`/api/admin/users/${id}/activity`)).body,
  )
  expect(recentActivity.map(({ action, category }) => [action, category])).toEqual([['signed_in', 'sign-in']])
})

test.each(['', '/billing', '/runs', '/activity'])('nobody’s page%s is not found', async (part) => {
  expect((await admin.get(`/api/admin/users/usr_01ARZ3NDEKTSV4RRFFQ69G5FAV${part}`)).status).toBe(404)
})

test('a super admin refunds, gives a day and emails over HTTP; a repetition changes nothing', async () => {
  const { client: root } = await signedInAdmin(stage, 'root@staff.example', 'super_admin')
  const owner = await trialBuyer(stage, 'gifted')
  const id = await idOf(owner.client)
  const { trialEndsAt } = z.object({ trialEndsAt: z.string() }).parse(await owner.user())
  const day = { operationId: randomUUID(), reason: 'The first day was lost', trialEndsAt }
  for (let click = 0; click < 2; click += 1)
    expect((await root.post(`/api/admin/users/${id}/trial-days`, day)).status).toBe(200)
  const until = new Date(Date.parse(trialEndsAt) + 86_400_000).toISOString()
  expect((await account(id)).user.trialEndsAt).toBe(until)

  await stripe.advance(2 * 86_400 + 7_200)
  await owner.verify(owner.subscriptions()[0]?.id ?? '')
  const invoiceId = (await billing(id)).invoices[0]?.id
  const refund = { operationId: randomUUID(), reason: 'Too late', invoiceId, cents: 500, refundedCents: 0 }
  for (let click = 0; click < 2; click += 1)
    expect((await root.post(`/api/admin/users/${id}/refunds`, refund)).status).toBe(200)
  expect(owner.charged()).toBe(94)
  expect(
    (
      await root.post(`/api/admin/users/${id}/emails`, {
        operationId: randomUUID(),
        reason: 'None used',
        emails: 1,
        used: 0,
      })
    ).status,
  ).toBe(409)
  const { goodwill } = await billing(id)
  expect(goodwill.map(({ kind, amount, reason, state }) => [kind, amount, reason, state])).toEqual([
    ['refund', 500, 'Too late', 'done'],
    ['trial_day', 24, 'The first day was lost', 'done'],
  ])
  expect((await admin.post(`/api/admin/users/${id}/refunds`, refund)).status).toBe(403)
})

test('where the setting says so every admin refunds and gives, and does nothing else that super admins do', async () => {
  const owner = await trialBuyer(stage, 'by-setting')
  const id = await idOf(owner.client)
  const { trialEndsAt } = z.object({ trialEndsAt: z.string() }).parse(await owner.user())
  const day = { operationId: randomUUID(), reason: 'The first day was lost', trialEndsAt }
  const give = async () => (await admin.post(`/api/admin/users/${id}/trial-days`, day)).status
  const Said = z.object({ adminsGive: z.boolean() })
  const said = async () => Said.parse((await admin.get('/api/admin/admins')).body).adminsGive
  expect([await give(), await said()]).toEqual([403, false])
  process.env['ADMIN_GOODWILL'] = 'admin'
  onTestFinished(() => void delete process.env['ADMIN_GOODWILL'])
  expect([await give(), await give(), await said()]).toEqual([200, 200, true])
  const { goodwill } = await billing(id)
  expect(goodwill.map(({ kind, reason, state }) => [kind, reason, state])).toEqual([
    ['trial_day', 'The first day was lost', 'done'],
  ])
  const other = {
    email: 'new@staff.example',
    password: 'four plain words here',
    firstName: 'Robin',
    lastName: 'Ash',
  }
  expect((await admin.post('/api/admin/create-admin', other)).status).toBe(403)
  expect((await admin.get('/api/admin/audit?day=2026-11-21')).status).toBe(403)
})

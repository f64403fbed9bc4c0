import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { keys } from '#platform/table/keys.ts'
import { signedInAdmin } from '#harness/admin.ts'
import { IMPORTED_PASSWORD, importedAccount } from '#harness/imported-account.ts'
import { askStripe } from '#harness/payments.ts'
import { readyUser } from '#harness/ready-user.ts'
import { browserSession, visitor } from '#harness/session.ts'
import { testStage, waitFor } from '#harness/stage.ts'
import { tableOf } from '#harness/table-of.ts'
import { LOCAL_CLIENTS } from '#dev/emulators.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { billingMessages } from '#functions/services/queues.ts'
import { AdminStats } from '#shared/models/admin/admin.ts'
import { Run } from '#shared/models/outreach/run.ts'
import { newPayingCustomer } from '../faults/stripe-scenarios.ts'

const stage = await testStage()
const table = tableOf(stage)
const { client: admin } = await signedInAdmin(stage, 'figures@staff.example')

const stats = async (): Promise<AdminStats> => AdminStats.parse((await admin.get('/api/admin/stats')).body)
const total = async () => (await stats()).totalUsers
const today = () => systemClock.now().toISOString().slice(0, 10)

describe('the overview', () => {
  test('starts at zero, with null for figures that were never counted', async () => {
    const { days, ...figures } = await stats()
    expect(figures).toEqual({
      totalUsers: 0,
      activeUsers: null,
      activeAt: null,
      totalEmails: 0,
      emailsSentToday: 0,
      responseRate: null,
      revenueThisMonth: 0,
    })
    expect([days.length, days.at(-1)]).toEqual([30, { day: today(), newUsers: 0, drafts: 0, revenue: 0 }])
  })

  test('counts accounts on sign-up, import, linking and deletion', async () => {
    const first = await browserSession(stage, 'first@mail.example', { plan: 'none' })
    await browserSession(stage, 'first@mail.example', { plan: 'none' })
    expect(await total()).toBe(1)
    await importedAccount(stage, 'old@mail.example')
    await importedAccount(stage, 'old@mail.example')
    expect(await total()).toBe(2)

    const scenario = {
      type: 'gmail_to_email',
      primaryAccount: 'first@mail.example',
      secondaryAccount: 'old@mail.example',
    }
    expect(
      (await first.post('/api/link-accounts', { scenario, confirmPassword: IMPORTED_PASSWORD })).status,
    ).toBe(200)
    expect(await total()).toBe(1)
    await browserSession(stage, 'second@mail.example', { plan: 'none' })
    expect(await total()).toBe(2)
    const deleted = await first.post('/api/gdpr/delete-account', { confirmDeletion: true })
    expect([deleted.status, await total()]).toEqual([200, 1])
    // New users are counted by day; the count never decreases.
    expect((await stats()).days.at(-1)).toMatchObject({ newUsers: 3 })
  })

  test('counts drafts once they are in the mailbox, and replies only to emails marked as sent', async () => {
    const client = await readyUser(stage, 'tracked@mail.example', 'trial', 'product-manager.txt')
    expect((await client.post('/api/start-email-drafting', {})).status).toBe(202)
    await waitFor(
      async () =>
        z.object({ run: z.nullable(Run) }).parse((await client.get('/api/runs/latest')).body).run?.state ===
        'finished',
      { what: 'the run' },
    )
    const after = await stats()
    expect([after.totalEmails, after.emailsSentToday, after.days.at(-1)?.drafts, after.responseRate]).toEqual(
      [5, 5, 5, null],
    )

    const { data } = z
      .object({ data: z.array(z.object({ id: z.string() })) })
      .parse((await client.get('/api/email-outreach')).body)
    const [one = '', two = '', three = ''] = data.map(({ id }) => id)
    const rateAfter = async (id: string, mark: string | null) => {
      expect((await client.put(`/api/email-outreach/${id}/mark`, { mark })).status).toBe(200)
      return (await stats()).responseRate
    }
    expect([
      await rateAfter(one, 'sent'),
      await rateAfter(two, 'sent'),
      await rateAfter(three, 'replied'),
    ]).toEqual([0, 0, 33.3])
    expect([
      await rateAfter(one, 'replied'),
      await rateAfter(one, 'replied'),
      await rateAfter(two, 'discarded'),
      await rateAfter(three, 'sent'),
    ]).toEqual([66.7, 66.7, 100, 50])
    expect([await rateAfter(one, null), await rateAfter(three, null)]).toEqual([0, null])
    await Promise.all([
      client.put(`/api/email-outreach/${one}/mark`, { mark: 'replied' }),
      client.put(`/api/email-outreach/${one}/mark`, { mark: 'replied' }),
      client.put(`/api/email-outreach/${one}/mark`, { mark: 'sent' }),
    ])
    const [entry] = z
      .object({ data: z.array(z.object({ mark: z.nullable(z.string()) })) })
      .parse((await client.get('/api/email-outreach')).body).data
    expect((await stats()).responseRate).toBe(entry?.mark === 'replied' ? 100 : 0)
    expect((await stats()).totalEmails).toBe(5)
  })

  test('counts a paid invoice once, however often its event is delivered', async () => {
    const { stripe } = stage.emulators
    const done = async () => {
      await stripe.settled()
      await waitFor(
        async () => {
          const known = await Promise.all(
            stripe.state.events.map(({ id }) => table.get(keys.providerEvent(id))),
          )
          return known.every((item) => item === null || item['state'] !== 'received')
        },
        { what: 'the events to be done' },
      )
    }
    const payer = await newPayingCustomer(stage, 1, 'pro')
    await newPayingCustomer(stage, 2, 'starter')
    await waitFor(async () => (await stats()).revenueThisMonth === 228, { what: 'both payments' })
    await done()

    const paid = stripe.state.events.filter(({ type }) => type === 'invoice.paid').map(({ id }) => id)
    expect(paid).toHaveLength(2)
    for (const id of paid) {
      await table.update(keys.providerEvent(id), { set: { state: 'received' } })
      await Promise.all([
        billingMessages().send({ v: 1, eventId: id }),
        billingMessages().send({ v: 1, eventId: id }),
      ])
    }
    await done()
    expect([(await stats()).revenueThisMonth, (await stats()).days.at(-1)?.revenue]).toEqual([228, 228])

    // Lost events are made up for by the next ones.
    stripe.webhooks({ drop: true })
    const pay = async () => {
      await askStripe(stage, 'POST', '/v1/subscriptions', {
        customer: payer.customerId,
        'items[0][price]': LOCAL_CLIENTS.stripe.prices.elite,
        'metadata[plan]': 'elite',
      })
      await stripe.settled()
    }
    await pay()
    expect((await stats()).revenueThisMonth).toBe(228)
    stripe.webhooks({ drop: false })
    await pay()
    // Nobody pays for two plans: the second payments are refunded and subtracted.
    const invoices = stripe.state.invoices
      .filter(({ customer, status }) => customer === payer.customerId && status === 'paid')
      .map(({ id }) => id)
    const refunds = () =>
      stripe.state.charges
        .filter(({ customer }) => customer === payer.customerId)
        .flatMap((charge) => charge.refunds.map(({ id }) => id))
    await waitFor(() => refunds().length === 2, { what: 'both to be paid back' })
    expect(invoices).toHaveLength(3)
    const counted = async () =>
      (await table.getMany([...invoices, ...refunds()].map((id) => keys.countedPayment(id)))).every(
        (mark) => mark !== null,
      )
    await waitFor(counted, { what: 'the lost payment, the next and both refunds to be counted' })
    expect((await stats()).revenueThisMonth).toBe(228)
  })

  test('subtracts a refund once, on the day of the refund', async () => {
    const { stripe } = stage.emulators
    const { customerId } = await newPayingCustomer(stage, 3, 'starter')
    const becomes = async (dollars: number, what: string) => {
      await waitFor(async () => (await stats()).revenueThisMonth === dollars, { what })
    }
    await becomes(228 + 99, 'the payment')
    const paid = stripe.state.charges.findLast((charge) => charge.customer === customerId)
    const refund = async (fields: Record<string, string> = {}) => {
      await askStripe(stage, 'POST', '/v1/refunds', { payment_intent: paid?.paymentIntent ?? '', ...fields })
    }
    await refund({ amount: '4000' })
    await becomes(228 + 59, 'a part to be taken off')
    await refund()
    await becomes(228, 'the rest to be taken off')
    expect((await stats()).days.at(-1)?.revenue).toBe(228)
    expect(paid?.refunds.map(({ amount }) => amount)).toEqual([4_000, 5_900])
  })

  test('counts users with a plan or trial hourly and shows when they were counted', async () => {
    await browserSession(stage, 'paying@mail.example', { plan: 'elite' })
    await browserSession(stage, 'looking@mail.example', { plan: 'none' })
    await browserSession(stage, 'late@mail.example', { plan: 'expired' })
    await stage.sweep()
    const { activeUsers, activeAt } = await stats()
    // The trial user of the drafts test, three paying users, and the one here.
    expect([
      activeUsers,
      Math.abs(Date.parse(activeAt ?? '') - systemClock.now().getTime()) < 60_000,
    ]).toEqual([5, true])
  })

  test('is for admins alone', async () => {
    expect((await visitor(stage).get('/api/admin/stats')).status).toBe(401)
    const client = await browserSession(stage, 'curious@mail.example')
    expect((await client.get('/api/admin/stats')).status).toBe(401)
  })
})

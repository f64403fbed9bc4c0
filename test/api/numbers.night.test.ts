import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { keys } from '#platform/table/keys.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { cancellations } from '#functions/services/billing.ts'
import { billingMessages } from '#functions/services/queues.ts'
import { getNumbers } from '#shared/contracts/admin/numbers.ts'
import { UserBilling } from '#shared/models/admin/user-page.ts'
import { Run } from '#shared/models/outreach/run.ts'
import { signedInAdmin } from '#harness/admin.ts'
import { askStripe } from '#harness/payments.ts'
import { readyUser } from '#harness/ready-user.ts'
import { browserSession } from '#harness/session.ts'
import { testStage, waitFor } from '#harness/stage.ts'
import { tableOf } from '#harness/table-of.ts'
import { trialBuyer } from '#harness/trial-buyer.ts'

const stage = await testStage()
const { stripe } = stage.emulators
const table = tableOf(stage)
const { client: admin } = await signedInAdmin(stage, 'numbers@staff.example')

const numbers = async () => {
  const { months } = getNumbers.reply[200].parse((await admin.get('/api/admin/numbers')).body)
  const [now, ...earlier] = months
  if (now === undefined) throw new Error('There is no month.')
  return { now, earlier }
}
const until = async (what: string, holds: (month: Awaited<ReturnType<typeof numbers>>['now']) => boolean) => {
  await waitFor(async () => holds((await numbers()).now), { what })
}
const idOf = (user: object) => z.object({ id: z.string() }).parse(user).id

/** Waits until every event that the provider sent is done. */
async function eventsDone() {
  await stripe.settled()
  await waitFor(
    async () => {
      const known = await Promise.all(stripe.state.events.map(({ id }) => table.get(keys.providerEvent(id))))
      return known.every((item) => item === null || item['state'] !== 'received')
    },
    { what: 'the events to be done' },
  )
}

/** Delivers every event of the provider twice more. */
async function again() {
  for (const { id } of stripe.state.events) {
    if ((await table.get(keys.providerEvent(id))) === null) continue
    await table.update(keys.providerEvent(id), { set: { state: 'received' } })
    await Promise.all([
      billingMessages().send({ v: 1, eventId: id }),
      billingMessages().send({ v: 1, eventId: id }),
    ])
  }
  await eventsDone()
}

describe('the numbers', () => {
  test('begin with three empty months', async () => {
    const { now, earlier } = await numbers()
    expect([now.month, earlier.length]).toEqual([systemClock.now().toISOString().slice(0, 7), 2])
    expect([now.trials, now.cancelled, now.revenue, now.users]).toEqual([{ begun: 0, paid: 0 }, 0, [], null])
  })

  test('count trials, payments and refunds once, however often events are delivered', async () => {
    const payer = await trialBuyer(stage, 'payer')
    await trialBuyer(stage, 'looker')
    await payer.client.post('/api/billing/upgrade', { plan: 'pro' })
    await until('the payment', ({ revenue }) => revenue.length === 1)
    const charge = stripe.state.charges.findLast(({ customer }) => payer.customers().includes(customer))
    await askStripe(stage, 'POST', '/v1/refunds', {
      payment_intent: charge?.paymentIntent ?? '',
      amount: '2900',
    })
    await until('the refund', ({ revenue }) => revenue[0]?.refunds === 2_900)
    await eventsDone()
    await again()
    const { now, earlier } = await numbers()
    expect([now.trials, now.revenue]).toEqual([
      { begun: 2, paid: 1 },
      [{ currency: 'usd', gross: 12_900, refunds: 2_900 }],
    ])
    expect(earlier.map(({ trials }) => trials)).toEqual([
      { begun: 0, paid: 0 },
      { begun: 0, paid: 0 },
    ])
  })

  test('count a cancellation and its reason once: two tabs, a repetition, and the events', async () => {
    const owner = await trialBuyer(stage, 'leaver')
    await owner.client.post('/api/billing/upgrade', { plan: 'starter' })
    const id = idOf(await owner.user())
    const why = { reason: 'too_expensive', words: 'Too much for me right now.' }
    const replies = await Promise.all([
      owner.client.post('/api/subscription/cancel', why),
      owner.client.post('/api/subscription/cancel', why),
    ])
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    await owner.client.post('/api/subscription/cancel', { reason: 'no_answers' })
    await eventsDone()
    await again()
    const { now } = await numbers()
    expect([now.cancelled, now.reactivated, now.why]).toEqual([1, 0, [{ reason: 'too_expensive', count: 1 }]])

    // Staff read it, and the export shows it to its owner.
    const billing = UserBilling.parse((await admin.get(`/api/admin/users/${id}/billing`)).body)
    expect(billing.cancellations.map(({ reason, words }) => [reason, words])).toEqual([
      ['too_expensive', 'Too much for me right now.'],
    ])
    const exported = z
      .object({
        sections: z.object({ cancellations: z.array(z.object({ reason: z.string(), words: z.string() })) }),
      })
      .parse((await owner.client.get('/api/user/export-data')).body)
    expect(exported.sections.cancellations).toEqual([
      { reason: 'It costs too much', words: 'Too much for me right now.' },
    ])

    await owner.client.post('/api/subscription/reactivate', {})
    expect((await numbers()).now).toMatchObject({ cancelled: 1, reactivated: 1 })

    // The words are the user's: they go with the account. The counts are nobody's.
    expect((await owner.client.post('/api/gdpr/delete-account', { confirmDeletion: true })).status).toBe(200)
    await waitFor(async () => (await cancellations().list(id)).length === 0, {
      what: 'the words to be deleted',
    })
    expect((await numbers()).now.why).toEqual([{ reason: 'too_expensive', count: 1 }])
  })

  test('a cancellation without a word is counted, and unknown reasons and long words are refused', async () => {
    const owner = await trialBuyer(stage, 'silent-leaver')
    for (const body of [{ reason: 'weather' }, { words: 'x'.repeat(301) }, { because: 'x' }])
      expect((await owner.client.post('/api/subscription/cancel', body)).status).toBe(400)
    const before = (await numbers()).now
    expect((await owner.client.post('/api/subscription/cancel', {})).status).toBe(200)
    const { now } = await numbers()
    expect([now.cancelled - before.cancelled, now.why]).toEqual([1, before.why])
  })

  test('count letters by writer, and answers in the month of the email', async () => {
    const client = await readyUser(stage, 'writer@mail.example', 'trial', 'product-manager.txt')
    expect((await client.post('/api/start-email-drafting', {})).status).toBe(202)
    await waitFor(
      async () =>
        z.object({ run: z.nullable(Run) }).parse((await client.get('/api/runs/latest')).body).run?.state ===
        'finished',
      { what: 'the run' },
    )
    const { now } = await numbers()
    expect(now.letters).toEqual({ model: 0, plain: 5, afterRefusal: 0, withoutAnswer: 0, followUp: 0 })
    const contacts = now.costs.find(({ what }) => what === 'contacts')
    expect(contacts?.units).toBeGreaterThan(0)
    expect(now.postingCalls.find(({ source }) => source === 'adzuna')?.calls).toBeGreaterThan(0)
    expect(now.costs.find(({ what }) => what === 'mails')?.units).toBeGreaterThan(0)

    const { data } = z
      .object({ data: z.array(z.object({ id: z.string() })) })
      .parse((await client.get('/api/email-outreach')).body)
    const [one = '', two = ''] = data.map(({ id }) => id)
    const mark = async (id: string, as: string | null) => {
      expect((await client.put(`/api/email-outreach/${id}/mark`, { mark: as })).status).toBe(200)
      return (await numbers()).now.told
    }
    expect([
      await mark(one, 'sent'),
      await mark(two, 'sent'),
      await mark(one, 'interview'),
      // It ended, but it had come to an interview.
      await mark(one, 'rejected'),
      await mark(one, 'rejected'),
      await mark(two, null),
    ]).toEqual([
      { sent: 1, answered: 0, interviews: 0 },
      { sent: 2, answered: 0, interviews: 0 },
      { sent: 2, answered: 1, interviews: 1 },
      { sent: 2, answered: 1, interviews: 1 },
      { sent: 2, answered: 1, interviews: 1 },
      { sent: 1, answered: 1, interviews: 1 },
    ])
  })

  test('are for admins alone', async () => {
    const client = await browserSession(stage, 'nosy@mail.example')
    expect((await client.get('/api/admin/numbers')).status).toBe(401)
  })
})

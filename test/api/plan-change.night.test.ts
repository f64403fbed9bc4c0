import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { answerBank, confirmCard, type Buyer } from '#harness/payments.ts'
import { browserSession, type Reply } from '#harness/session.ts'
import { inAnInstant, testStage } from '#harness/stage.ts'
import { trialBuyer } from '#harness/trial-buyer.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { PlanChangePreview } from '#shared/models/subscription.ts'

const stage = await testStage({ workers: null })
// Without webhooks, only the endpoints themselves are tested.
stage.emulators.stripe.webhooks({ drop: true })

const DAY_S = 86_400
const PAID = { success: true, requiresAction: false, clientSecret: null, error: null }
const Action = z.object({ requiresAction: z.literal(true), clientSecret: z.string() })
const Setup = z.object({ clientSecret: z.string() })
const Refused = z.object({ code: z.string() })

const subOf = (owner: Buyer) => {
  const sub = owner.subscriptions().at(-1)
  if (sub === undefined) throw new Error('There is no subscription.')
  return sub
}
/** Moves the subscription to the middle of a thirty-day month. */
function inTheMiddle(owner: Buyer): void {
  const sub = subOf(owner)
  const now = sub.periodStart
  Object.assign(sub, { periodStart: now - 15 * DAY_S, periodEnd: now + 15 * DAY_S })
}
/** Confirms the price of this moment, unless `more` says another. */
const upgrade = (owner: Buyer, plan: string, more: object = {}) =>
  owner.client.post('/api/billing/upgrade', { plan, prorationAt: systemClock.now().toISOString(), ...more })
const setNext = (owner: Buyer, plan: string) => owner.client.post('/api/billing/next-plan', { plan })
const preview = (owner: Buyer, plan: string) => owner.client.post('/api/billing/preview-change', { plan })

/** A user who pays for a plan, in the middle of the month. */
async function payer(name: string, { plan = 'starter', code }: { plan?: string; code?: string } = {}) {
  const owner = await trialBuyer(stage, name, { plan, ...(code === undefined ? {} : { code }) })
  expect((await upgrade(owner, plan)).body).toEqual(PAID)
  inTheMiddle(owner)
  return owner
}
async function withCard(owner: Buyer, card: string): Promise<string> {
  const { clientSecret } = Setup.parse((await owner.client.post('/api/billing/create-setup-intent', {})).body)
  await confirmCard(stage, clientSecret, card)
  return clientSecret
}
/** The provider's subscription status, price and plan name, and the dollars charged. */
const standing = (owner: Buyer) => {
  const { status, price, metadata } = subOf(owner)
  return [status, price, metadata['plan'], owner.charged()]
}
const openInvoices = (owner: Buyer) =>
  stage.emulators.stripe.state.invoices.filter(
    ({ subscription, status }) => subscription === subOf(owner).id && status === 'open',
  )
const problem = ({ status, body }: Reply) => [
  status,
  z.object({ code: z.string(), message: z.string() }).parse(body).code,
  z.object({ message: z.string() }).parse(body).message,
]

describe('a higher plan', () => {
  test('costs exactly what the preview said and takes effect at once', () =>
    inAnInstant(async () => {
      const owner = await payer('higher')
      const shown = PlanChangePreview.parse((await preview(owner, 'elite')).body)
      expect(shown).toMatchObject({
        plan: 'elite',
        direction: 'up',
        chargeCents: 2_500,
        creditCents: 4_950,
        remainingCents: 7_450,
        monthlyCents: 14_900,
        nextPaymentAt: new Date(subOf(owner).periodEnd * 1000).toISOString(),
      })
      expect(standing(owner)).toEqual(['active', 'price_local_starter', 'starter', 99])
      expect((await upgrade(owner, 'elite', { prorationAt: shown.prorationAt })).body).toEqual(PAID)
      expect(standing(owner)).toEqual(['active', 'price_local_elite', 'elite', 124])
      expect(await owner.user()).toMatchObject({
        isTrial: false,
        currentPlan: 'elite',
        nextPlan: null,
        totalJobs: 900,
        dailyAllowance: 30,
        planExpiresAt: new Date(subOf(owner).periodEnd * 1000).toISOString(),
      })
      expect((await upgrade(owner, 'elite')).body).toEqual(PAID)
      expect(owner.charged()).toBe(124)
    }))

  test('is charged once, however many clicks there are', () =>
    inAnInstant(async () => {
      const owner = await payer('clicks')
      const replies = await Promise.all(Array.from({ length: 50 }, () => upgrade(owner, 'elite')))
      const others = replies.filter(({ status }) => status !== 200)
      expect(replies.length - others.length).toBeGreaterThan(0)
      const expected = ['payment_in_progress', 'too_many_requests']
      expect(others.every(({ body }) => expected.includes(Refused.parse(body).code))).toBe(true)
      expect(standing(owner)).toEqual(['active', 'price_local_elite', 'elite', 124])
      expect(openInvoices(owner)).toEqual([])
    }))

  test('that is declined leaves the plan as it was, and can be paid with another card', () =>
    inAnInstant(async () => {
      const owner = await payer('declined')
      await withCard(owner, 'pm_card_chargeCustomerFail')
      expect(problem(await upgrade(owner, 'pro'))).toEqual([
        402,
        'payment_declined',
        'The card was declined. Use another card or ask your bank.',
      ])
      expect(standing(owner)).toEqual(['active', 'price_local_starter', 'starter', 99])
      expect([subOf(owner).pendingUpdate, openInvoices(owner)]).toEqual([null, []])
      expect(await owner.user()).toMatchObject({ currentPlan: 'starter', isActive: true, totalJobs: 450 })
      await withCard(owner, 'pm_card_mastercard')
      expect((await upgrade(owner, 'pro')).body).toEqual(PAID)
      expect(standing(owner)).toEqual(['active', 'price_local_pro', 'pro', 114])
    }))

  test("waits for the bank's confirmation, can be resumed, and takes effect when confirmed", () =>
    inAnInstant(async () => {
      const owner = await payer('bank')
      await answerBank(stage, await withCard(owner, 'pm_card_authenticationRequired'))
      const { clientSecret } = Action.parse((await upgrade(owner, 'elite')).body)
      expect(Action.parse((await upgrade(owner, 'elite')).body).clientSecret).toBe(clientSecret)
      await owner.verify(subOf(owner).id)
      expect(await owner.user()).toMatchObject({ currentPlan: 'starter', isActive: true })
      await answerBank(stage, clientSecret)
      expect((await upgrade(owner, 'elite')).body).toEqual(PAID)
      expect(standing(owner)).toEqual(['active', 'price_local_elite', 'elite', 124])
    }))

  test("starts over after the bank's refusal, or when the first attempt is too old", () =>
    inAnInstant(async () => {
      const owner = await payer('bank-no')
      await answerBank(stage, await withCard(owner, 'pm_card_authenticationRequired'))
      const first = Action.parse((await upgrade(owner, 'elite')).body).clientSecret
      await answerBank(stage, first, 'fail')
      const second = Action.parse((await upgrade(owner, 'elite')).body).clientSecret
      expect(second).not.toBe(first)
      stage.advance(2_400_000)
      const third = Action.parse((await upgrade(owner, 'elite')).body).clientSecret
      expect(third).not.toBe(second)
      await answerBank(stage, second)
      expect(standing(owner)).toEqual(['active', 'price_local_starter', 'starter', 99])
      await answerBank(stage, third)
      expect((await upgrade(owner, 'elite')).body).toEqual(PAID)
      // Forty minutes later the rest of the month is a little cheaper.
      expect(standing(owner)).toEqual(['active', 'price_local_elite', 'elite', 123.95])
    }))

  test('is refused with a preview that is more than half an hour old or lies in the future', () =>
    inAnInstant(async () => {
      const owner = await payer('stale')
      const shown = PlanChangePreview.parse((await preview(owner, 'pro')).body)
      stage.advance(1_860_000)
      const price = 'This price is out of date. Check the new one and confirm it.'
      expect(problem(await upgrade(owner, 'pro', { prorationAt: shown.prorationAt }))).toEqual([
        409,
        'price_changed',
        price,
      ])
      const later = new Date((subOf(owner).periodEnd - 60) * 1000).toISOString()
      expect(problem(await upgrade(owner, 'pro', { prorationAt: later }))).toEqual([
        409,
        'price_changed',
        price,
      ])
      expect(owner.charged()).toBe(99)
    }))

  test('keeps a discount, and accepts no other code', () =>
    inAnInstant(async () => {
      const owner = await payer('kept', { code: 'WELCOME20' })
      expect(problem(await upgrade(owner, 'elite', { couponCode: 'TAKE25' }))).toEqual([
        422,
        'coupon_invalid',
        'A code can only be used when a plan is first ordered. A discount that you already have stays.',
      ])
      expect(PlanChangePreview.parse((await preview(owner, 'elite')).body)).toMatchObject({
        chargeCents: 2_000,
        monthlyCents: 11_920,
      })
      expect((await upgrade(owner, 'elite')).body).toEqual(PAID)
      expect([owner.charged(), subOf(owner).discounts.length]).toEqual([99.2, 1])
    }))

  test('reactivates a cancelled plan', () =>
    inAnInstant(async () => {
      const owner = await payer('goes-on')
      await owner.client.post('/api/subscription/cancel', {})
      expect(PlanChangePreview.parse((await preview(owner, 'pro')).body).chargeCents).toBe(1_500)
      expect((await upgrade(owner, 'pro')).body).toEqual(PAID)
      expect(await owner.user()).toMatchObject({ currentPlan: 'pro', subscriptionCancelAt: null })
    }))

  test.each(['drop_after_effect', 'error_after_effect', 'unavailable'] as const)(
    'whose answer is lost (%s) is charged once when it is asked for again',
    async (kind) => {
      const owner = await inAnInstant(() => payer(`lost-${kind}`))
      stage.emulators.stripe.faults.set({ operation: 'POST /v1/subscriptions/:id', kind, times: 3 })
      const prorationAt = systemClock.now().toISOString()
      await upgrade(owner, 'elite', { prorationAt })
      stage.emulators.stripe.faults.set({ clear: true })
      stage.advance(31_000)
      const later = await browserSession(stage, owner.email)
      expect((await later.post('/api/billing/upgrade', { plan: 'elite', prorationAt })).body).toEqual(PAID)
      expect(subOf(owner)).toMatchObject({ status: 'active', price: 'price_local_elite' })
      expect(owner.charged()).toBeCloseTo(124, 1)
    },
  )
})

describe('a lower plan', () => {
  test('begins with the next month and changes nothing until then', async () => {
    const owner = await inAnInstant(() => payer('lower', { plan: 'elite' }))
    const end = new Date(subOf(owner).periodEnd * 1000)
    const shown = PlanChangePreview.parse((await preview(owner, 'starter')).body)
    expect(shown).toEqual({
      plan: 'starter',
      direction: 'down',
      startsAt: end.toISOString(),
      chargeCents: 0,
      creditCents: 0,
      remainingCents: 0,
      monthlyCents: 9_900,
      nextPaymentAt: end.toISOString(),
      prorationAt: null,
    })
    const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(end)
    const replies = await Promise.all(Array.from({ length: 5 }, () => setNext(owner, 'starter')))
    expect(replies.map(({ status }) => status).filter((status) => status !== 200 && status !== 409)).toEqual(
      [],
    )
    expect(await setNext(owner, 'starter')).toMatchObject({
      status: 200,
      body: { message: `Your plan changes to Starter on ${day}. Until then you keep Elite.` },
    })
    expect(await owner.user()).toMatchObject({ currentPlan: 'elite', nextPlan: 'starter', totalJobs: 900 })
    expect([owner.charged(), openInvoices(owner)]).toEqual([149, []])

    stage.advance((15 * DAY_S + 3 * 3_600) * 1000)
    await stage.emulators.stripe.tick()
    expect(standing(owner)).toEqual(['active', 'price_local_starter', 'starter', 248])
    // Before its events arrive, and after.
    const later = await browserSession(stage, owner.email)
    const then = {
      currentPlan: 'starter',
      nextPlan: null,
      totalJobs: 450,
      planActivatedAt: end.toISOString(),
    }
    expect((await later.get('/api/user')).body).toMatchObject(then)
    await later.post('/api/verify-payment-success', { sessionId: subOf(owner).id })
    expect((await later.get('/api/user')).body).toMatchObject(then)
  })

  test('can be undone, chosen again and changed without any charge', async () => {
    const owner = await inAnInstant(() => payer('taken-back', { plan: 'elite', code: 'WELCOME20' }))
    const steps = ['starter', 'elite', 'pro', 'starter', 'elite'] as const
    const seen: unknown[] = []
    for (const plan of steps) {
      expect((await setNext(owner, plan)).status).toBe(200)
      const { currentPlan, nextPlan } = await owner.user()
      seen.push([currentPlan, nextPlan])
    }
    expect(seen).toEqual([
      ['elite', 'starter'],
      ['elite', null],
      ['elite', 'pro'],
      ['elite', 'starter'],
      ['elite', null],
    ])
    const { metadata } = subOf(owner)
    expect([standing(owner), metadata['held_plan'], metadata['held_until']]).toEqual([
      ['active', 'price_local_elite', 'elite', 119.2],
      undefined,
      undefined,
    ])
    expect(subOf(owner).discounts).toHaveLength(1)
  })

  test('must be undone before an upgrade, and is dropped when the subscription is cancelled', () =>
    inAnInstant(async () => {
      const owner = await payer('both-ways', { plan: 'pro' })
      await setNext(owner, 'starter')
      const end = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
        new Date(subOf(owner).periodEnd * 1000),
      )
      const first = `Your plan changes to Starter on ${end}. Keep Pro first, then choose a higher plan.`
      expect(problem(await upgrade(owner, 'elite'))).toEqual([409, 'plan_change_unavailable', first])
      expect(problem(await preview(owner, 'elite'))).toEqual([409, 'plan_change_unavailable', first])
      await setNext(owner, 'pro')
      expect((await upgrade(owner, 'elite')).body).toEqual(PAID)
      expect(owner.charged()).toBe(139)
      await owner.client.post('/api/subscription/cancel', {})
      expect(problem(await setNext(owner, 'starter'))).toEqual([
        409,
        'plan_change_unavailable',
        `You canceled your plan: it ends on ${end}. Reactivate it first, then choose another plan.`,
      ])
    }))

  test('replaces an upgrade whose payment is pending', () =>
    inAnInstant(async () => {
      const owner = await payer('changed-mind', { plan: 'pro' })
      await answerBank(stage, await withCard(owner, 'pm_card_authenticationRequired'))
      const { clientSecret } = Action.parse((await upgrade(owner, 'elite')).body)
      expect((await setNext(owner, 'starter')).status).toBe(200)
      await answerBank(stage, clientSecret)
      expect(await owner.user()).toMatchObject({ currentPlan: 'pro', nextPlan: 'starter' })
      expect(owner.charged()).toBe(129)
    }))
})

describe('what plan changes refuse', () => {
  test('a lower plan as an upgrade, a higher one for the next month, and the current plan', () =>
    inAnInstant(async () => {
      const owner = await payer('refused', { plan: 'pro' })
      expect(problem(await upgrade(owner, 'starter'))).toEqual([
        409,
        'plan_change_unavailable',
        'A lower plan begins with your next month. Choose it as the plan of your next month.',
      ])
      expect(problem(await setNext(owner, 'elite'))).toEqual([
        409,
        'plan_change_unavailable',
        'Elite is more than your plan, so it begins at once. Upgrade to it instead.',
      ])
      expect(problem(await preview(owner, 'pro'))).toEqual([
        409,
        'already_subscribed',
        'You are on this plan already.',
      ])
    }))

  test('an upgrade whose price was not shown', () =>
    inAnInstant(async () => {
      const owner = await payer('unseen')
      expect(problem(await owner.client.post('/api/billing/upgrade', { plan: 'pro' }))[1]).toBe(
        'price_changed',
      )
      expect(owner.charged()).toBe(99)
    }))

  test('any change while a payment is overdue, right before the month ends, and without a plan', async () => {
    const owner = await inAnInstant(() => payer('late'))
    const sub = subOf(owner)
    Object.assign(sub, { status: 'past_due' })
    const late =
      'A payment for your plan is overdue. Pay it first, or cancel your subscription, on your account page.'
    expect(problem(await setNext(owner, 'starter'))).toEqual([409, 'plan_change_unavailable', late])
    expect(problem(await upgrade(owner, 'elite'))).toEqual([409, 'plan_change_unavailable', late])
    Object.assign(sub, { status: 'active', periodEnd: sub.periodEnd - 15 * DAY_S + 300 })
    expect(problem(await upgrade(owner, 'elite'))).toEqual([
      409,
      'plan_change_unavailable',
      'Your next month is about to begin. Nothing was changed. Try again in an hour.',
    ])
    const sample = await browserSession(stage, 'sample.pro@example.com', { plan: 'pro' })
    expect(problem(await sample.post('/api/billing/next-plan', { plan: 'starter' }))).toEqual([
      409,
      'plan_change_unavailable',
      'Your plan cannot be changed here. Write to support, and we will change it for you.',
    ])
    const nobody = await browserSession(stage, 'without@mail.example', { plan: 'none' })
    expect(problem(await nobody.post('/api/billing/preview-change', { plan: 'starter' }))[1]).toBe(
      'no_subscription',
    )
    expect(problem(await nobody.post('/api/billing/next-plan', { plan: 'starter' }))[1]).toBe(
      'no_subscription',
    )
  })
})

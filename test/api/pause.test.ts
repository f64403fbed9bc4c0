import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { syncSubscription } from '#functions/billing/subscription/sync-subscription.ts'
import { confirmCard, type Buyer } from '#harness/payments.ts'
import { browserSession, type Client, type Reply } from '#harness/session.ts'
import { testStage } from '#harness/stage.ts'
import { trialBuyer } from '#harness/trial-buyer.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { deps } from '../faults/crashing-checkouts.ts'

const stage = await testStage({ workers: null })
// Every webhook is lost, so that what is stored has to be right without them.
stage.emulators.stripe.webhooks({ drop: true })

const HOUR = 3_600_000
const User = z.object({
  id: z.string(),
  isActive: z.boolean(),
  currentPlan: z.nullable(z.string()),
  planExpiresAt: z.nullable(z.string()),
  subscriptionCancelAt: z.nullable(z.string()),
  pause: z.nullable(z.object({ from: z.string(), until: z.string() })),
  dailyRemaining: z.number(),
})
const Setup = z.object({ clientSecret: z.string() })
const day = (instant: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(instant))

/** A user who pays for Starter, with a session of the moment: sessions end within hours. */
async function payer(name: string) {
  const owner = await trialBuyer(stage, name)
  await owner.client.post('/api/billing/upgrade', { plan: 'starter' })
  const id = z.object({ id: z.string() }).parse(await owner.user()).id
  const session = async (): Promise<Client> => await browserSession(stage, owner.email)
  return {
    ...owner,
    user: async () => User.parse((await (await session()).get('/api/user')).body),
    ask: async (what: string, body: object = {}) => await (await session()).post(what, body),
    sync: async () => await syncSubscription(id, deps()),
    withCard: async (card: string) => {
      const client = await session()
      const { clientSecret } = Setup.parse((await client.post('/api/billing/create-setup-intent', {})).body)
      await confirmCard(stage, clientSecret, card)
    },
  }
}
type Payer = Awaited<ReturnType<typeof payer>>

const pause = async ({ ask }: Payer) => await ask('/api/subscription/pause')
const resume = async ({ ask }: Payer) => await ask('/api/subscription/resume')
const cancel = async ({ ask }: Payer) => await ask('/api/subscription/cancel')
const now = () => systemClock.now().getTime()
const passUntil = (instant: string | null | undefined, more = 0) =>
  stage.advance(Date.parse(instant ?? '') - now() + more)
const refusal = ({ status, body }: Reply) => {
  const { code, message } = z.object({ code: z.string(), message: z.string() }).parse(body)
  return [status, code, message]
}
const statuses = (owner: Buyer | Payer) => owner.subscriptions().map(({ status }) => status)

describe('a pause', () => {
  test('skips the month after the paid one and continues by itself, although every webhook is lost', async () => {
    const owner = await payer('pauser')
    const paidUntil = (await owner.user()).planExpiresAt ?? ''
    const said = await pause(owner)
    const { pause: planned, isActive } = await owner.user()
    expect([said.status, said.body]).toEqual([
      200,
      {
        message: `Your plan pauses on ${day(paidUntil)} for a month, and nothing is charged then. It continues on ${day(planned?.until ?? '')}.`,
      },
    ])
    expect([planned?.from, isActive]).toEqual([paidUntil, true])
    expect((await pause(owner)).body).toEqual(said.body)

    passUntil(paidUntil, HOUR)
    expect(await owner.user()).toMatchObject({
      isActive: false,
      currentPlan: 'starter',
      dailyRemaining: 0,
      pause: planned,
    })
    await owner.sync()
    expect(await owner.user()).toMatchObject({
      isActive: false,
      pause: planned,
      planExpiresAt: planned?.until,
    })
    expect([owner.charged(), statuses(owner)]).toEqual([99, ['active']])

    passUntil(planned?.until, 2 * HOUR)
    expect(await owner.user()).toMatchObject({ isActive: true, currentPlan: 'starter' })
    await owner.sync()
    expect(await owner.user()).toMatchObject({ isActive: true, pause: null })
    expect(owner.charged()).toBe(198)
  })

  test('that is taken back before it begins is as if it never was', async () => {
    const owner = await payer('regretter')
    const { planExpiresAt } = await owner.user()
    await pause(owner)
    expect((await resume(owner)).body).toEqual({
      message: `Your plan continues. The next payment is on ${day(planExpiresAt ?? '')}.`,
    })
    expect((await resume(owner)).status).toBe(200)
    passUntil(planExpiresAt, 2 * HOUR)
    await owner.sync()
    expect([owner.charged(), (await owner.user()).pause, (await owner.user()).isActive]).toEqual([
      198,
      null,
      true,
    ])
  })

  test('ends at once for a whole month’s price, however many clicks there are', async () => {
    const owner = await payer('early')
    await pause(owner)
    passUntil((await owner.user()).planExpiresAt, 24 * HOUR)
    const replies = await Promise.all(Array.from({ length: 8 }, () => resume(owner)))
    expect(replies.some(({ status }) => status === 200)).toBe(true)
    expect(replies.filter(({ status }) => status !== 200).map(({ status }) => status)).toEqual(
      replies.filter(({ status }) => status !== 200).map(() => 409),
    )
    const after = await owner.user()
    expect(after).toMatchObject({ isActive: true, pause: null })
    const days = (Date.parse(after.planExpiresAt ?? '') - now()) / (24 * HOUR)
    expect([days > 27, owner.charged()]).toEqual([true, 198])
    expect((await resume(owner)).body).toEqual({
      message: `Your plan continues. The next payment is on ${day(after.planExpiresAt ?? '')}.`,
    })
    expect(owner.charged()).toBe(198)
  })

  test('stays when the card is declined, and another card ends it', async () => {
    const owner = await payer('poor')
    await pause(owner)
    passUntil((await owner.user()).planExpiresAt, 24 * HOUR)
    await owner.withCard('pm_card_chargeCustomerFail')
    expect(refusal(await resume(owner))).toEqual([
      402,
      'payment_declined',
      'The card was declined. Use another card or ask your bank.',
    ])
    await owner.sync()
    expect(await owner.user()).toMatchObject({ isActive: false, currentPlan: 'starter' })
    expect([owner.charged(), statuses(owner)]).toEqual([99, ['active']])
    await owner.withCard('pm_card_mastercard')
    expect((await resume(owner)).body).toMatchObject({
      message: expect.stringMatching(/^Your plan continues\. \$99\.00 was charged\./),
    })
    expect([owner.charged(), (await owner.user()).isActive]).toEqual([198, true])
  })

  test('is over with the subscription, which ends at once in the skipped month', async () => {
    const owner = await payer('quitter')
    await pause(owner)
    passUntil((await owner.user()).planExpiresAt, 24 * HOUR)
    expect((await cancel(owner)).body).toEqual({
      message: 'Your subscription is canceled, and nothing more is charged.',
    })
    expect(await owner.user()).toMatchObject({ isActive: false, currentPlan: null, pause: null })
    expect([owner.charged(), statuses(owner)]).toEqual([99, ['canceled']])
    stage.advance(60 * 24 * HOUR)
    expect(owner.charged()).toBe(99)
  })

  test('is taken back by cancelling before it begins, also when the plan is reactivated', async () => {
    const owner = await payer('wavering')
    const { planExpiresAt } = await owner.user()
    await pause(owner)
    await cancel(owner)
    expect(await owner.user()).toMatchObject({ subscriptionCancelAt: planExpiresAt, pause: null })
    expect((await owner.ask('/api/subscription/reactivate')).body).toEqual({
      message: `Your subscription continues. The next payment is on ${day(planExpiresAt ?? '')}.`,
    })
    passUntil(planExpiresAt, 2 * HOUR)
    await owner.sync()
    expect([owner.charged(), (await owner.user()).pause]).toEqual([198, null])
  })

  test('and a cancellation from two tabs leave one of the two, and never a charge', async () => {
    const owner = await payer('tabs')
    const { planExpiresAt } = await owner.user()
    await Promise.all([pause(owner), cancel(owner), pause(owner), cancel(owner)])
    await owner.sync()
    const { pause: planned, subscriptionCancelAt } = await owner.user()
    expect([planned === null, subscriptionCancelAt]).toEqual([
      subscriptionCancelAt !== null,
      planned === null ? planExpiresAt : null,
    ])
    passUntil(planExpiresAt, 2 * HOUR)
    await owner.sync()
    expect([owner.charged(), (await owner.user()).isActive]).toEqual([99, false])
  })
})

describe('what a pause refuses', () => {
  test('another one right after it, and any change of the plan', async () => {
    const owner = await payer('again')
    await pause(owner)
    const planned = await owner.user()
    const plan = { plan: 'elite', prorationAt: new Date(now()).toISOString() }
    const told = 'Your plan is paused. Resume it on your account page first, then change it.'
    for (const change of ['/api/billing/upgrade', '/api/billing/preview-change', '/api/billing/next-plan'])
      expect(
        refusal(await owner.ask(change, change === '/api/billing/upgrade' ? plan : { plan: 'elite' })),
      ).toEqual([409, 'plan_change_unavailable', told])
    passUntil(planned.planExpiresAt, 24 * HOUR)
    expect(refusal(await pause(owner))).toEqual([
      409,
      'pause_unavailable',
      `Your plan is paused already, until ${day(planned.pause?.until ?? '')}.`,
    ])
    expect(refusal(await owner.order('pro'))[1]).toBe('not_authenticated')
    expect(
      refusal(await owner.ask('/api/create-subscription', { planId: 'pro', userEmail: owner.email }))[1],
    ).toBe('already_subscribed')
    passUntil(planned.pause?.until, 30 * 60_000)
    expect(refusal(await pause(owner))[2]).toBe(
      'Your month has just begun, and its payment is under way. Try again in an hour.',
    )
    stage.advance(2 * HOUR)
    expect([(await pause(owner)).status, owner.charged()]).toEqual([200, 198])
  })

  test('a trial, a cancelled plan, one with a lower plan ahead, and one without any', async () => {
    const trial = await trialBuyer(stage, 'trial-pauser')
    expect(refusal(await trial.client.post('/api/subscription/pause', {}))).toEqual([
      409,
      'pause_unavailable',
      'A trial can’t be paused. Cancel it before it ends, and nothing is charged.',
    ])
    const leaver = await payer('leaver')
    await cancel(leaver)
    expect(refusal(await pause(leaver))[2]).toMatch(
      /^You canceled your plan: it ends on .*\. Reactivate it first, then pause it\.$/,
    )
    const lower = await payer('lower')
    await lower.ask('/api/billing/upgrade', { plan: 'elite', prorationAt: new Date(now()).toISOString() })
    expect((await lower.ask('/api/billing/next-plan', { plan: 'pro' })).status).toBe(200)
    expect(refusal(await pause(lower))[2]).toMatch(
      /^Your plan changes to Pro on .*\. Keep Elite first, then pause it\.$/,
    )
  })

  test('a plan whose payment failed or is disputed', async () => {
    const owner = await payer('overdue')
    await owner.withCard('pm_card_chargeCustomerFail')
    await owner.ask('/api/billing/update-payment-method')
    passUntil((await owner.user()).planExpiresAt, 2 * HOUR)
    await owner.sync()
    for (const what of [pause, resume])
      expect(refusal(await what(owner)).slice(0, 2)).toEqual([409, 'plan_change_unavailable'])
    expect(owner.charged()).toBe(99)
  })

  test('the last minutes of a month', async () => {
    const owner = await payer('late')
    passUntil((await owner.user()).planExpiresAt, -5 * 60_000)
    expect(refusal(await pause(owner))[2]).toBe(
      'Your next month is about to begin. Nothing was changed. Try again in an hour.',
    )
  })
})

import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { cancelSubscription } from '#functions/billing/subscription/end-subscription.ts'
import { pauseSubscription } from '#functions/billing/pause/pause-subscription.ts'
import { resumeSubscription } from '#functions/billing/pause/resume-subscription.ts'
import { syncSubscription } from '#functions/billing/subscription/sync-subscription.ts'
import { cancellations } from '#functions/services/billing.ts'
import { crashingAt } from '#harness/billing/pretend-provider.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { userActor, type UserActor } from '#platform/actor.ts'
import { AppError } from '#platform/app-error.ts'
import { testStage } from '#harness/stage.ts'
import { trialBuyer } from '#harness/trial-buyer.ts'
import { askAgain, callsOf, crashes, deps, type Wrap } from './crashing-checkouts.ts'

const stage = await testStage({ workers: null })
// Without webhooks, only the change itself updates the account.
stage.emulators.stripe.webhooks({ drop: true })

const HOUR = 3_600_000
const DAY = 24 * HOUR
const Id = z.object({ id: z.string() })

let people = 0
/** A user who pays for Starter. */
async function payer() {
  people += 1
  const owner = await trialBuyer(stage, `pauser-${people}`)
  await owner.client.post('/api/billing/upgrade', { plan: 'starter' })
  return { owner, actor: userActor(Id.parse(await owner.user()).id) }
}
type Payer = Awaited<ReturnType<typeof payer>>

/** A user whose skipped month began yesterday. */
async function paused(): Promise<Payer> {
  const one = await payer()
  await pauseSubscription(one.actor, deps())
  const [sub] = one.owner.subscriptions()
  stage.advance((sub?.periodEnd ?? 0) * 1000 - systemClock.now().getTime() + DAY)
  await syncSubscription(one.actor.userId, deps())
  return one
}

const again = <T>(ask: () => Promise<T>) => askAgain(stage, ask)

const stored = async ({ userId }: UserActor) => (await deps().billings.read(userId)).subscription
const invoices = ({ owner }: Payer) =>
  stage.emulators.stripe.state.invoices
    .filter(({ customer }) => owner.customers().includes(customer ?? ''))
    .map(({ status, total }) => [status, total])

test('a pause that crashes at any call is there once when it is repeated, and skips one month', async () => {
  const calls = await callsOf(async (wrap) => await pauseSubscription((await payer()).actor, deps(wrap)))
  expect(calls).toBeGreaterThan(6)
  for (const { step, when } of crashes(calls)) {
    const one = await payer()
    await expect(pauseSubscription(one.actor, deps(crashingAt(step, when)))).rejects.toThrow(
      'isn’t answering',
    )
    expect(await again(() => pauseSubscription(one.actor, deps()))).toMatch(/^Your plan pauses on /)
    const { pause, planExpiresAt } = await stored(one.actor)
    expect(pause?.from, `died ${when} call ${step}`).toEqual(planExpiresAt)
    stage.advance((pause?.until.getTime() ?? 0) - systemClock.now().getTime() + 2 * HOUR)
    await syncSubscription(one.actor.userId, deps())
    expect(invoices(one), `died ${when} call ${step}`).toEqual([
      ['paid', 0],
      ['paid', 9_900],
      ['void', 9_900],
      ['paid', 9_900],
    ])
    expect((await stored(one.actor)).pause).toBeNull()
  }
})

test('a pause that is ended early and crashes at any call is charged once when it is repeated', async () => {
  const resume = async ({ actor }: Payer, wrap?: Wrap) => await resumeSubscription(actor, deps(wrap))
  const calls = await callsOf(async (wrap) => await resume(await paused(), wrap))
  expect(calls).toBeGreaterThan(8)
  for (const { step, when } of crashes(calls)) {
    const one = await paused()
    await expect(resume(one, crashingAt(step, when))).rejects.toThrow('isn’t answering')
    expect([99, 198], `died ${when} call ${step}`).toContain(one.owner.charged())
    expect(await again(() => resume(one))).toMatch(/^Your plan continues\./)
    expect(invoices(one), `died ${when} call ${step}`).toEqual([
      ['paid', 0],
      ['paid', 9_900],
      ['void', 9_900],
      ['paid', 9_900],
    ])
    const { pause, plan, planExpiresAt } = await stored(one.actor)
    const days = ((planExpiresAt?.getTime() ?? 0) - systemClock.now().getTime()) / DAY
    expect([pause, plan, days > 27], `died ${when} call ${step}`).toEqual([null, 'starter', true])
  }
})

test('a cancellation in a skipped month that crashes at any call ends it, and charges nothing more', async () => {
  const cancel = async ({ actor }: Payer, wrap?: Wrap) =>
    await cancelSubscription(actor, {}, { ...deps(wrap), cancellations: cancellations() })
  const calls = await callsOf(async (wrap) => await cancel(await paused(), wrap))
  for (const { step, when } of crashes(calls)) {
    const one = await paused()
    await expect(cancel(one, crashingAt(step, when))).rejects.toThrow('isn’t answering')
    // Whoever presses again after the end is told that there is nothing left to cancel.
    const said = await cancel(one).catch((error: unknown) => (error instanceof AppError ? error.code : error))
    expect(['no_subscription', 'Your subscription is canceled, and nothing more is charged.']).toContain(said)
    await syncSubscription(one.actor.userId, deps())
    expect(await stored(one.actor), `died ${when} call ${step}`).toMatchObject({ plan: null, pause: null })
    expect([one.owner.charged(), one.owner.subscriptions()[0]?.status]).toEqual([99, 'canceled'])
  }
})

test('the reason of a cancellation that crashes at any call is kept once when it is given again', async () => {
  const kept = cancellations()
  const cancel = async ({ actor }: Payer, words: string, wrap: Wrap = (call) => call()) =>
    await cancelSubscription(
      actor,
      { reason: 'break', words },
      { ...deps(wrap), cancellations: { ...kept, keep: (...a) => wrap(() => kept.keep(...a)) } },
    )
  const calls = await callsOf(async (wrap) => await cancel(await payer(), 'first', wrap))
  for (const { step, when } of crashes(calls)) {
    const one = await payer()
    await expect(cancel(one, 'first', crashingAt(step, when))).rejects.toThrow('isn’t answering')
    expect(await cancel(one, 'second')).toMatch(/^Your subscription is canceled\./)
    const reasons = (await kept.list(one.actor.userId)).map(({ reason, words }) => [reason, words])
    const isKept = step === calls - 1 && when === 'after'
    expect(reasons, `died ${when} call ${step}`).toEqual([['break', isKept ? 'first' : 'second']])
  }
})

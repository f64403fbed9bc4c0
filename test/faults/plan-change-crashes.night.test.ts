import { systemClock } from '#platform/lambda/system-clock.ts'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { setNextPlan } from '#functions/billing/plan-change/set-next-plan.ts'
import { crashingAt } from '#harness/billing/pretend-provider.ts'
import { upgrade } from '#functions/billing/upgrade/upgrade.ts'
import { userActor } from '#platform/actor.ts'
import { AppError } from '#platform/app-error.ts'
import type { PlanId } from '#shared/catalog/plans.ts'
import { confirmCard, type Buyer } from '#harness/payments.ts'
import { inAnInstant, testStage } from '#harness/stage.ts'
import { trialBuyer } from '#harness/trial-buyer.ts'
import { askAgain, callsOf, crashes, deps, type Wrap } from './crashing-checkouts.ts'

const stage = await testStage({ workers: null })
// Without webhooks, only the change itself updates the account.
stage.emulators.stripe.webhooks({ drop: true })

const DAY_S = 86_400
const Id = z.object({ id: z.string() })
const Setup = z.object({ clientSecret: z.string() })
const actorOf = async (owner: Buyer) => userActor(Id.parse(await owner.user()).id)

const up = async (owner: Buyer, wrap?: Wrap, plan: PlanId = 'elite') =>
  await upgrade(await actorOf(owner), { plan, prorationAt: systemClock.now() }, deps(wrap))
const next = async (owner: Buyer, plan: PlanId, wrap?: Wrap) =>
  await setNextPlan(await actorOf(owner), plan, deps(wrap))

let people = 0
/** A user who pays for a plan and is in the middle of a thirty-day month. */
async function payer(plan: PlanId): Promise<Buyer> {
  people += 1
  const owner = await trialBuyer(stage, `changer-${people}`, { plan })
  await up(owner, undefined, plan)
  const [sub] = owner.subscriptions()
  if (sub !== undefined)
    Object.assign(sub, {
      periodEnd: sub.periodStart + 15 * DAY_S,
      periodStart: sub.periodStart - 15 * DAY_S,
    })
  return owner
}

const again = <T>(ask: () => Promise<T>) => askAgain(stage, ask)

const provided = (owner: Buyer) =>
  owner
    .subscriptions()
    .map(({ status, price, pendingUpdate, metadata }) => [status, price, pendingUpdate, metadata['plan']])
const open = (owner: Buyer) =>
  stage.emulators.stripe.state.invoices.filter(
    ({ customer, status }) => owner.customers().includes(customer ?? '') && status === 'open',
  ).length

test('an upgrade that crashes at any call is charged once when it is repeated', () =>
  inAnInstant(async () => {
    const calls = await callsOf(async (wrap) => await up(await payer('starter'), wrap))
    expect(calls).toBeGreaterThan(7)
    for (const { step, when } of crashes(calls)) {
      const owner = await payer('starter')
      await expect(up(owner, crashingAt(step, when))).rejects.toThrow('isn’t answering')
      expect([99, 124], `died ${when} call ${step}`).toContain(owner.charged())
      expect(await owner.user()).toMatchObject({ isActive: true, isTrial: false })
      expect(await again(() => up(owner)), `died ${when} call ${step}`).toEqual({ kind: 'paid' })
      // Waiting for the lease took half a minute, which is a tenth of a cent.
      expect([provided(owner), owner.charged(), open(owner)], `died ${when} call ${step}`).toEqual([
        [['active', 'price_local_elite', null, 'elite']],
        124,
        0,
      ])
      expect(await owner.user(), `died ${when} call ${step}`).toMatchObject({
        currentPlan: 'elite',
        nextPlan: null,
      })
    }
  }))

test('a declined upgrade that crashes at any call keeps the plan, and nothing of it can be paid after it is repeated', () =>
  inAnInstant(async () => {
    const declined = async () => {
      const owner = await payer('starter')
      const { clientSecret } = Setup.parse(
        (await owner.client.post('/api/billing/create-setup-intent', {})).body,
      )
      await confirmCard(stage, clientSecret, 'pm_card_chargeCustomerFail')
      return owner
    }
    const refused = async (owner: Buyer, wrap?: Wrap) =>
      await up(owner, wrap).then(
        () => 'paid',
        (error: unknown) => (error instanceof AppError ? error.code : 'defect'),
      )
    const calls = await callsOf(async (wrap) => await refused(await declined(), wrap))
    for (const { step, when } of crashes(calls)) {
      const owner = await declined()
      expect(await refused(owner, crashingAt(step, when)), `died ${when} call ${step}`).toBe('unavailable')
      expect(provided(owner)[0]?.slice(0, 2), `died ${when} call ${step}`).toEqual([
        'active',
        'price_local_starter',
      ])
      stage.advance(31_000)
      expect(await refused(owner), `died ${when} call ${step}`).toBe('payment_declined')
      expect([provided(owner), owner.charged(), open(owner)], `died ${when} call ${step}`).toEqual([
        [['active', 'price_local_starter', null, 'starter']],
        99,
        0,
      ])
    }
  }))

test('a downgrade that crashes at any call is scheduled once when it is repeated, and so is undoing it', async () => {
  const calls = await callsOf(async (wrap) => await next(await payer('elite'), 'starter', wrap))
  for (const { step, when } of crashes(calls)) {
    const owner = await payer('elite')
    await expect(next(owner, 'starter', crashingAt(step, when))).rejects.toThrow('isn’t answering')
    expect(await owner.user()).toMatchObject({ currentPlan: 'elite', isActive: true })
    await again(() => next(owner, 'starter'))
    expect(await owner.user(), `died ${when} call ${step}`).toMatchObject({
      currentPlan: 'elite',
      nextPlan: 'starter',
    })
    // The crashed order may still hold its lease, and then this one is refused.
    await expect(next(owner, 'elite', crashingAt(step, when))).rejects.toThrow(AppError)
    await again(() => next(owner, 'elite'))
    expect(await owner.user(), `died ${when} call ${step}`).toMatchObject({
      currentPlan: 'elite',
      nextPlan: null,
    })
    expect([provided(owner), owner.charged(), open(owner)], `died ${when} call ${step}`).toEqual([
      [['active', 'price_local_elite', null, 'elite']],
      149,
      0,
    ])
  }
})

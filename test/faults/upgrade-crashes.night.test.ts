import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { upgrade } from '#functions/billing/upgrade/upgrade.ts'
import { crashingAt } from '#harness/billing/pretend-provider.ts'
import { userActor } from '#platform/actor.ts'
import { AppError } from '#platform/app-error.ts'
import type { Buyer } from '#harness/payments.ts'
import { testStage } from '#harness/stage.ts'
import { trialBuyer } from '#harness/trial-buyer.ts'
import { askAgain, callsOf, crashes, deps, type Wrap } from './crashing-checkouts.ts'

const stage = await testStage({ workers: null })
// Without webhooks, only the upgrade itself updates the account.
stage.emulators.stripe.webhooks({ drop: true })

const Id = z.object({ id: z.string() })
const ORDER = { plan: 'pro', couponCode: 'TAKE25' } as const

const upgraded = async (
  owner: Buyer,
  wrap?: Wrap,
  order: typeof ORDER | { readonly plan: 'elite' } = ORDER,
) => await upgrade(userActor(Id.parse(await owner.user()).id), order, deps(wrap))
const living = (owner: Buyer) =>
  owner
    .subscriptions()
    .filter(({ status }) => status !== 'canceled')
    .map(({ status, price }) => [status, price])

let people = 0
function inTrial(): Promise<Buyer> {
  people += 1
  return trialBuyer(stage, `upgrader-${people}`)
}

const again = <T>(ask: () => Promise<T>) => askAgain(stage, ask)

test('an upgrade that crashes at any call is charged once when it is repeated', async () => {
  const calls = await callsOf(async (wrap) => await upgraded(await inTrial(), wrap))
  expect(calls).toBeGreaterThan(8)
  for (const { step, when } of crashes(calls)) {
    const owner = await inTrial()
    await expect(upgraded(owner, crashingAt(step, when))).rejects.toThrow('isn’t answering')
    // Whatever was reached, nobody loses what they had: the trial, or the paid plan.
    expect(['trialing', 'active']).toContain(owner.subscriptions()[0]?.status)
    expect(await again(() => upgraded(owner)), `died ${when} call ${step}`).toEqual({ kind: 'paid' })
    expect([living(owner), owner.charged(), owner.customers().length], `died ${when} call ${step}`).toEqual([
      [['active', 'price_local_pro']],
      104,
      1,
    ])
    expect(await owner.user(), `died ${when} call ${step}`).toMatchObject({
      isTrial: false,
      currentPlan: 'pro',
      isActive: true,
    })
  }
})

test('after a crashed upgrade another plan is charged only when the first was not', async () => {
  const calls = await callsOf(async (wrap) => await upgraded(await inTrial(), wrap))
  for (const { step, when } of crashes(calls)) {
    const owner = await inTrial()
    await expect(upgraded(owner, crashingAt(step, when))).rejects.toThrow('isn’t answering')
    const answer = await again(() => upgraded(owner, undefined, { plan: 'elite' })).then(
      ({ kind }) => kind,
      (error: unknown) => (error instanceof AppError ? error.code : 'defect'),
    )
    const plan = answer === 'paid' ? 'elite' : 'pro'
    // Between paid plans, a change needs the price that its preview showed.
    expect(['paid', 'plan_change_unavailable', 'price_changed'], `died ${when} call ${step}`).toContain(
      answer,
    )
    expect(living(owner), `died ${when} call ${step}`).toEqual([['active', `price_local_${plan}`]])
    // The crashed order's code may already be applied.
    expect(plan === 'pro' ? [104] : [149, 124], `died ${when} call ${step}`).toContain(owner.charged())
  }
})

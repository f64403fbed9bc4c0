import type { PauseDeps } from '#functions/billing/pause/pause-subscription.ts'
import type { ResumeDeps } from '#functions/billing/pause/resume-subscription.ts'
import type { NextPlanDeps } from '#functions/billing/plan-change/set-next-plan.ts'
import type { UpgradeDeps } from '#functions/billing/upgrade/charge-upgrade.ts'
import type { TestStage } from '#harness/stage.ts'
import { AppError } from '#platform/app-error.ts'
import { secrets } from '#platform/lambda/identifiers.ts'
import { depsOf } from '#platform/lambda/deps.ts'
import { disputes } from '#functions/services/billing.ts'
import {
  syncServices,
  checkouts,
  planChanges,
  planPauses,
  promotions,
  upgrades,
} from '#functions/services/payments.ts'

export type Wrap = <T>(call: () => Promise<T>) => Promise<T>

/**
 * The real dependencies, with every call to table and provider made through `wrap`. Call it after the stage
 * has started.
 */
export function deps(wrap: Wrap = (call) => call()): UpgradeDeps & NextPlanDeps & PauseDeps & ResumeDeps {
  const { billings, stripeCustomer, fingerprints, clock } = depsOf(syncServices)
  const [pauses, dispute] = [planPauses(), disputes()]
  const [order, codes, upgrade, change] = [checkouts(), promotions(), upgrades(), planChanges()]
  return {
    fingerprints,
    clock,
    secrets,
    billings: {
      ...billings,
      read: (...a) => wrap(() => billings.read(...a)),
      write: (...a) => wrap(() => billings.write(...a)),
      trialOwner: (...a) => wrap(() => billings.trialOwner(...a)),
    },
    stripeCustomer: {
      customer: (...a) => wrap(() => stripeCustomer.customer(...a)),
      apply: (...a) => wrap(() => stripeCustomer.apply(...a)),
    },
    promotions: { ...codes, find: (...a) => wrap(() => codes.find(...a)) },
    checkouts: {
      ...order,
      findCustomer: (...a) => wrap(() => order.findCustomer(...a)),
      openCustomer: (...a) => wrap(() => order.openCustomer(...a)),
      openSubscription: (...a) => wrap(() => order.openSubscription(...a)),
      openCheckouts: (...a) => wrap(() => order.openCheckouts(...a)),
      openCheckout: (...a) => wrap(() => order.openCheckout(...a)),
      closeCheckout: (...a) => wrap(() => order.closeCheckout(...a)),
    },
    upgrades: {
      openSetup: (...a) => wrap(() => upgrade.openSetup(...a)),
      endTrial: (...a) => wrap(() => upgrade.endTrial(...a)),
      setDiscount: (...a) => wrap(() => upgrade.setDiscount(...a)),
    },
    planPauses: {
      pause: (...a) => wrap(() => pauses.pause(...a)),
      lift: (...a) => wrap(() => pauses.lift(...a)),
      restart: (...a) => wrap(() => pauses.restart(...a)),
    },
    disputes: { read: (...a) => wrap(() => dispute.read(...a)) },
    planChanges: {
      changePlan: (...a) => wrap(() => change.changePlan(...a)),
      setNextPlan: (...a) => wrap(() => change.setNextPlan(...a)),
    },
  }
}

/** The number of calls that `work` makes. */
export async function callsOf(work: (wrap: Wrap) => Promise<unknown>): Promise<number> {
  let calls = 0
  await work((call) => {
    calls += 1
    return call()
  })
  return calls
}

/** Every crash point: before and after each call's effect. */
export const crashes = (calls: number) =>
  Array.from(
    { length: calls },
    (_, step) =>
      [
        { step, when: 'before' },
        { step, when: 'after' },
      ] as const,
  ).flat()

/** Repeats the request as a user would after an error: at once, and again when the crashed order's lease has expired. */
export async function askAgain<T>(stage: TestStage, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'payment_in_progress') throw error
    stage.advance(31_000)
    return await ask()
  }
}

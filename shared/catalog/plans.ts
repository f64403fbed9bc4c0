import * as z from 'zod/mini'
import { recordOf } from '#shared/keys-of.ts'

export const PlanId = z.enum(['starter', 'pro', 'elite'])
export type PlanId = z.infer<typeof PlanId>

export interface Plan {
  readonly id: PlanId
  readonly name: string
  readonly priceUsd: number
  readonly emailsPerDay: number
  readonly emailsPerMonth: number
  /** Marked as the most popular plan. */
  readonly popular: boolean
  readonly testId: string
}

/** The one price list; a month counts as thirty days of the daily allowance. */
export const PLANS: Readonly<Record<PlanId, Plan>> = {
  starter: {
    id: 'starter',
    name: 'Starter',
    priceUsd: 99,
    emailsPerDay: 15,
    emailsPerMonth: 450,
    popular: false,
    testId: 'button-plan-starter',
  },
  pro: {
    id: 'pro',
    name: 'Pro',
    priceUsd: 129,
    emailsPerDay: 20,
    emailsPerMonth: 600,
    popular: true,
    testId: 'button-plan-pro',
  },
  elite: {
    id: 'elite',
    name: 'Elite',
    priceUsd: 149,
    emailsPerDay: 30,
    emailsPerMonth: 900,
    popular: false,
    testId: 'button-plan-elite',
  },
}

const mostADay = (): number => Math.max(...Object.values(PLANS).map(({ emailsPerDay }) => emailsPerDay))

/** Emails a day of the largest plan. */
export const MOST_EMAILS_PER_DAY = /* @__PURE__ */ mostADay()

/** The environment variable with the id of a plan's price at the payment provider. */
export const priceVariable = (plan: PlanId): string => `STRIPE_PRICE_${plan.toUpperCase()}`

/** The environment of a function that knows the prices. */
export const priceVariables = (prices: Readonly<Record<PlanId, string>>): Record<string, string> =>
  Object.fromEntries(PlanId.options.map((plan) => [priceVariable(plan), prices[plan]]))

/** A value for each plan. */
export const byPlan = <T>(valueOf: (plan: PlanId) => T): Readonly<Record<PlanId, T>> =>
  recordOf(PlanId.options, valueOf)

/** Shown wherever a trial is offered. */
export const ONE_TRIAL = 'One free trial per person and card.'
export const TRIAL = { days: 1, emails: 5, warningHours: 6 } as const

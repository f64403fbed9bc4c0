import type { Page } from 'playwright-core'
import * as z from 'zod/mini'
import { refundedOf } from '#emulators/stripe/render-billing.ts'
import type { Stage } from '#dev/stage-options.ts'
import type { Visit } from './browser-stage.ts'
import { passGoogle } from './walk.ts'

export const START = /^Start the free trial/

/** Signs a new user up and opens the checkout of a plan. */
export async function signUp(page: Page, email: string, plan = 'pro'): Promise<void> {
  await passGoogle(page, `/api/auth/gmail-signup?plan=${plan}`, {
    email,
    firstName: 'Ada',
    lastName: 'Quill',
    plan: 'none',
  })
  await page.waitForURL((url) => url.pathname === '/checkout')
  await page.getByRole('button', { name: START }).waitFor()
}

export async function typeCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiration date').fill('12 / 34')
  await page.getByLabel('Security code').fill('123')
  await page.getByLabel('Postal code').fill('10115')
}

export async function applyCode({ page, heard }: Visit, code: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Coupon code' }).fill(code)
  await page.getByRole('button', { name: 'Apply' }).click()
  await heard('Coupon Applied Successfully')
}

/**
 * Presses a button that leads over the success page, which is shown for only two seconds, to the dashboard.
 */
export async function arrive(page: Page, press: () => Promise<unknown>): Promise<void> {
  await Promise.all([page.waitForURL((url) => url.pathname === '/success'), press()])
  await page.waitForURL((url) => url.pathname === '/dashboard')
}

export const start = async (page: Page): Promise<void> =>
  await page.getByRole('button', { name: START }).click()

/** Answers the bank's question. */
export const answerBank = async (page: Page, answer: 'Complete' | 'Fail'): Promise<void> =>
  await page.getByRole('button', { name: answer, exact: true }).click()

const AccountOverview = z.object({
  currentPlan: z.nullable(z.string()),
  isTrial: z.boolean(),
  trialPlan: z.nullable(z.string()),
  isActive: z.boolean(),
})

/** The signed-in user's account, as our own table has it. */
export async function standingOf(page: Page): Promise<z.infer<typeof AccountOverview>> {
  return AccountOverview.parse(await (await page.request.get('/api/user')).json())
}

/**
 * A customer's data at the payment provider: live subscriptions with the last digits of their cards, and the
 * cents charged.
 */
export function atProvider({ emulators }: Stage, email: string) {
  const { state } = emulators.stripe
  const own = new Set(state.customers.filter((customer) => customer.email === email).map(({ id }) => id))
  const lastFour = (method: string | null) =>
    state.paymentMethods.find(({ id }) => id === method)?.last4 ?? null
  const charges = state.charges.filter(({ customer, paid }) => paid && own.has(customer))
  return {
    customers: own.size,
    living: state.subscriptions
      .filter(
        ({ customer, status }) =>
          own.has(customer) && status !== 'canceled' && status !== 'incomplete_expired',
      )
      .map(({ status, defaultPaymentMethod, discounts }) => ({
        status,
        card: lastFour(defaultPaymentMethod),
        code: discounts[0]?.promotionCode ?? null,
      })),
    charged: charges.reduce((sum, charge) => sum + charge.amount - refundedOf(charge), 0),
  }
}

/** The standing of a user whose trial of this plan runs. */
export const trialOn = (plan: string) => ({
  currentPlan: null,
  isTrial: true,
  trialPlan: plan,
  isActive: true,
})

/** The one living subscription of `atProvider`: the end of its card's number, its coupon and its status. */
export const living = (card: string | null, code: string | null = null, status = 'trialing') => [
  { status, card, code },
]

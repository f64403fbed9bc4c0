import { billingStore } from '#functions/billing/billing.store.ts'
import { NO_BILLING } from '#functions/billing/model.ts'
import { askStripe } from '#harness/payments.ts'
import type { TestStage } from '#harness/stage.ts'
import { tableOf } from '#harness/table-of.ts'
import { LOCAL_CLIENTS } from '#dev/emulators.ts'
import { seedAccount } from '#dev/seed-account.ts'
import { DAY, HOUR } from '#platform/clock.ts'
import * as z from 'zod/mini'

const Made = z.object({ id: z.string() })
const { prices } = LOCAL_CLIENTS.stripe

/** A customer with calls made directly to the payment provider, in place of our own endpoints. */
export interface Customer {
  readonly index: number
  readonly userId: string
  readonly customerId: string
}

/** An account without a plan, whose customer exists at the provider and here. */
export async function newCustomer(stage: TestStage, index: number): Promise<Customer> {
  const email = `life-${index}@mail.example`
  const { userId } = await seedAccount({
    issuer: 'https://issuer.example',
    subject: `life-${index}`,
    email,
    firstName: 'Robin',
    lastName: 'Sample',
    plan: 'none',
  })
  const { id: customerId } = Made.parse(
    await askStripe(stage, 'POST', '/v1/customers', { email, 'metadata[userId]': userId }),
  )
  await billingStore(tableOf(stage)).write(
    userId,
    0,
    { ...NO_BILLING, customerId },
    { newCustomer: customerId },
  )
  return { index, userId, customerId }
}

/** A customer who pays a month of the plan at once, with a saved card. */
export async function newPayingCustomer(
  stage: TestStage,
  index: number,
  plan: keyof typeof prices = 'pro',
): Promise<Customer & { readonly subscriptionId: string }> {
  const customer = await newCustomer(stage, index)
  await askStripe(stage, 'POST', '/v1/payment_methods/pm_card_visa/attach', { customer: customer.customerId })
  const card =
    stage.emulators.stripe.state.paymentMethods.findLast((method) => method.customer === customer.customerId)
      ?.id ?? ''
  await askStripe(stage, 'POST', `/v1/customers/${customer.customerId}`, {
    'invoice_settings[default_payment_method]': card,
  })
  const { id } = Made.parse(
    await askStripe(stage, 'POST', '/v1/subscriptions', {
      customer: customer.customerId,
      'items[0][price]': prices[plan],
      'metadata[plan]': plan,
    }),
  )
  return { ...customer, subscriptionId: id }
}

const subscriptionOf = (stage: TestStage, { customerId }: Customer) =>
  stage.emulators.stripe.state.subscriptions.findLast(({ customer }) => customer === customerId)

const ask = async (stage: TestStage, path: string, fields: Record<string, string> = {}) =>
  await askStripe(stage, 'POST', path, fields)

/** One phase: each customer's action, and the time until the next phase. Milliseconds. */
interface Phase {
  readonly name: string
  action(stage: TestStage, customer: Customer): Promise<void>
  readonly lasts: number
}

/** Saves a card for the customer, one that works or one that is declined at each charge. */
async function giveCard(stage: TestStage, customer: Customer, card: string): Promise<string> {
  const {
    stripe: { state },
  } = stage.emulators
  const sub = subscriptionOf(stage, customer)
  await ask(stage, `/v1/setup_intents/${sub?.pendingSetupIntent}/confirm`, { payment_method: card })
  return ownCard(state, customer)
}

function ownCard(state: TestStage['emulators']['stripe']['state'], { customerId, index }: Customer): string {
  const method = state.paymentMethods.findLast(({ customer: owner }) => owner === customerId)
  if (method === undefined) return ''
  method.fingerprint = `${method.fingerprint.split('~')[0]}~${index}`
  return method.id
}

export const PHASES: readonly Phase[] = [
  {
    name: 'subscribe',
    action: async (stage, { customerId, index }) => {
      const plans = ['starter', 'pro', 'elite'] as const
      const plan = plans[index % 3] ?? 'starter'
      await ask(stage, '/v1/subscriptions', {
        customer: customerId,
        'items[0][price]': prices[plan],
        trial_period_days: '1',
        payment_behavior: 'default_incomplete',
        'payment_settings[save_default_payment_method]': 'on_subscription',
        'trial_settings[end_behavior][missing_payment_method]': 'cancel',
        'metadata[plan]': plan,
      })
    },
    lasts: HOUR,
  },
  {
    // One customer in ten never gives a card; one in five gives a card that cannot be charged.
    name: 'confirm',
    action: async (stage, customer) => {
      if (customer.index % 10 === 9) return
      await giveCard(
        stage,
        customer,
        customer.index % 5 === 1 ? 'pm_card_chargeCustomerFail' : 'pm_card_visa',
      )
    },
    lasts: 12 * HOUR,
  },
  {
    name: 'upgrade in the trial',
    action: async (stage, customer) => {
      const sub = subscriptionOf(stage, customer)
      if (customer.index % 6 !== 2 || sub?.status !== 'trialing') return
      await ask(stage, `/v1/subscriptions/${sub.id}`, {
        'items[0][id]': sub.item,
        'items[0][price]': prices.elite,
        trial_end: 'now',
        proration_behavior: 'none',
        'metadata[plan]': 'elite',
      })
    },
    // The end of the trial, and the first charge an hour later.
    lasts: 16 * HOUR,
  },
  {
    name: 'recover',
    action: async (stage, customer) => {
      const sub = subscriptionOf(stage, customer)
      if (sub?.status !== 'past_due' || customer.index % 10 !== 1) return
      await ask(stage, `/v1/payment_methods/pm_card_visa/attach`, { customer: customer.customerId })
      const card = ownCard(stage.emulators.stripe.state, customer)
      await ask(stage, `/v1/subscriptions/${sub.id}`, { default_payment_method: card })
      await ask(stage, `/v1/invoices/${sub.latestInvoice}/pay`, { payment_method: card })
    },
    lasts: DAY,
  },
  {
    name: 'change the plan, or cancel',
    action: async (stage, customer) => {
      const sub = subscriptionOf(stage, customer)
      if (sub?.status !== 'active') return
      if (customer.index % 4 === 0)
        await ask(stage, `/v1/subscriptions/${sub.id}`, {
          'items[0][id]': sub.item,
          'items[0][price]': prices.pro,
          proration_behavior: 'none',
          'metadata[plan]': 'pro',
        })
      if (customer.index % 4 === 1 || customer.index % 4 === 2)
        await ask(stage, `/v1/subscriptions/${sub.id}`, { cancel_at_period_end: 'true' })
    },
    lasts: DAY,
  },
  {
    name: 'reactivate, or end at once',
    action: async (stage, customer) => {
      const sub = subscriptionOf(stage, customer)
      if (sub?.status !== 'active') return
      if (customer.index % 4 === 2)
        await ask(stage, `/v1/subscriptions/${sub.id}`, { cancel_at_period_end: 'false' })
      if (customer.index % 8 === 3) await askStripe(stage, 'DELETE', `/v1/subscriptions/${sub.id}`)
    },
    // The next month is charged, and cancelled subscriptions end.
    lasts: 33 * DAY,
  },
]

import type { Stripe } from 'stripe'
import type { ProviderWrite } from '#functions/billing/model.ts'
import { asked, idempotent } from './stripe-client.ts'

/** Codes with which Stripe says that a thing was done already or is gone: what was asked for holds. */
const DONE = new Set([
  'resource_missing',
  'charge_already_refunded',
  'setup_intent_unexpected_state',
  'payment_intent_unexpected_state',
  'invoice_not_editable',
])

/**
 * What is already done counts as done. Calls that come to the same however often have a key each: a lasting
 * one would repeat a failure for a day. Money that goes back has a lasting one. Throws AppError unavailable.
 */
export async function applyWrite(stripe: Stripe, write: ProviderWrite): Promise<void> {
  await asked(
    async () => {
      switch (write.kind) {
        case 'use_card':
          // Whether the vendor copies the card of a setup is not promised anywhere, so both places are told.
          await stripe.customers.update(write.customerId, {
            invoice_settings: { default_payment_method: write.cardId },
          })
          if (write.subscriptionId !== null)
            await stripe.subscriptions.update(write.subscriptionId, { default_payment_method: write.cardId })
          return
        case 'name_plan':
          await stripe.subscriptions.update(write.subscriptionId, { metadata: { plan: write.planId } })
          return
        case 'set_ending':
          await setEnding(stripe, write.subscriptionId, write.ends)
          return
        case 'cancel_subscription':
          await stripe.subscriptions.cancel(write.subscriptionId, { invoice_now: false, prorate: false })
          return
        case 'cancel_setup':
          await stripe.setupIntents.cancel(write.setupId, { cancellation_reason: 'abandoned' })
          return
        case 'void_invoice':
          await stripe.invoices.voidInvoice(write.invoiceId)
          return
        case 'refund':
          await stripe.refunds.create(
            { payment_intent: write.paymentId, reason: 'duplicate' },
            idempotent('refund', write.invoiceId),
          )
      }
    },
    ({ code }) => (code !== undefined && DONE.has(code) ? null : undefined),
  )
}

/** A subscription can end with its period or at an instant; both may not be named in one call. */
async function setEnding(stripe: Stripe, id: string, ends: boolean): Promise<void> {
  if (ends) {
    await stripe.subscriptions.update(id, { cancel_at_period_end: true })
    return
  }
  const { cancel_at_period_end: withPeriod } = await stripe.subscriptions.retrieve(id)
  await stripe.subscriptions.update(id, withPeriod ? { cancel_at_period_end: false } : { cancel_at: '' })
}

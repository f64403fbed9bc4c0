import type { Stripe } from 'stripe'
import type { ProviderWrite } from '#functions/billing/model.ts'
import { callStripe, idempotent } from './stripe-client.ts'

/** Error codes that mean the write was already applied or its object is gone. */
const DONE = new Set([
  'resource_missing',
  'charge_already_refunded',
  'setup_intent_unexpected_state',
  'payment_intent_unexpected_state',
  'invoice_not_editable',
])

/**
 * Applies a write at Stripe; succeeds when it was already applied. Idempotent calls get a new idempotency
 * key each time, because Stripe would repeat a failure for a day under a fixed one. Refunds have a fixed
 * key. Throws AppError unavailable.
 */
export async function applyWrite(stripe: Stripe, write: ProviderWrite): Promise<void> {
  await callStripe(
    async () => {
      switch (write.kind) {
        case 'use_card':
          // Stripe does not promise to copy the card of a setup, so customer and subscription are updated.
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
    ({ code, invalid }) =>
      // Stripe cancels no intent that is settled or belongs to a Checkout session, which expires instead
      // (docs.stripe.com/api/setup_intents/cancel), and refuses a cancellation for no other reason.
      (code !== undefined && DONE.has(code)) || (invalid && write.kind === 'cancel_setup') ? null : undefined,
  )
}

/**
 * A subscription ends with its period or at an instant; Stripe rejects a call with both fields. Either way it is
 * no longer to be paused: an ending one has no next month, and one that continues was told its next payment.
 */
async function setEnding(stripe: Stripe, id: string, ends: boolean): Promise<void> {
  if (ends) {
    await stripe.subscriptions.update(id, { cancel_at_period_end: true, pause_collection: '' })
    return
  }
  const { cancel_at_period_end: withPeriod } = await stripe.subscriptions.retrieve(id)
  await stripe.subscriptions.update(id, {
    ...(withPeriod ? { cancel_at_period_end: false } : { cancel_at: '' }),
    pause_collection: '',
  })
}

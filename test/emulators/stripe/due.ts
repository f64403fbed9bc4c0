import {
  changeSubscription,
  createInvoice,
  DAY,
  defaultMethodOf,
  emitInvoice,
  finalizeInvoice,
  HOUR,
  isPaused,
  monthFrom,
  voidInvoice,
} from './invoices.ts'
import { chargeInvoice, endSubscription } from './payments.ts'
import type { InvoiceRecord, SubscriptionRecord } from './records.ts'
import { renderSubscription } from './render-billing.ts'
import { renderSession } from './render-session.ts'
import { expirePendingUpdate, PAYMENT_WINDOW } from './update-subscription.ts'
import { invoiceOf, methodOf, paymentIntentOf, type World } from './world.ts'

interface Due {
  /** Seconds. */
  readonly at: number
  readonly work: () => void
}

const WARNING = 3 * DAY

/** Everything that will become due, given the current state; doing one item changes the rest. */
function agenda(world: World): Due[] {
  const { subscriptions, invoices, sessions } = world.state
  return [
    ...subscriptions
      .filter(({ endedAt }) => endedAt === null)
      .flatMap((sub) => dueOfSubscription(world, sub)),
    ...invoices.flatMap((invoice): Due[] => {
      if (invoice.status === 'draft' && invoice.finalizesAt !== null)
        return [{ at: invoice.finalizesAt, work: () => finalizeAndCharge(world, invoice) }]
      return invoice.status === 'open' && invoice.nextAttempt !== null
        ? [{ at: invoice.nextAttempt, work: () => charge(world, invoice) }]
        : []
    }),
    ...sessions
      .filter(({ status }) => status === 'open')
      .map((session) => ({
        at: session.expiresAt,
        work: () => {
          session.status = 'expired'
          world.emit('checkout.session.expired', renderSession(world, session))
        },
      })),
  ]
}

function dueOfSubscription(world: World, sub: SubscriptionRecord): Due[] {
  if (sub.status === 'incomplete_expired') return []
  if (sub.status === 'incomplete')
    return [{ at: sub.created + PAYMENT_WINDOW, work: () => expireIncomplete(world, sub) }]
  const due: Due[] = []
  if (sub.pendingUpdate !== null)
    due.push({ at: sub.pendingUpdate.expiresAt, work: () => expirePendingUpdate(world, sub) })
  const resumesAt = sub.pauseCollection?.resumesAt ?? null
  if (resumesAt !== null)
    due.push({
      at: resumesAt,
      work: () =>
        changeSubscription(world, sub, () => {
          sub.pauseCollection = null
        }),
    })
  if (sub.cancelAt !== null)
    due.push({ at: sub.cancelAt, work: () => endSubscription(world, sub, 'cancellation_requested') })
  const { trialEnd, trialStart } = sub
  if (
    sub.status === 'trialing' &&
    trialEnd !== null &&
    trialStart !== null &&
    trialEnd - trialStart >= WARNING &&
    !warned(world, sub)
  ) {
    due.push({
      at: trialEnd - WARNING,
      work: () => world.emit('customer.subscription.trial_will_end', renderSubscription(world, sub)),
    })
  }
  due.push({
    at: sub.periodEnd,
    work: () => (sub.status === 'trialing' ? endTrial(world, sub) : renew(world, sub)),
  })
  return due
}

const warned = (world: World, sub: SubscriptionRecord): boolean =>
  world.state.events.some(
    (event) =>
      event.type === 'customer.subscription.trial_will_end' &&
      event.object['id'] === sub.id &&
      event.object['trial_end'] === sub.trialEnd,
  )

function expireIncomplete(world: World, sub: SubscriptionRecord): void {
  changeSubscription(world, sub, () => {
    sub.status = 'incomplete_expired'
  })
  voidInvoice(world, invoiceOf(world, sub.latestInvoice))
}

function endTrial(world: World, sub: SubscriptionRecord): void {
  if (defaultMethodOf(world, sub) === null && sub.missingMethod === 'cancel')
    return endSubscription(world, sub, 'cancellation_requested')
  renew(world, sub)
}

/**
 * A new month begins with a draft invoice, which is finalized and charged an hour later. While the collection of
 * payments is paused, it is voided at once instead; the status stays (docs.stripe.com/billing/subscriptions/pause-payment).
 */
function renew(world: World, sub: SubscriptionRecord): void {
  changeSubscription(world, sub, () => {
    const start = sub.periodEnd
    sub.periodStart = start
    sub.periodEnd = monthFrom(sub, start)
    if (sub.status === 'trialing') sub.status = 'active'
  })
  const invoice = createInvoice(world, {
    sub,
    reason: 'subscription_cycle',
    price: sub.price,
    free: false,
    start: sub.periodStart,
    end: sub.periodEnd,
  })
  if (isPaused(sub, world.now())) voidInvoice(world, invoice)
  else invoice.finalizesAt = world.now() + HOUR
}

function finalizeAndCharge(world: World, invoice: InvoiceRecord): void {
  finalizeInvoice(world, invoice)
  charge(world, invoice)
}

function charge(world: World, invoice: InvoiceRecord): void {
  const sub = world.state.subscriptions.find(({ id }) => id === invoice.subscription)
  const intent = paymentIntentOf(world, invoice.paymentIntent)
  if (sub === undefined || intent === undefined || invoice.status !== 'open') return
  invoice.nextAttempt = null
  chargeInvoice(world, invoice, intent, methodOf(world, defaultMethodOf(world, sub)), { automatic: true })
  emitInvoice(world, 'invoice.updated', invoice)
}

/** When the next item is due, in seconds; null when there is none. */
export const nextDueAt = (world: World): number | null =>
  agenda(world).reduce<number | null>((first, { at }) => (first === null || at < first ? at : first), null)

/** Does the earliest item due until then. False when there was none. */
export function doNextDue(
  world: World,
  until: number,
  at: (second: number, work: () => void) => void,
): boolean {
  const next = agenda(world).toSorted((a, b) => a.at - b.at)[0]
  if (next === undefined || next.at > until) return false
  at(next.at, next.work)
  return true
}

import type { Needs } from '#functions/services/needs.ts'
import { AppError } from '#platform/app-error.ts'
import type { CancelRequest } from '#shared/models/subscription.ts'
import { dateText, instantText, moneyText } from '#functions/mail/figures.ts'
import type { UserActor } from '#platform/actor.ts'
import { paymentInProgress } from '../payments/attempt.ts'
import { isRunning } from '../pause/pausable.ts'
import { inEffectOf, overdueOf } from './current-subscription.ts'
import { syncSubscription, type SyncedSubscription, type SyncSubscriptionDeps } from './sync-subscription.ts'
import type { ProviderSubscription } from '../model.ts'

/** The subscription in effect, or one whose charge is overdue. Throws AppError no_subscription, payment_in_progress, unavailable. */
async function inEffect(
  { userId }: UserActor,
  { billings, stripeCustomer, clock }: SyncSubscriptionDeps,
): Promise<ProviderSubscription> {
  const { billing } = await billings.read(userId)
  const { attempt, customerId } = billing
  const now = clock.now()
  if (attempt !== null && attempt.leaseUntil > now) throw paymentInProgress(attempt, now)
  const customer = customerId === null ? null : await stripeCustomer.customer(customerId)
  const current = customer && (inEffectOf(customer, billing) ?? overdueOf(customer, billing))
  if (current === null) throw new AppError('no_subscription')
  return current
}

const isOverdue = ({ status }: ProviderSubscription): boolean => status === 'past_due' || status === 'unpaid'

interface Ended {
  /** For the user. */
  readonly sentence: string
  /** The subscription with its end: the same for every repetition of one cancellation. */
  readonly slot: string
}

/**
 * Ends the subscription with the paid period, or with the trial; access stays until then. A pending upgrade can no
 * longer be paid. One whose charge is overdue, or whose month is skipped, has no paid period left: it ends at once,
 * and an open charge is not collected. Repeating it changes nothing. Throws AppError no_subscription, payment_in_progress, unavailable.
 */
export async function endSubscription(actor: UserActor, deps: SyncSubscriptionDeps): Promise<Ended> {
  const current = await inEffect(actor, deps)
  if (isOverdue(current))
    return { sentence: await endAtOnce(actor, current, deps), slot: `${current.id}#overdue` }
  if (isRunning(current))
    return { sentence: await endAtOnce(actor, current, deps), slot: `${current.id}#paused` }
  const invoiceId = current.waiting?.invoiceId ?? null
  if (invoiceId !== null) await deps.stripeCustomer.apply({ kind: 'void_invoice', invoiceId })
  if (current.cancelAt === null)
    await deps.stripeCustomer.apply({ kind: 'set_ending', subscriptionId: current.id, ends: true })
  const { subscription } = await syncSubscription(actor.userId, deps)
  const end = subscription.cancelAt?.toISOString() ?? 'ended'
  return { sentence: endingSentence(subscription), slot: `${current.id}#${end}` }
}

/**
 * Ends the subscription for its user, as above, and keeps why, if they say so: a cancellation has one reason, the
 * first that is given. Returns a sentence for the user.
 */
export async function cancelSubscription(
  actor: UserActor,
  { reason, words = '' }: CancelRequest,
  deps: SyncSubscriptionDeps & Needs<'cancellations'>,
): Promise<string> {
  const { sentence, slot } = await endSubscription(actor, deps)
  if (reason !== undefined || words !== '')
    await deps.cancellations.keep(actor.userId, {
      slot,
      reason: reason ?? 'other',
      words,
      at: deps.clock.now(),
    })
  return sentence
}

/** Cancelled first: voiding the invoice of a living subscription would make it active again. */
async function endAtOnce(
  actor: UserActor,
  { id, latestInvoice }: ProviderSubscription,
  deps: SyncSubscriptionDeps,
): Promise<string> {
  await deps.stripeCustomer.apply({ kind: 'cancel_subscription', subscriptionId: id, why: 'superfluous' })
  const open = latestInvoice?.status === 'open' ? latestInvoice : null
  if (open !== null) await deps.stripeCustomer.apply({ kind: 'void_invoice', invoiceId: open.id })
  await syncSubscription(actor.userId, deps)
  return open === null
    ? 'Your subscription is canceled, and nothing more is charged.'
    : `Your subscription is canceled. The open payment of ${moneyText(open.total - open.amountPaid)} won't be collected.`
}

function endingSentence({ cancelAt, isTrial }: SyncedSubscription['subscription']): string {
  if (cancelAt === null) return 'Your subscription is canceled.'
  return isTrial
    ? `Your trial is canceled. You keep access until ${instantText(cancelAt)}, and nothing is charged.`
    : `Your subscription is canceled. You keep access until ${dateText(cancelAt)}, and nothing more is charged.`
}

/** Lets a cancelled subscription continue. Errors and repetition are as in endSubscription. Returns a sentence for the user. */
export async function reactivateSubscription(actor: UserActor, deps: SyncSubscriptionDeps): Promise<string> {
  const current = await inEffect(actor, deps)
  if (current.cancelAt !== null)
    await deps.stripeCustomer.apply({ kind: 'set_ending', subscriptionId: current.id, ends: false })
  const { subscription } = await syncSubscription(actor.userId, deps)
  if (subscription.isTrial && subscription.trialEndsAt !== null)
    return `Your subscription continues. Your trial ends on ${instantText(subscription.trialEndsAt)}, and the first month is charged then.`
  return subscription.planExpiresAt === null
    ? 'Your subscription continues.'
    : `Your subscription continues. The next payment is on ${dateText(subscription.planExpiresAt)}.`
}

import type { Stripe, StripeElements } from '@stripe/stripe-js'
import type { PlanId } from '#shared/catalog/plans.ts'
import { updatePaymentMethod, upgradePlan } from '#shared/contracts/subscription.ts'
import { call } from '#web/lib/api/api-client.ts'
import { ApiError } from '#web/lib/api/api-error.ts'
import { onceFree } from '#web/lib/payments/once-free.ts'
import { isDone, ProviderRefusal } from '#web/lib/payments/payment-reason.ts'
import { paths } from '#web/lib/paths.ts'
import { loadPayments } from '#web/lib/payments/stripe.ts'
import { UPGRADE } from './texts.ts'

export interface Order {
  readonly plan: PlanId
  readonly couponCode: string | null
  /** Of the preview whose price was confirmed; null where a whole month is charged. */
  readonly prorationAt: string | null
}

export interface NewCard {
  readonly stripe: Stripe
  readonly elements: StripeElements
}

/** A step that went wrong, in words for whoever reads it. */
export class UpgradeFailure extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'UpgradeFailure'
  }
}

/** Keeps the card of the form; what is charged to it comes after. Throws ProviderRefusal, UpgradeFailure. */
export async function saveCard({ stripe, elements }: NewCard, signal: AbortSignal): Promise<void> {
  if (elements.getElement('payment') === null) throw new UpgradeFailure(UPGRADE.formNotReady)
  const typed = await elements.submit()
  if (typed.error) throw new ProviderRefusal(typed.error)
  signal.throwIfAborted()
  const returnUrl = new URL(paths.setupReturn, window.location.origin).href
  const { error, setupIntent } = await stripe.confirmSetup({
    elements,
    confirmParams: { return_url: returnUrl },
    redirect: 'if_required',
  })
  if (error && !isDone(error)) throw new ProviderRefusal(error)
  if (!error && setupIntent.status !== 'succeeded') throw new UpgradeFailure(UPGRADE.setupFailed)
  signal.throwIfAborted()
  // Where the server does not hear of the card it finds it by itself when it charges.
  await call(updatePaymentMethod, { body: {}, signal }).catch(() => undefined)
}

/**
 * Charges the card on file; where its bank asks, its holder answers, and the server is asked again. Throws
 * ApiError, ProviderRefusal, UpgradeFailure.
 */
export async function charge({ plan, couponCode, prorationAt }: Order, signal: AbortSignal): Promise<void> {
  const body = {
    plan,
    ...(couponCode === null ? {} : { couponCode }),
    ...(prorationAt === null ? {} : { prorationAt }),
  }
  // Repeating it is safe: one upgrade is charged once.
  const ask = () => onceFree(() => call(upgradePlan, { body, signal }), signal)
  const first = await ask()
  signal.throwIfAborted()
  if (first.success) return
  if (!first.requiresAction || first.clientSecret === null)
    throw new UpgradeFailure(first.error ?? UPGRADE.upgradeFailed)
  await authenticate(first.clientSecret)
  signal.throwIfAborted()
  const second = await ask()
  if (!second.success)
    throw new UpgradeFailure(
      second.error ?? (second.requiresAction ? UPGRADE.authenticationFailed : UPGRADE.upgradeFailed),
    )
}

async function authenticate(clientSecret: string): Promise<void> {
  const stripe = await loadPayments().catch(() => {
    throw new UpgradeFailure(UPGRADE.authenticationFailed)
  })
  const { error, paymentIntent } = await stripe.handleNextAction({ clientSecret })
  if (error && !isDone(error))
    throw new UpgradeFailure(`${UPGRADE.authenticationFailed}. ${new ProviderRefusal(error).message}`)
  if (
    !error &&
    paymentIntent !== undefined &&
    paymentIntent.status !== 'succeeded' &&
    paymentIntent.status !== 'processing'
  )
    throw new UpgradeFailure(UPGRADE.authenticationFailed)
}

/** What stands at the button after a failure. */
export function errorText(error: unknown): string {
  if (error instanceof UpgradeFailure || error instanceof ProviderRefusal) return error.message
  if (error instanceof ApiError) return error.problem?.message ?? UPGRADE.failed.description
  return UPGRADE.failed.description
}

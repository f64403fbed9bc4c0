import { BRAND } from '#shared/brand.ts'
import { instantText, moneyText } from '../figures.ts'
import { facts, link, paragraph, userLetter } from '../letter.ts'
import type { Addressee, UserMessage } from '../model.ts'

interface PaymentFailed extends Addressee {
  /** Null when the account no longer has a plan. */
  readonly planName: string | null
  /** US cents. */
  readonly amount: number
  readonly problem: 'declined' | 'action_required'
  /** When the provider tries again; null when it does not. */
  readonly nextTryAt: Date | null
  /** Whether the plan continues in the meantime. */
  readonly hasAccess: boolean
  /** The payment provider's own page of the invoice, where it can be paid or confirmed. */
  readonly payUrl: string | null
}

/** Tells a user that a payment did not go through, what happens next and what they can do. */
export function paymentFailed({
  to,
  firstName,
  planName,
  amount,
  problem,
  nextTryAt,
  hasAccess,
  payUrl,
  site,
}: PaymentFailed): UserMessage {
  const money = moneyText(amount)
  const declined = problem === 'declined'
  const plan = planName === null ? 'subscription' : `${planName} plan`
  return userLetter({
    to,
    firstName,
    subject: declined
      ? `Your payment of ${money} did not go through`
      : `Your bank asks you to confirm a payment of ${money}`,
    parts: [
      paragraph(
        declined
          ? `The card for your ${plan} at ${BRAND.name} was declined, so nothing was charged.`
          : `Your bank wants you to confirm the payment for your ${plan} at ${BRAND.name}. Until you do, nothing is charged.`,
      ),
      facts(['Amount', money], ...(planName === null ? [] : [['Plan', `${planName}, monthly`] as const]), [
        'Tried again',
        nextTryAt === null ? 'not automatically' : instantText(nextTryAt),
      ]),
      paragraph(
        hasAccess
          ? 'Your plan continues for now. It ends if the payment keeps failing.'
          : 'Your plan is paused until the payment has gone through. Your tracker and your drafts stay as they are.',
      ),
      ...(payUrl === null
        ? []
        : [link(declined ? 'Pay with this card or another' : 'Confirm the payment', payUrl)]),
      link('See your plan', `${site}/dashboard/account`),
    ],
  })
}

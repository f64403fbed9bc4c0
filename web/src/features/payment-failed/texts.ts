import { PLANS, type PlanId } from '#shared/catalog/plans.ts'

/** Why the payment failed; any unknown reason in the address is `other`. */
export type Reason = 'expired' | 'declined' | 'cancelled' | 'other'

const REASONS: Readonly<Record<string, Reason>> = {
  expired: 'expired',
  declined: 'declined',
  cancelled: 'cancelled',
  payment_cancelled: 'cancelled',
}
const DEFAULT_REASON = 'payment_cancelled'

export const reasonOf = (query: URLSearchParams): Reason =>
  REASONS[query.get('reason') ?? DEFAULT_REASON] ?? 'other'

/** Headings that the specification quotes. */
export const HEADINGS: Readonly<Record<Reason, string>> = {
  expired: 'Payment Session Expired',
  declined: 'Payment Declined',
  cancelled: 'Payment Cancelled',
  other: 'Payment Issue',
}

/** Shown once when the page opens. */
export const TOASTS: Readonly<Record<Reason, { title: string; description: string } | null>> = {
  expired: { title: HEADINGS.expired, description: 'Your payment session has expired. Please try again.' },
  declined: {
    title: HEADINGS.declined,
    description: 'Your payment was declined. Please try with a different payment method.',
  },
  cancelled: null,
  other: null,
}

export const RETRY_FAILED = {
  title: 'Retry Failed',
  description: 'Unable to start new payment session. Please contact support.',
} as const
export const NO_SESSION = 'Failed to create payment session'

/** Our own texts. */
export const EXPLANATIONS: Readonly<Record<Reason, string>> = {
  expired: 'The payment page was open for too long and timed out. Nothing was charged.',
  declined: 'The bank behind the card did not allow the payment. Nothing was charged.',
  cancelled: 'You left before the payment was finished. Nothing was charged, and your choice is kept.',
  other:
    'The payment could not be finished. If an amount shows on your card, it is a hold ' +
    'that your bank gives back.',
}

const SAME_PAGE = 'Press Try Again to open a new payment page for the same plan.'

export const NEXT_STEPS: Readonly<Record<Reason, readonly string[]>> = {
  expired: [
    SAME_PAGE,
    'Have your card at hand: the new page also closes after a while.',
    'If it closes again before you finish, write to us.',
  ],
  declined: [
    'Check the number, the date and the security code on the card.',
    'Ask your bank whether it blocks online payments or payments in US dollars.',
    'Press Try Again and use another card.',
    'If every card is declined, write to us.',
  ],
  cancelled: [
    SAME_PAGE,
    'Or choose another plan; nothing is charged during the trial.',
    'If something on the page stopped you, tell us what it was.',
  ],
  other: [
    SAME_PAGE,
    'Or choose another plan; nothing is charged during the trial.',
    'If it happens again, write to us.',
  ],
}

/** The plan's price and daily emails, or placeholders without a plan. */
export function planLines(plan: PlanId | null): {
  readonly name: string
  readonly price: string
  readonly emails: string
} {
  if (plan === null)
    return { name: 'Your plan', price: 'Custom pricing', emails: 'The number of daily emails is as agreed' }
  const { name, priceUsd, emailsPerDay } = PLANS[plan]
  return { name, price: `$${priceUsd} a month`, emails: `${emailsPerDay} emails a day` }
}

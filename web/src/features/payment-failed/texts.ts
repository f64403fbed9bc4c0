import { PLANS, type PlanId } from '#shared/catalog/plans.ts'

/** Why the payment failed; any unknown reason in the address is `other`. */
type Reason = 'expired' | 'declined' | 'cancelled' | 'other'

const REASONS: Readonly<Record<string, Reason>> = {
  expired: 'expired',
  declined: 'declined',
  cancelled: 'cancelled',
  payment_cancelled: 'cancelled',
}
const DEFAULT_REASON = 'payment_cancelled'

export const reasonOf = (query: URLSearchParams): Reason =>
  REASONS[query.get('reason') ?? DEFAULT_REASON] ?? 'other'

export const RETRY_FAILED = {
  title: 'Retry Failed',
  description: 'Unable to start new payment session. Please contact support.',
} as const
export const NO_SESSION = 'Failed to create payment session'

const SAME_PAGE = 'Press Try Again to open a new payment page for the same plan.'
const OTHER_PLAN = 'Or choose another plan; nothing is charged during the trial.'

interface ReasonTexts {
  /** The specification quotes the heading and the toast, which is shown once when the page opens. */
  readonly heading: string
  readonly toast?: string
  readonly explanation: string
  readonly steps: readonly string[]
}

export const TEXTS: Readonly<Record<Reason, ReasonTexts>> = {
  expired: {
    heading: 'Payment Session Expired',
    toast: 'Your payment session has expired. Please try again.',
    explanation: 'The payment page was open for too long and timed out. Nothing was charged.',
    steps: [
      SAME_PAGE,
      'Have your card ready: the new page also closes after a while.',
      'If it closes again before you finish, write to us.',
    ],
  },
  declined: {
    heading: 'Payment Declined',
    toast: 'Your payment was declined. Please try with a different payment method.',
    explanation: 'Your bank declined the payment. Nothing was charged.',
    steps: [
      'Check the card number, the expiration date and the security code.',
      'Ask your bank whether it blocks online payments or payments in US dollars.',
      'Press Try Again and use another card.',
      'If every card is declined, write to us.',
    ],
  },
  cancelled: {
    heading: 'Payment Cancelled',
    explanation: 'You left before the payment was finished. Nothing was charged, and your choice is kept.',
    steps: [SAME_PAGE, OTHER_PLAN, 'If something on the page stopped you, tell us what it was.'],
  },
  other: {
    heading: 'Payment Issue',
    explanation:
      'The payment couldn’t be finished. Any amount shown is a temporary hold that your bank releases.',
    steps: [SAME_PAGE, OTHER_PLAN, 'If it happens again, write to us.'],
  },
}

/** The plan's price and daily emails, or placeholders without a plan. */
export function planLines(plan: PlanId | null) {
  if (plan === null) return { name: 'Your plan', price: 'Custom pricing', emails: 'Daily emails as agreed' }
  const { name, priceUsd, emailsPerDay } = PLANS[plan]
  return { name, price: `$${priceUsd} a month`, emails: `${emailsPerDay} emails a day` }
}

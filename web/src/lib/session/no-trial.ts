import type { User } from '#shared/models/account/user.ts'

interface NoTrial {
  readonly title: string
  /** Why no trial began. */
  readonly why: string
  /** What to do next. */
  readonly next: string
}

const NEXT =
  'Choose a plan to subscribe without a trial; its first month is charged when you confirm the payment.'

/**
 * Why a user who never had a trial on this account gets none, and what to do. Null for everybody else,
 * including users who had one here.
 */
export function noTrial({ trialSpentBy, currentPlan, isTrial }: User): NoTrial | null {
  if (isTrial || currentPlan !== null) return null
  if (trialSpentBy === 'card')
    return {
      title: 'Your free trial didn’t start',
      why: 'The card you gave was used for a free trial before. Nothing was charged.',
      next: NEXT,
    }
  if (trialSpentBy === 'person')
    return {
      title: 'You have had your free trial',
      why: 'It was used with an earlier account of yours, and there is one per person.',
      next: NEXT,
    }
  return null
}

import { createContext, use } from 'react'
import type { FactReviewInput } from '#shared/models/resume-facts.ts'
import type { ReviewChange } from '#web/queries/use-fact-review.ts'

interface Reviewing {
  resumeId: string
  review: FactReviewInput
  onChange: (change: ReviewChange) => void
}

/** The review that every row of the page shows and changes. */
export const ReviewingContext = createContext<Reviewing | null>(null)

export function useReviewing(): Reviewing {
  const reviewing = use(ReviewingContext)
  if (reviewing === null) throw new Error('There is no review around this.')
  return reviewing
}

import type { FactReview } from './fact-review.item.ts'

export const NO_REVIEW: FactReview = {
  version: 0,
  corrections: [],
  hidden: [],
  confirmed: [],
  added: [],
  signer: null,
  allRight: null,
}

import { keys } from '#platform/table/keys.ts'
import type { Item } from '#platform/table/table.ts'
import { toStored } from '#platform/table/instant.ts'
import { FactReview, NO_REVIEW } from './review.ts'

/** The stored review; NO_REVIEW without an item. */
export const reviewFromItem = (item: Item | null): FactReview =>
  item === null ? NO_REVIEW : FactReview.parse(item)

export const reviewToItem = (userId: string, review: FactReview): Item => ({
  ...keys.factReview(userId),
  ...review,
  allRight: review.allRight && { ...review.allRight, at: toStored(review.allRight.at) },
})

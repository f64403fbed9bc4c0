import * as z from 'zod/mini'
import { NO_REVIEW } from './review.ts'
import { AddedFact, FactField } from '#shared/models/resume-facts.ts'
import { keys } from '#platform/table/keys.ts'
import type { Item } from '#platform/table/table.ts'
import { type Stored, StoredInstant, toStored } from '#platform/table/instant.ts'

const CorrectionItem = z.object({
  item: z.string(),
  field: FactField,
  value: z.nullable(z.string()),
  /** What was read there when it was corrected, for the owner to know it by when the item is gone. */
  was: z.nullable(z.string()),
})

/** The owner's own value of a field of an item, in place of what was read; null says that there is none. */
export type Correction = Stored<typeof CorrectionItem>

const ReviewItem = z.object({
  /** Counts the saves; 0 before the first. */
  version: z.number(),
  corrections: z.array(CorrectionItem),
  /** Items that are never to be used. */
  hidden: z.array(z.string()),
  /** Doubtful items that are right as they stand. */
  confirmed: z.array(z.string()),
  added: z.array(AddedFact),
  signer: z.nullable(z.enum(['resume', 'account'])),
  /** The resume of which the owner said that all of it was read right, and when. */
  allRight: z.nullable(z.object({ resumeId: z.string(), at: StoredInstant })),
})

/**
 * What the owner said of the facts that were read: one for all of an owner's resumes. Items are named by
 * their ids, which a later upload repeats for what it repeats, so that nothing has to be said twice.
 */
export type FactReview = Stored<typeof ReviewItem>

/** What the owner said; NO_REVIEW before anything was said. */
export const reviewFromItem = (item: Item | null): FactReview =>
  item === null ? NO_REVIEW : ReviewItem.parse(item)

export const reviewToItem = (userId: string, review: FactReview): Item => ({
  ...keys.factReview(userId),
  ...review,
  allRight: review.allRight && { ...review.allRight, at: toStored(review.allRight.at) },
})

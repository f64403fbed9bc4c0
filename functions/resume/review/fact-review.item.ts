import * as z from 'zod/mini'
import { NO_REVIEW } from './review.ts'
import { AddedFact, FactField } from '#shared/models/resume-facts.ts'
import { SearchQuestion } from '#shared/models/outreach/search-question.ts'
import { keys } from '#platform/table/keys.ts'
import type { Item } from '#platform/table/table.ts'
import { type Stored, StoredInstant, toStored } from '#platform/table/instant.ts'

const CorrectionItem = z.object({
  item: z.string(),
  field: FactField,
  value: z.nullable(z.string()),
  /** The value as read at the time of the correction, to name the item after it is gone. */
  was: z.nullable(z.string()),
})

/** The owner's value for a field of an item, in place of the value read; null when there is none. */
export type Correction = Stored<typeof CorrectionItem>

const ReviewItem = z.object({
  /** Number of saves; 0 before the first. */
  version: z.number(),
  corrections: z.array(CorrectionItem),
  /** Ids of items that must not be used. */
  hidden: z.array(z.string()),
  /** Ids of doubtful items that the owner confirmed. */
  confirmed: z.array(z.string()),
  added: z.array(AddedFact),
  /** Questions about the search that the owner does not want to answer. */
  skipped: z._default(z.array(SearchQuestion), []),
  signer: z.nullable(z.enum(['resume', 'account'])),
  /** The resume that the owner confirmed as a whole, and when. */
  allRight: z.nullable(z.object({ resumeId: z.string(), at: StoredInstant })),
})

/**
 * The owner's review of the facts read, one for all of their resumes. It refers to items by id; the same item
 * in a later upload has the same id, so that a review still applies.
 */
export type FactReview = Stored<typeof ReviewItem>

/** The stored review; NO_REVIEW without an item. */
export const reviewFromItem = (item: Item | null): FactReview =>
  item === null ? NO_REVIEW : ReviewItem.parse(item)

export const reviewToItem = (userId: string, review: FactReview): Item => ({
  ...keys.factReview(userId),
  ...review,
  allRight: review.allRight && { ...review.allRight, at: toStored(review.allRight.at) },
})

import * as z from 'zod/mini'
import { type FactReview, NO_REVIEW } from '#engine/values/fact-review.ts'
import { AddedFact } from '#shared/models/resume-facts.ts'
import { FactField } from '#engine/values/fact-fields.ts'
import { SearchQuestion } from '#engine/values/search-question.ts'
import { keys } from '#platform/table/keys.ts'
import type { Item } from '#platform/table/table.ts'
import { StoredInstant } from '#platform/table/instant.ts'

const CorrectionItem = z.object({
  item: z.string(),
  field: FactField,
  value: z.nullable(z.string()),
  was: z.nullable(z.string()),
})

const ReviewItem = z.object({
  version: z.number(),
  corrections: z.array(CorrectionItem),
  hidden: z.array(z.string()),
  confirmed: z.array(z.string()),
  added: z.array(AddedFact),
  skipped: z._default(z.array(SearchQuestion), []),
  signer: z.nullable(z.enum(['resume', 'account'])),
  allRight: z.nullable(z.object({ resumeId: z.string(), at: StoredInstant })),
})

/** The stored review; NO_REVIEW without an item. */
export const reviewFromItem = (item: Item | null): FactReview =>
  item === null ? NO_REVIEW : ReviewItem.parse(item)

export const reviewToItem = (userId: string, review: FactReview): Item => ({
  ...keys.factReview(userId),
  ...review,
})

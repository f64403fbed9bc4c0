import * as z from 'zod/mini'
import { NO_REVIEW, type FactReview } from './review.ts'
import { AddedFactKind, FactField } from '#shared/models/resume-facts.ts'
import { keys } from '#platform/table/keys.ts'
import type { Item } from '#platform/table/table.ts'
import { StoredInstant, toStored } from '#platform/table/instant.ts'

const ReviewItem = z.object({
  version: z.number(),
  corrections: z.array(
    z.object({
      item: z.string(),
      field: FactField,
      value: z.nullable(z.string()),
      was: z.nullable(z.string()),
    }),
  ),
  hidden: z.array(z.string()),
  confirmed: z.array(z.string()),
  added: z.array(
    z.object({ id: z.string(), kind: AddedFactKind, text: z.string(), role: z.nullable(z.string()) }),
  ),
  signer: z.nullable(z.enum(['resume', 'account'])),
  allRight: z.nullable(z.object({ resumeId: z.string(), at: StoredInstant })),
})

/** What the owner said; NO_REVIEW before anything was said. */
export const reviewFromItem = (item: Item | null): FactReview =>
  item === null ? NO_REVIEW : ReviewItem.parse(item)

export const reviewToItem = (userId: string, review: FactReview): Item => ({
  ...keys.factReview(userId),
  ...review,
  allRight: review.allRight && { ...review.allRight, at: toStored(review.allRight.at) },
})

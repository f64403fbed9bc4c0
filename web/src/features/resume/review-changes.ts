import type { AddedFact, FactItem, FactReviewInput } from '#shared/models/resume-facts.ts'
import type { FactField } from '#engine/values/fact-fields.ts'
import { unsavedText } from '#web/lib/typing/unsaved-text.ts'

type Change = (review: FactReviewInput) => FactReviewInput

const without = (ids: readonly string[], id: string): string[] => ids.filter((one) => one !== id)
const withId = (ids: readonly string[], id: string): string[] => [...without(ids, id), id]

/**
 * Replaces what was read by the user's values; a value equal to what was read is no correction. Also confirms
 * a doubtful item.
 */
export function correct(item: FactItem, values: Readonly<Partial<Record<FactField, string | null>>>): Change {
  const corrections = item.values.flatMap(({ field, read, value: current }) => {
    const value = values[field] === undefined ? current : values[field]
    return value === read ? [] : [{ item: item.id, field, value }]
  })
  return (review) => ({
    ...review,
    corrections: [...review.corrections.filter((one) => one.item !== item.id), ...corrections],
    confirmed: item.doubtful ? withId(review.confirmed, item.id) : review.confirmed,
  })
}

export const hide =
  ({ id }: FactItem): Change =>
  (review) => ({ ...review, hidden: withId(review.hidden, id) })
export const putBack =
  ({ id }: FactItem): Change =>
  (review) => ({ ...review, hidden: without(review.hidden, id) })
export const confirm =
  ({ id }: FactItem): Change =>
  (review) => ({ ...review, confirmed: withId(review.confirmed, id) })

/** Discards everything the user said about an item. */
export const undoConfirm =
  ({ id }: FactItem): Change =>
  (review) => ({
    ...review,
    corrections: review.corrections.filter(({ item }) => item !== id),
    hidden: without(review.hidden, id),
    confirmed: without(review.confirmed, id),
  })

export const add =
  (fact: AddedFact): Change =>
  (review) => ({ ...review, added: [...review.added, fact] })
export const remove =
  ({ id }: AddedFact): Change =>
  (review) => ({ ...review, added: review.added.filter((fact) => fact.id !== id) })
export const sign =
  (signer: NonNullable<FactReviewInput['signer']>): Change =>
  (review) => ({ ...review, signer })

/** Whether the user has changed an item or is editing it, or emails were held back because of it. */
export const isWorthSeeing = (item: FactItem, resumeId: string): boolean =>
  item.hidden || item.heldBack !== null || isCorrected(item) || unsavedText(resumeId, item.id).read() !== null

/** Whether the user has corrected a value of the item. */
export const isCorrected = ({ values }: FactItem): boolean => values.some(({ read, value }) => read !== value)

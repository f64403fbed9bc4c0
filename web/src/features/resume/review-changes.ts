import type { AddedFact, FactField, FactItem, FactReviewInput } from '#shared/models/resume-facts.ts'
import { unsavedText } from './unsaved-text.ts'

type Change = (review: FactReviewInput) => FactReviewInput

const without = (ids: readonly string[], id: string): string[] => ids.filter((one) => one !== id)
const withId = (ids: readonly string[], id: string): string[] => [...without(ids, id), id]

/**
 * The owner's values in place of what was read. Saying what was read already is no correction; a doubtful
 * item is right afterwards.
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

/** Back to what was read, as if its owner had said nothing of it. */
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

/** An id for what the owner adds. */
export const addedId = (): string => `added-${crypto.randomUUID().replaceAll('-', '').slice(0, 20)}`

/** Whether its owner has something under way with an item, or has said something of it. */
export const isWorthSeeing = (item: FactItem, resumeId: string): boolean =>
  item.hidden || item.heldBack !== null || isCorrected(item) || unsavedText(resumeId, item.id).read() !== null

/** Whether a value of the item is the owner's own. */
export const isCorrected = ({ values }: FactItem): boolean => values.some(({ read, value }) => read !== value)

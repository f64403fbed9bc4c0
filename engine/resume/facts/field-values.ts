import type { FactReview } from '../../values/fact-review.ts'
import { type FactField, FIELDS_OF, isDateField, PRESENT } from '../../values/fact-fields.ts'
import { factItems, type ReadItem } from '../fact-items.ts'
import { looksLikeInstruction } from '../instruction-like.ts'
import { DOUBTFUL, LEAST_DOUBTFUL, type Fact, type ResumeFacts } from '../../values/resume-facts.ts'

/** A field of an item as read, and as it counts after the review: a fact, the owner's text, or null. */
interface FieldValue {
  readonly item: ReadItem
  readonly field: FactField
  readonly read: Fact | null
  readonly counts: Fact | string | null
  /** True when nothing counts because the reading is doubtful and not reviewed. */
  readonly doubted: boolean
}

/** Fields that no item needs, but while one of them is doubtful, its item is not used. */
const DECISIVE: readonly FactField[] = ['institution', 'degree', 'field']

/** An owner's value as it would be written in a resume, with dates as month and year. */
export function asWritten(field: FactField, value: string): string {
  if (!isDateField(field)) return value
  const [, year = '', month = ''] = /^(\d{4})-(\d{2})$/u.exec(value) ?? []
  return value === PRESENT ? 'Present' : month === '' ? value : `${month}/${year}`
}

/** Whether an item reads like an instruction; confirming the whole resume does not confirm such an item. */
const isInstruction = ({ values }: ReadItem): boolean =>
  values.some(
    ({ fact }) => fact !== null && (fact.confidence < LEAST_DOUBTFUL || looksLikeInstruction(fact.value)),
  )

/** Whether the owner confirmed an item, by itself or with the whole resume. */
export function isConfirmed(item: ReadItem, { confirmed, allRight }: FactReview, resumeId: string): boolean {
  return confirmed.includes(item.id) || (allRight?.resumeId === resumeId && !isInstruction(item))
}

/** `correction` is the owner's value, null if there is none, undefined if the field was not corrected. */
function valueOf(
  item: ReadItem,
  field: FactField,
  read: Fact | null,
  correction: string | null | undefined,
  confirmed: boolean,
): FieldValue {
  const own = (correction ?? '').replaceAll(/\s+/gu, ' ').trim()
  if (correction !== undefined && own !== read?.value)
    return { item, field, read, counts: own === '' ? null : own, doubted: false }
  const isReviewed = confirmed || correction !== undefined
  // A doubtful name still counts, as the signer is chosen elsewhere and a run must not write to the user. A
  // name that reads like an instruction does not count.
  const doubted =
    read !== null &&
    read.confidence < DOUBTFUL &&
    !isReviewed &&
    (item.kind !== 'name' || isInstruction(item))
  return {
    item,
    field,
    read,
    counts: doubted ? null : read && isReviewed ? { ...read, confidence: 1 } : read,
    doubted,
  }
}

/** Whether an item may be used at all; `values` are its fields. */
function isUsable(item: ReadItem, values: readonly FieldValue[], { hidden }: FactReview): boolean {
  if (hidden.includes(item.id) || (item.role !== null && hidden.includes(item.role))) return false
  const required: readonly FactField[] = FIELDS_OF[item.kind].required
  return values.every(
    ({ field, counts, doubted }) =>
      !(doubted && DECISIVE.includes(field)) && !(counts === null && required.includes(field)),
  )
}

/** The values of each item that may be used, and the items that may not. */
export function fieldValues(
  facts: ResumeFacts,
  review: FactReview,
  resumeId: string,
): { values: readonly FieldValue[]; dropped: readonly ReadItem[] } {
  const corrected = new Map(review.corrections.map(({ item, field, value }) => [`${item} ${field}`, value]))
  const all = factItems(facts).map((item) => {
    const confirmed = isConfirmed(item, review, resumeId)
    const values = item.values.map(({ field, fact }) =>
      valueOf(item, field, fact, corrected.get(`${item.id} ${field}`), confirmed),
    )
    return { item, values }
  })
  const usable = all.filter(({ item, values }) => isUsable(item, values, review))
  return {
    values: usable.flatMap(({ values }) => values),
    dropped: all.filter((one) => !usable.includes(one)).map(({ item }) => item),
  }
}

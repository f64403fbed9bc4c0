import type { FactField } from '#shared/models/resume-facts.ts'
import { FIELDS_OF, factItems, type ReadItem } from '../fact-items.ts'
import { looksLikeInstruction } from '../instruction-like.ts'
import type { ItemKind } from '../item-id.ts'
import { DOUBTFUL, LEAST_DOUBTFUL, type Fact, type ResumeFacts } from '../model.ts'
import type { FactReview } from '../review/review.ts'

/**
 * What counts for one field of an item: the fact as it was read, the owner's own words, or nothing. `read` is
 * what stood there.
 */
interface FieldValue {
  readonly item: ReadItem
  readonly field: FactField
  readonly read: Fact | null
  readonly counts: Fact | string | null
  /** Nothing counts because the reader was not sure and the owner has not said anything. */
  readonly doubted: boolean
}

/** Fields in whose place nobody may guess: while one of them is doubtful, the whole item is. */
const DECISIVE: Readonly<Record<ItemKind, readonly FactField[]>> = {
  name: [],
  headline: ['text'],
  role: [],
  line: ['text'],
  education: ['institution', 'degree', 'field'],
  certificate: ['name'],
  skill: ['text'],
  language: ['text'],
}

/** An owner's value as people write it in a resume: dates as month and year. */
export function asWritten(field: FactField, value: string): string {
  if (field !== 'start' && field !== 'end' && field !== 'year') return value
  const [, year = '', month = ''] = /^(\d{4})-(\d{2})$/u.exec(value) ?? []
  return value === 'present' ? 'Present' : month === '' ? value : `${month}/${year}`
}

/** Only its owner can say, of this very item, that it is meant. */
const isInstruction = ({ values }: ReadItem): boolean =>
  values.some(
    ({ fact }) => fact !== null && (fact.confidence < LEAST_DOUBTFUL || looksLikeInstruction(fact.value)),
  )

export function isConfirmed(item: ReadItem, { confirmed, allRight }: FactReview, resumeId: string): boolean {
  return confirmed.includes(item.id) || (allRight?.resumeId === resumeId && !isInstruction(item))
}

/** `said` is the owner's value, undefined where nothing was said. */
function valueOf(
  item: ReadItem,
  field: FactField,
  read: Fact | null,
  said: string | null | undefined,
  confirmed: boolean,
): FieldValue {
  const own = (said ?? '').replaceAll(/\s+/gu, ' ').trim()
  if (said !== undefined && own !== read?.value)
    return { item, field, read, counts: own === '' ? null : own, doubted: false }
  const isSaid = confirmed || said !== undefined
  // Who signs a letter is decided elsewhere, and a doubtful name too is one that nobody writes to; but no
  // letter is signed with an order.
  const doubted =
    read !== null && read.confidence < DOUBTFUL && !isSaid && (item.kind !== 'name' || isInstruction(item))
  return {
    item,
    field,
    read,
    counts: doubted ? null : read && isSaid ? { ...read, confidence: 1 } : read,
    doubted,
  }
}

/** Whether an item may be used at all; `values` are its own. */
function stands(item: ReadItem, values: readonly FieldValue[], { hidden }: FactReview): boolean {
  if (hidden.includes(item.id) || (item.role !== null && hidden.includes(item.role))) return false
  const required: readonly FactField[] = FIELDS_OF[item.kind].required
  return values.every(
    ({ field, counts, doubted }) =>
      !(doubted && DECISIVE[item.kind].includes(field)) && !(counts === null && required.includes(field)),
  )
}

/** What counts for each field of each item that may be used, and the items that may not. */
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
  const standing = all.filter(({ item, values }) => stands(item, values, review))
  return {
    values: standing.flatMap(({ values }) => values),
    dropped: all.filter((one) => !standing.includes(one)).map(({ item }) => item),
  }
}

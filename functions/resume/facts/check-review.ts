import { AppError, type FieldProblem } from '#platform/app-error.ts'
import type { AddedFact, FactField, FactReviewInput } from '#shared/models/resume-facts.ts'
import { cleanRun } from '../layout/text/clean-run.ts'
import { factItems, FIELDS_OF, type ReadItem } from '../fact-items.ts'
import type { ItemKind } from '../item-id.ts'
import type { ResumeFacts } from '../model.ts'

type Said = FactReviewInput['corrections'][number]

const DATE = /^(?:19|20)\d{2}(?:-(?:0[1-9]|1[0-2]))?$/u
const DATES: ReadonlySet<FactField> = new Set(['start', 'end', 'year'])
/** As much as the contract lets in; cleaning may make a text longer. */
const MAX_VALUE = 500
const MAX_ADDED = 300

/**
 * What the page sent, as it may be kept: each value one line of visible characters, nothing said twice. Ids
 * that this resume does not have are kept, for an earlier or a later upload may have them. Throws AppError
 * invalid_request with a sentence a field.
 */
export function checkReview(input: FactReviewInput, facts: ResumeFacts, now: Date): FactReviewInput {
  const items = new Map(factItems(facts).map((item) => [item.id, item]))
  const corrections = lastOfEach(
    input.corrections.map(cleanCorrection),
    ({ item, field }) => `${item} ${field}`,
  )
  const added = lastOfEach(
    input.added.map((one): AddedFact => ({ ...one, text: oneLine(one.text, MAX_ADDED) })),
    ({ id }) => id,
  )
  const problems = [
    ...corrections.flatMap((correction, at) =>
      problemOf(correction, items.get(correction.item), `corrections.${at}.value`),
    ),
    ...added.flatMap(({ text }, at) =>
      text.length < 2 ? [{ field: `added.${at}.text`, message: 'Write at least two characters.' }] : [],
    ),
  ]
  if (problems.length === 0) problems.push(...orderProblems(corrections, items, now))
  if (problems.length > 0) throw new AppError('invalid_request', { fields: problems })
  return {
    ...input,
    corrections,
    added,
    hidden: [...new Set(input.hidden)],
    confirmed: [...new Set(input.confirmed)],
  }
}

const cleanCorrection = (correction: Said): Said => ({
  ...correction,
  value: correction.value === null ? null : oneLine(correction.value, MAX_VALUE) || null,
})

const oneLine = (text: string, most: number): string =>
  cleanRun(text).replaceAll(/\s+/gu, ' ').slice(0, most).toWellFormed().trim()

const lastOfEach = <T>(all: readonly T[], nameOf: (one: T) => string): T[] => [
  ...new Map(all.map((one) => [nameOf(one), one])).values(),
]

const isKind = (name: string): name is ItemKind => Object.hasOwn(FIELDS_OF, name)

/** The kind of an item that this resume does not have is in its id. */
function kindOf(id: string, item: ReadItem | undefined): ItemKind | null {
  if (item !== undefined) return item.kind
  const [kind = ''] = id.split('-')
  return isKind(kind) ? kind : null
}

function problemOf(
  { item: id, field, value }: Said,
  item: ReadItem | undefined,
  place: string,
): readonly FieldProblem[] {
  const kind = kindOf(id, item)
  const has: { readonly fields: readonly FactField[]; readonly required: readonly FactField[] } | null =
    kind && FIELDS_OF[kind]
  if (has !== null && !has.fields.includes(field))
    return [{ field: place, message: `This item has no ${field}.` }]
  if (value === null)
    return has?.required.includes(field) === true
      ? [{ field: place, message: 'Write what it is, or choose "Never use this".' }]
      : []
  if (!DATES.has(field) || DATE.test(value) || (field === 'end' && value === 'present')) return []
  return [
    {
      field: place,
      message:
        field === 'end'
          ? 'Write a year, a year and a month such as 2021-03, or "present".'
          : 'Write a year, or a year and a month such as 2021-03.',
    },
  ]
}

/** Items of which a date was corrected and that would begin after their end. */
function orderProblems(
  corrections: readonly Said[],
  items: ReadonlyMap<string, ReadItem>,
  now: Date,
): readonly FieldProblem[] {
  const said = new Map(corrections.map(({ item, field, value }) => [`${item} ${field}`, value]))
  const date = (id: string, field: FactField): string | null => {
    const own = said.get(`${id} ${field}`)
    return own === undefined
      ? (items.get(id)?.values.find((one) => one.field === field)?.fact?.value ?? null)
      : own
  }
  return corrections.flatMap(({ item, field }, at) => {
    if (field !== 'start' && field !== 'end') return []
    const [start, end] = [date(item, 'start'), date(item, 'end')]
    if (
      start === null ||
      end === null ||
      inOrder(start, end === 'present' ? now.toISOString().slice(0, 7) : end)
    )
      return []
    return [{ field: `corrections.${at}.value`, message: 'The start must not be after the end.' }]
  })
}

/** A year alone may be any month of it. */
const inOrder = (start: string, end: string): boolean => {
  const length = Math.min(start.length, end.length)
  return start.slice(0, length) <= end.slice(0, length)
}

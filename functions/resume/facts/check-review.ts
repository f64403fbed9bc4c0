import { AppError, type FieldProblem } from '#platform/app-error.ts'
import type { AddedFact, FactReviewInput } from '#shared/models/resume-facts.ts'
import {
  areInOrder,
  type FactField,
  FIELDS_OF,
  isDateField,
  isDateOf,
  type ItemKind,
} from '#engine/values/fact-fields.ts'
import { cleanRun, factItems } from '#engine/resume'
import type { ResumeFacts } from '#engine/values/resume-facts.ts'

type CorrectionInput = FactReviewInput['corrections'][number]

/** The contract's limits, enforced again because cleaning may make a text longer. */
const MAX_VALUE = 500
const MAX_ADDED = 300

/**
 * Validates and cleans a review from the page: each value becomes one line of visible characters, and
 * duplicates are removed. Unknown item ids are kept, since an earlier or later upload may have them. Throws
 * AppError invalid_request with a message for each invalid field.
 */
export function checkReview(input: FactReviewInput, facts: ResumeFacts, now: Date): FactReviewInput {
  const corrections = lastOfEach(
    input.corrections.map(cleanCorrection),
    ({ item, field }) => `${item} ${field}`,
  )
  const added = lastOfEach(
    input.added.map((one): AddedFact => ({ ...one, text: oneLine(one.text, MAX_ADDED) })),
    ({ id }) => id,
  )
  const problems = [
    ...corrections.flatMap(problemOf),
    ...added.flatMap(({ text }, at) =>
      text.length < 2 ? [{ field: `added.${at}.text`, message: 'Write at least two characters.' }] : [],
    ),
  ]
  if (problems.length === 0) problems.push(...orderProblems(corrections, facts, now))
  if (problems.length > 0) throw new AppError('invalid_request', { fields: problems })
  return {
    ...input,
    corrections,
    added,
    hidden: [...new Set(input.hidden)],
    confirmed: [...new Set(input.confirmed)],
  }
}

const cleanCorrection = (correction: CorrectionInput): CorrectionInput => ({
  ...correction,
  value: correction.value === null ? null : oneLine(correction.value, MAX_VALUE) || null,
})

const oneLine = (text: string, most: number): string =>
  cleanRun(text).replaceAll(/\s+/gu, ' ').slice(0, most).toWellFormed().trim()

const lastOfEach = <T>(all: readonly T[], nameOf: (one: T) => string): T[] => [
  ...new Map(all.map((one) => [nameOf(one), one])).values(),
]

const isKind = (name: string): name is ItemKind => Object.hasOwn(FIELDS_OF, name)

/** The problem of a correction, if any. The id gives the item's kind even if this resume lacks the item. */
function problemOf({ item, field, value }: CorrectionInput, at: number): readonly FieldProblem[] {
  const problem = (message: string) => [{ field: `corrections.${at}.value`, message }]
  const [kind = ''] = item.split('-')
  const { fields, required }: { fields: readonly FactField[]; required: readonly FactField[] } = isKind(kind)
    ? FIELDS_OF[kind]
    : { fields: [field], required: [] }
  if (!fields.includes(field)) return problem(`This item has no ${field}.`)
  if (value === null)
    return required.includes(field) ? problem('Write what it is, or choose "Never use this".') : []
  if (!isDateField(field) || isDateOf(field, value)) return []
  return problem(
    field === 'end'
      ? 'Write a year, a year and a month such as 2021-03, or "present".'
      : 'Write a year, or a year and a month such as 2021-03.',
  )
}

/** Corrected dates by which an item would begin after its end. */
function orderProblems(
  corrections: readonly CorrectionInput[],
  facts: ResumeFacts,
  now: Date,
): readonly FieldProblem[] {
  const dates = new Map<string, string | null>([
    ...factItems(facts).flatMap(({ id, values }) =>
      values.map(({ field, fact }): [string, string | null] => [`${id} ${field}`, fact?.value ?? null]),
    ),
    ...corrections.map(({ item, field, value }): [string, string | null] => [`${item} ${field}`, value]),
  ])
  return corrections.flatMap(({ item, field }, at) => {
    const [start, end] = [dates.get(`${item} start`) ?? null, dates.get(`${item} end`) ?? null]
    if ((field !== 'start' && field !== 'end') || start === null || end === null) return []
    return areInOrder(start, end, now)
      ? []
      : [{ field: `corrections.${at}.value`, message: 'The start must not be after the end.' }]
  })
}

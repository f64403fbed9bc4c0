import type { Equal } from './compare.ts'

export const FIELDS = [
  'name',
  'email',
  'phone',
  'employer',
  'title',
  'start',
  'end',
  'line',
  'institution',
  'degree',
  'field',
  'certificate',
] as const
export type Field = (typeof FIELDS)[number]

/**
 * Counts of one field: found, found instead of nothing or another value, and not found. A wrong value counts
 * as `wrong` and `missed`.
 */
export interface Count {
  readonly right: number
  readonly wrong: number
  readonly missed: number
}

export type Counts = Readonly<Record<Field, Count>>

const NONE: Count = { right: 0, wrong: 0, missed: 0 }
const perField = (of: (field: Field) => Count): Counts => ({
  name: of('name'),
  email: of('email'),
  phone: of('phone'),
  employer: of('employer'),
  title: of('title'),
  start: of('start'),
  end: of('end'),
  line: of('line'),
  institution: of('institution'),
  degree: of('degree'),
  field: of('field'),
  certificate: of('certificate'),
})

export const sum = (all: readonly Count[]): Count =>
  all.reduce(
    (total, { right, wrong, missed }) => ({
      right: total.right + right,
      wrong: total.wrong + wrong,
      missed: total.missed + missed,
    }),
    NONE,
  )

export const sumOfFields = (counts: Counts): Count => sum(FIELDS.map((field) => counts[field]))

export const sumOfAll = (all: readonly Counts[]): Counts =>
  perField((field) => sum(all.map((counts) => counts[field])))

/** Percent; null when there is nothing to count. */
export const precision = ({ right, wrong }: Count): number | null =>
  right + wrong === 0 ? null : (100 * right) / (right + wrong)
export const recall = ({ right, missed }: Count): number | null =>
  right + missed === 0 ? null : (100 * right) / (right + missed)

/** Counts the right values of one resume, and notes the others. */
export class Tally {
  readonly notes: string[] = []
  readonly #counts = new Map<Field, Count>()

  add(field: Field, count: Partial<Count>): void {
    this.#counts.set(field, sum([this.#counts.get(field) ?? NONE, { ...NONE, ...count }]))
  }

  /**
   * Compares one value; an empty one is absent. `also` contains further right values, with null when an
   * absent value is right too.
   */
  value(
    field: Field,
    truth: string,
    read: string,
    equal: Equal,
    also: readonly (string | null)[] = [],
  ): void {
    if (truth === '' && read === '') return
    if (read !== '' && [truth, ...also].some((right) => right !== null && right !== '' && equal(right, read)))
      return this.add(field, { right: 1 })
    if (read === '' && also.includes(null)) return
    this.add(field, { wrong: read === '' ? 0 : 1, missed: truth === '' ? 0 : 1 })
    this.notes.push(`${field}: "${truth}" read as "${read}"`)
  }

  counts(): Counts {
    return perField((field) => this.#counts.get(field) ?? NONE)
  }
}

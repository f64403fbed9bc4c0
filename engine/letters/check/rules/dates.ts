import { once } from '../../../remember.ts'
import { LETTER_LANGUAGES } from '../../../values/letter-languages.ts'
import type { CheckContext } from '../model.ts'
import { type RecordLine, type Records, rolesNamed, titlesNamed } from '../record.ts'
import { type Clause, isClaim } from '../text/clauses.ts'
import type { Figure } from '../text/figures.ts'
import { bare } from '../text/fold.ts'
import { tellingStems } from '../text/words.ts'

/** The names of the months in the languages of letters, long and short. */
const months = once(
  () =>
    new Map(
      LETTER_LANGUAGES.flatMap((locale) =>
        (['long', 'short'] as const).flatMap((month) => {
          const names = new Intl.DateTimeFormat(locale, { month, timeZone: 'UTC' })
          return Array.from(
            { length: 12 },
            (_, at) => [bare(names.format(Date.UTC(2026, at))).replace('.', ''), at + 1] as const,
          )
        }),
      ),
    ),
)
const monthOf = (word = ''): number => months().get(bare(word)) ?? 0

const MONTH_AND_YEAR = /(?<month>\p{L}{3,10})\.?(?: de| del|,)? (?<year>(?:19|20)\d{2})\b/gu
const DAY_OF_MONTH =
  /(?<before>\p{L}{3,10})\.? (?:[1-9]|[12]\d|3[01])(?![\d.,%]*\d|\s?%)|(?:[1-9]|[12]\d|3[01])(?:\.|er|º)? (?:de )?(?<after>\p{L}{3,10})/gu

/** The roles that a text names by employer or title. */
const namedIn = (text: string, records: Records): ReadonlySet<string> =>
  new Set([...rolesNamed(text, records), ...titlesNamed(text, records)])

/**
 * Months with a year and days of a month that stand in no record: "March 2018" for 2019-03. The day on which an
 * earlier email was sent is the only one of a follow-up.
 */
export function wrongDates(
  text: string,
  { assignment: { facts, resumeText, posting }, records }: CheckContext,
): readonly RegExpExecArray[] {
  const named = rolesNamed(text, records)
  const dates = [
    ...facts.roles
      .filter(({ id }) => named.size === 0 || named.has(id))
      .flatMap(({ start, end }) => [start, end]),
    ...facts.education.flatMap(({ start, end }) => [start, end]),
    ...facts.certificates.map(({ year }) => year),
  ].flatMap((fact) => fact?.value ?? [])
  const written = `${resumeText}\n${posting.description}`.toLowerCase()
  const isWrong = ({ 0: said, groups }: RegExpExecArray): boolean => {
    const month = monthOf(groups?.['month'])
    const year = groups?.['year'] ?? ''
    const inDigits = new RegExp(String.raw`\b0?${month}[/.]${year}\b`, 'u')
    const isWritten =
      named.size === 0
        ? written.includes(said.toLowerCase()) || inDigits.test(written)
        : records.own.some(({ text: line, role }) => named.has(role ?? '') && line.includes(said))
    return month > 0 && !dates.includes(`${year}-${String(month).padStart(2, '0')}`) && !isWritten
  }
  const lines = [...records.own, ...records.posting].map((line) => line.text.toLowerCase())
  const isWrongDay = ({ 0: said, groups }: RegExpExecArray): boolean =>
    monthOf(groups?.['before'] ?? groups?.['after']) > 0 &&
    !lines.some((line) => line.includes(said.toLowerCase()))
  return [
    ...[...text.matchAll(MONTH_AND_YEAR)].filter(isWrong),
    ...[...text.matchAll(DAY_OF_MONTH)].filter(isWrongDay),
  ]
}

/** True when a line shares two telling words with a clause, or one that no other line has. */
function isOfLine(clause: string, line: RecordLine, { own }: Records): boolean {
  const said = tellingStems(clause)
  const shared = [...line.stems].filter((stem) => stem.length > 3 && said.has(stem))
  return (
    shared.length > 1 || shared.some((stem) => !own.some((other) => other !== line && other.stems.has(stem)))
  )
}

/** The own lines that share most telling words with a sentence, three at least; another figure of it counts as two. */
function linesAbout(sentence: string, figures: readonly Figure[], { own }: Records): readonly RecordLine[] {
  const said = tellingStems(sentence)
  const values = figures.flatMap((one) => (one.unit === 'calendar' || one.isWord ? [] : one.values))
  const rated = own.flatMap((line) => {
    const shared = [...line.stems].filter((stem) => stem.length > 3 && !/\d/u.test(stem) && said.has(stem))
    const isShared = line.figures.some((one) =>
      one.values.some((value) => value > 12 && values.includes(value)),
    )
    const rate = shared.length + (isShared ? 2 : 0)
    return shared.length >= 2 && rate >= 3 ? [{ line, rate }] : []
  })
  const best = Math.max(...rated.map(({ rate }) => rate))
  return rated.filter(({ rate }) => rate === best).map(({ line }) => line)
}

const yearOf = (date: string | undefined): number => Number(/^\d{4}/u.exec(date ?? '')?.[0] ?? Number.NaN)
const yearsOf = ({ figures }: RecordLine): readonly number[] =>
  figures.filter(({ unit }) => unit === 'calendar').flatMap(({ values }) => values)

/** True for a year when the lines that the claim is about give others. */
function isMisdated(
  value: number,
  clause: Clause,
  figures: readonly Figure[],
  { records, assignment }: CheckContext,
): boolean {
  const lines = linesAbout(clause.text, figures, records)
  const isOther = (line: RecordLine): boolean => {
    const given = yearsOf(line)
    const role = assignment.facts.roles.find(({ id }) => id === line.role)
    const isWithin = given.length > 1 && value > Math.min(...given) && value < Math.max(...given)
    const isOfRole = [role?.start?.value, role?.end?.value].map(yearOf).includes(value)
    return given.length > 0 && !given.includes(value) && !isWithin && !isOfRole
  }
  const isGiven = records.own.some(
    (line) => yearsOf(line).includes(value) && isOfLine(clause.text, line, records),
  )
  return lines.length > 0 && !isGiven && lines.every(isOther)
}

/** "Since 2018": the year in which something began. */
const SINCE = /\b(?:since|seit|depuis|desde)(?: \p{L}+| de){0,2} $/iu

/** True for a year since which nothing of the resume is dated. */
function isNoBeginning(
  value: number,
  clause: Clause,
  { records, assignment: { facts } }: CheckContext,
): boolean {
  const named = namedIn(clause.text, records)
  const starts = facts.roles.filter(({ id }) => named.size === 0 || named.has(id)).map(({ start }) => start)
  const others = [
    ...facts.roles.map(({ end }) => end),
    ...facts.education.flatMap(({ start, end }) => [start, end]),
    ...facts.certificates.map((one) => one.year),
  ]
  const dates = [...starts, ...(named.size === 0 ? others : [])]
  return (
    !dates.some((date) => yearOf(date?.value) === value) &&
    !records.own.some(
      (line) =>
        line.text.includes(String(value)) &&
        (isOfLine(clause.text, line, records) || (line.role !== null && named.has(line.role))),
    )
  )
}

/** True for a year of the writer's own that the resume gives to something else. */
export function isWrongYear(
  year: Figure,
  clause: Clause,
  figures: readonly Figure[],
  context: CheckContext,
): boolean {
  const value = year.values[0] ?? 0
  return (
    year.unit === 'calendar' &&
    isClaim(clause) &&
    (isMisdated(value, clause, figures, context) ||
      (SINCE.test(clause.text.slice(0, year.start)) && isNoBeginning(value, clause, context)))
  )
}

import type { CheckContext } from '../model.ts'
import { type RecordLine, type Records, rolesNamed, titlesNamed } from '../record.ts'
import { type Clause, isClaim } from '../text/clauses.ts'
import type { Figure } from '../text/figures.ts'
import { tellingStems } from '../text/words.ts'

/** True when a line shares two telling words with a clause, or one that no other line has. */
function isOfLine(clause: string, line: RecordLine, { own }: Records): boolean {
  const said = tellingStems(clause)
  const shared = [...line.stems].filter((stem) => stem.length > 3 && said.has(stem))
  return (
    shared.length > 1 || shared.some((stem) => !own.some((other) => other !== line && other.stems.has(stem)))
  )
}

/** Own lines with at least three telling words of a sentence, or two and another of its figures, the nearest first. */
function linesAbout(sentence: string, figures: readonly Figure[], { own }: Records): readonly RecordLine[] {
  const said = tellingStems(sentence)
  const rated = own.flatMap((line) => {
    const shared = [...line.stems].filter(
      (stem) => stem.length > 3 && !/\d/u.test(stem) && said.has(stem),
    ).length
    const isShared = figures.some(
      (figure) =>
        figure.unit !== 'calendar' &&
        !figure.isWord &&
        line.figures.some(({ values }) =>
          values.some((value) => value > 12 && figure.values.includes(value)),
        ),
    )
    return shared >= 2 && shared + (isShared ? 2 : 0) >= 3
      ? [{ line, rate: shared + (isShared ? 2 : 0) }]
      : []
  })
  const best = Math.max(...rated.map(({ rate }) => rate))
  return rated.filter(({ rate }) => rate === best).map(({ line }) => line)
}

/** True for a year when the line that the claim is about gives others. */
export function isMisdated(
  year: Figure,
  clause: Clause,
  figures: readonly Figure[],
  { records, assignment }: CheckContext,
): boolean {
  const years = linesAbout(clause.text, figures, records)
  const value = year.values[0] ?? 0
  const { roles } = assignment.facts
  return (
    year.unit === 'calendar' &&
    isClaim(clause) &&
    years.length > 0 &&
    !records.own.some(
      (line) =>
        line.figures.some((one) => one.unit === 'calendar' && one.values.includes(value)) &&
        isOfLine(clause.text, line, records),
    ) &&
    years.every((line) => {
      const given = line.figures.filter(({ unit }) => unit === 'calendar').flatMap(({ values }) => values)
      const role = roles.find(({ id }) => id === line.role)
      const [from, to] = [role?.start?.value, role?.end?.value].map((date) =>
        Number(/^\d{4}/u.exec(date ?? '')?.[0] ?? Number.NaN),
      )
      const isOfRole = value === from || value === to
      return given.length > 0
        ? !given.some((one) => one === value) &&
            !(given.length > 1 && value > Math.min(...given) && value < Math.max(...given)) &&
            !isOfRole
        : false
    })
  )
}

/** "Since 2018": the year in which something began. */
const SINCE = /\b(?:since|seit|depuis|desde)(?: \p{L}+| de){0,2} $/iu

/** True for a year since which nothing of the resume is dated. */
export function isNoBeginning(
  year: Figure,
  clause: Clause,
  { records, assignment: { facts } }: CheckContext,
): boolean {
  if (year.unit !== 'calendar' || !isClaim(clause) || !SINCE.test(clause.text.slice(0, year.start)))
    return false
  const said = String(year.values[0])
  const named = new Set([...rolesNamed(clause.text, records), ...titlesNamed(clause.text, records)])
  const roles = named.size === 0 ? facts.roles : facts.roles.filter(({ id }) => named.has(id))
  const others = [
    ...facts.roles.map(({ end }) => end),
    ...facts.education.flatMap(({ start, end }) => [start, end]),
    ...facts.certificates.map((one) => one.year),
  ]
  const dates = [...roles.map(({ start }) => start), ...(named.size === 0 ? others : [])]
  return (
    !dates.some((date) => date?.value.startsWith(said)) &&
    !records.own.some(
      (line) =>
        line.text.includes(said) &&
        (isOfLine(clause.text, line, records) || (line.role !== null && named.has(line.role))),
    )
  )
}

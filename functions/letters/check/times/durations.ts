import { differenceInCalendarMonths } from 'date-fns/differenceInCalendarMonths'
import { joined, monthOf, periodOf } from '#functions/resume/facts/periods.ts'
import type { ResumeRole } from '#functions/resume/model.ts'
import type { Assignment } from '#functions/letters/model.ts'
import { isYear, quantities, saysSame } from '../figures/quantities.ts'
import { anchorsOf, rolesInTown, rolesNamed } from '../facts/anchors.ts'
import { problem, type Problem } from '../findings.ts'
import { segmentAt } from '../sentences/segments.ts'
import { isOwnAt, TURNS_TO_READER } from '../sentences/statements.ts'
import { longestTitles } from './dates.ts'
import type { Quantity, Statement, Unit, Units } from '../model.ts'

const NEARLY = /\b(?:about|around|nearly|almost|some|roughly|close to|approximately)\s+$/i
const ROUNDING = 0.1

/**
 * L05: years and months of experience must be stated in a fact, or follow from the dates of the roles that
 * the sentence speaks of.
 */
export function unsupportedDurations(statement: Statement, units: Units): readonly Problem[] {
  const { text, kind } = statement
  const isNamed = rolesNamed(text, units.assignment.facts.roles).length > 0
  if ((kind === 'theirs' && !isNamed) || kind === 'way_out') return []
  const isOfReader = TURNS_TO_READER.test(text)
  const found = quantities(text).filter(
    (quantity) => !isYear(quantity) && quantity.units.some((unit) => unit === 'year' || unit === 'month'),
  )
  if (kind === 'ask') return found.filter(isUnasked).map((quantity) => problem('L05', UNASKED, quantity))
  return found.flatMap((quantity): readonly Problem[] => {
    if (!isNamed && isOfReader && !isOwnAt(text, quantity.start)) return []
    const states = ({ numbers }: Unit) => numbers.some((number) => saysSame(quantity, number))
    if (units.own.some(states) || (isOfReader && units.posting.some(states))) return []
    const after = text.slice(quantity.end)
    const claimed = Math.max(...quantity.values) / (quantity.units.includes('month') ? 12 : 1)
    const most =
      (/^ (?:years?|months?) (?:ago|back)\b/i.test(after)
        ? sinceBeginning(units.assignment)
        : longest(statement, quantity, units)) + (NEARLY.test(text.slice(0, quantity.start)) ? 0.6 : ROUNDING)
    const message = `The dates of your resume do not give ${quantity.text.trim()} years of this.`
    return claimed <= most || isBetweenYears(claimed, statement, units)
      ? []
      : [problem('L05', message, quantity)]
  })

  /** "Could practice stand in for the five years?" refers to years of the posting. */
  function isUnasked(quantity: Quantity): boolean {
    const isStated = [...units.posting, ...units.own].some(({ numbers }) =>
      numbers.some((number) => saysSame(quantity, number)),
    )
    return /\b(?:the|those|your) $/iu.test(text.slice(0, quantity.start)) && !isStated
  }
}
const UNASKED = 'The posting asks for another length of time.'

/**
 * Total years of the roles that the duration may refer to: those named, otherwise those that mention at least
 * half of its topic. Overlapping time counts once.
 */
function longest({ text, words }: Statement, { start, end }: Quantity, units: Units): number {
  const { facts, today } = units.assignment
  const cuts = [...text.matchAll(/,| and (?!a half)|[;:]/gu)].map(({ index }) => index)
  const from = Math.max(0, ...cuts.filter((cut) => cut < start))
  const to = Math.min(text.length, ...cuts.filter((cut) => cut >= end))
  const verb = /\bI(?: have|'ve|'d| had)? (?:also |only )?(\p{L}+)/u.exec(text)?.[1]
  const topic = words.filter(
    (word) =>
      !word.light &&
      word.text !== verb &&
      (units.ownMeanings.has(word.stem) || units.postingMeanings.has(word.stem)) &&
      word.start >= from &&
      word.end <= to,
  )
  const segment = segmentAt(text, start)
  const namedIn = (part: string) => {
    const named = rolesNamed(part, facts.roles)
    const [, title = ''] = /\byears? as (.*)/iu.exec(part) ?? []
    const titled = longestTitles(title, facts.roles)
    return named.length > 0 ? named : titled
  }
  const clause = text.slice(from, to)
  const named =
    [
      namedIn(clause),
      rolesInTown(clause, facts.roles),
      namedIn(text.slice(segment.start, segment.end)),
      // "…, which makes well over six years" is about what the sentence names before.
      /^\W*which\b/iu.test(clause) ? namedIn(text) : [],
    ].find(({ length }) => length > 0) ?? []
  const says = ({ id }: ResumeRole, stem: string) =>
    units.own.some(({ role, states }) => role?.id === id && states.has(stem))
  const inSummary = (stem: string) =>
    units.own.some(
      (unit) =>
        unit.role === null &&
        unit.says.has(stem) &&
        !/,.*,.*,/u.test(unit.text) &&
        !unit.numbers.some((number) => number.units.includes('year')),
    )
  const isHalf = (isTold: (stem: string) => boolean) =>
    topic.filter(({ stem }) => isTold(stem)).length * 2 >= topic.length
  // A topic that most roles mention is the profession itself, so all roles count.
  const isProfession =
    /\b(?:trade|profession|industry|business|line of work)\b/iu.test(text) ||
    isHalf((stem) => {
      const saying = facts.roles.filter((role) => says(role, stem)).length
      return saying * 2 > facts.roles.length || (saying > 0 && inSummary(stem))
    })
  const roles = facts.roles.filter((role) =>
    named.length > 0
      ? named.some(({ id }) => id === role.id)
      : isProfession || isHalf((stem) => says(role, stem)),
  )
  return yearsIn(roles, today)
}

/** Total years of roles; overlapping time counts once. */
export function yearsIn(roles: readonly ResumeRole[], today: Date): number {
  const month = monthOf(today)
  const periods = roles.flatMap((role) =>
    role.start === null || role.end === null ? [] : (periodOf(role.start.value, role.end.value, month) ?? []),
  )
  return (
    joined(periods).reduce(
      (sum, period) => sum + differenceInCalendarMonths(period.end, period.start) + 1,
      0,
    ) / 12
  )
}

/** True for the time between two years of facts that the statement repeats. */
function isBetweenYears(claimed: number, statement: Statement, units: Units): boolean {
  const years = anchorsOf(statement, units)
    .slice(0, 4)
    .filter(({ unit }) => unit.kind !== 'role')
    .flatMap(({ unit }) => unit.text.match(/\b(?:19|20)\d{2}\b/gu) ?? [])
    .map(Number)
  return years.some((one) => years.some((other) => one - other === claimed))
}

/** Years since the start of the earliest role. */
function sinceBeginning({ facts, today }: Assignment): number {
  const month = monthOf(today)
  return Math.max(
    0,
    ...facts.roles
      .flatMap(({ start }) => (start === null ? [] : (periodOf(start.value, 'present', month) ?? [])))
      .map((period) => differenceInCalendarMonths(period.end, period.start) / 12),
  )
}

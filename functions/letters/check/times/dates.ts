import type { ResumeRole } from '#functions/resume/model.ts'
import type { Assignment } from '#functions/letters/model.ts'
import { isYear, quantities } from '../figures/quantities.ts'
import { anchorsOf, rolesNamed } from '../facts/anchors.ts'
import { problem, type Problem } from '../claims/problem.ts'
import { partAt } from '../sentences/segments.ts'
import { type Statement, TURNS_TO_READER } from '../sentences/statements.ts'
import type { Units } from '../facts/facts.ts'

/** Anchors of which a statement repeats half as much as of its best count as meant too. */
const MEANT = 0.5

/** A line that a statement repeats this much of is the one it tells. */
const SURE = 0.9

interface Meant {
  readonly roles: readonly ResumeRole[]
  /** No doubt that it is these roles: by employer, title or much of a line. */
  readonly isSure: boolean
  readonly texts: readonly string[]
}

/**
 * The roles a statement speaks of: those whose employer it names, else those whose lines or titles it
 * repeats.
 */
function meantBy(part: Statement, units: Units, roles: readonly ResumeRole[]): Meant {
  const anchors = anchorsOf(part, units)
  const best = anchors.filter(({ score }) => score >= (anchors[0]?.score ?? 0) * MEANT)
  const named = rolesNamed(part.text, roles)
  const anchored = best.flatMap(({ unit }) => unit.role ?? [])
  const titled = longestTitles(part.text, roles)
  if (titled.length > 0 && named.length === 0)
    return { roles: titled, isSure: true, texts: best.map(({ unit }) => unit.text) }
  const isOfNamed = (role: ResumeRole | null) => role !== null && named.some(({ id }) => id === role.id)
  const both = anchored.filter(isOfNamed)
  return {
    isSure: named.length > 0 || (anchors[0]?.score ?? 0) >= SURE,
    roles: both.length > 0 ? both : named.length > 0 ? named : anchored,
    texts: best
      .filter(({ unit }) => named.length === 0 || unit.role === null || isOfNamed(unit.role))
      .map(({ unit }) => unit.text),
  }
}

/** Roles whose title stands in a text; of "Senior Nurse" and "Nurse" the longer one. */
function longestTitles(text: string, roles: readonly ResumeRole[]): readonly ResumeRole[] {
  const titleOf = ({ title }: ResumeRole) =>
    title?.value
      .split(/[,(|/]/u)[0]
      ?.trim()
      .toLowerCase() ?? ''
  const titled = roles.filter(
    (role) => titleOf(role).length > 3 && text.toLowerCase().includes(titleOf(role)),
  )
  const length = Math.max(0, ...titled.map((role) => titleOf(role).length))
  return titled.filter((role) => titleOf(role).length === length)
}

const yearOf = (value: string | undefined): number | null =>
  value === undefined ? null : /^\d{4}/.test(value) ? Number(value.slice(0, 4)) : null

function lasted({ start, end }: ResumeRole, year: number, today: Date): boolean {
  const [from, to] = [
    yearOf(start?.value),
    end?.value === 'present' ? today.getUTCFullYear() : yearOf(end?.value),
  ]
  return from !== null && year >= from && year <= (to ?? from)
}

/** L05: a year is that of the fact it is told of; "since" names its beginning. */
export function unboundYears(
  statement: Statement,
  units: Units,
  { facts, posting, today }: Assignment,
): readonly Problem[] {
  const { text, kind } = statement
  const years = quantities(text).filter(isYear)
  if (years.length === 0) return []
  return years.flatMap((quantity): readonly Problem[] => {
    const part = partAt(statement, quantity.start)
    const meant = meantBy(part, units, facts.roles)
    const year = quantity.values[0] ?? 0
    const shown = quantity.text.trim()
    const span = { start: quantity.start, end: quantity.end }
    const isSince = /\bsince(?: \p{L}+)?\s+$/iu.test(text.slice(0, quantity.start))
    if (statement.paragraph < 0 && posting.description.includes(shown)) return []
    if (kind === 'own' && isOfAnotherYear(part, isSince, year, units, facts.roles))
      return [problem('L05', `${shown} is not the year of this in your resume.`, span)]
    const isToldElsewhere = units.own.some(
      ({ kind: of, text: said }) =>
        (meant.texts.includes(said) && of === 'other' && said.includes(shown)) ||
        new RegExp(`\\bsince (?:\\p{L}+ )?${shown}`, 'iu').test(said),
    )
    if (isSince && !meant.isSure && facts.roles.some(({ start }) => yearOf(start?.value) === year)) return []
    if (isSince && meant.roles.length > 0) {
      if (isToldElsewhere || meant.roles.some(({ start }) => yearOf(start?.value) === year)) return []
      return [problem('L05', `Your resume gives another beginning than ${shown}.`, span)]
    }
    if (meant.texts.some((said) => said.includes(shown))) return []
    if (meant.roles.some((role) => lasted(role, year, today))) return []
    if (meant.roles.length === 0 && units.own.some(({ text: said }) => said.includes(shown))) return []
    if (
      (kind === 'theirs' ||
        kind === 'wish' ||
        statement.paragraph < 0 ||
        TURNS_TO_READER.test(text) ||
        year > today.getUTCFullYear()) &&
      posting.description.includes(shown)
    )
      return []
    return [problem('L05', `${shown} is not the year of this in your resume.`, span)]
  })
}

/** "Since 2022", "2014 – 2017": what lasts has more years than it names. */
const LASTS =
  /\b(?:since|from|began|begun|started) (?:\p{L}+ )?((?:19|20)\d{2})|((?:19|20)\d{2}) ?[–-] ?((?:19|20)\d{2})/iu

function hasYear(text: string, year: number): boolean {
  if (text.includes(String(year))) return true
  const [, since, from, to] = LASTS.exec(text) ?? []
  return (
    (since !== undefined && year >= Number(since)) ||
    (from !== undefined && year >= Number(from) && year <= Number(to))
  )
}

/**
 * True where the fact that this part of the sentence repeats most of names other years than this one; where
 * the part names an employer, only what stands under that job is meant.
 */
function isOfAnotherYear(
  part: Statement,
  isSince: boolean,
  year: number,
  units: Units,
  roles: readonly ResumeRole[],
): boolean {
  const named = rolesNamed(part.text, roles)
  const anchors = anchorsOf(part, units).filter(
    ({ unit }) =>
      unit.kind !== 'role' && (named.length === 0 || named.some(({ id }) => id === unit.role?.id)),
  )
  const [best] = anchors
  const { start, end } = best?.unit.role ?? { start: null, end: null }
  const isBorder = new RegExp(String.raw`\b(?:until|till|through)\s+(?:[\p{L}-]+[ -])?${year}`, 'iu').test(
    part.text,
  )
  if (isBorder && [start, end].some((date) => yearOf(date?.value) === year)) return false
  if (best === undefined || best.score < SURE || !quantities(best.unit.text).some(isYear)) return false
  return !anchors.some(
    ({ unit, score }) =>
      score * 2 >= best.score && (isSince ? unit.text.includes(String(year)) : hasYear(unit.text, year)),
  )
}

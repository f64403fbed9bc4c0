import type { ResumeRole, Span } from '#functions/resume/model.ts'
import { monthNumber } from '#functions/resume/layout/words/dates.ts'
import { withoutContacts, NUMERIC_MONTH } from '../facts/contact-data.ts'
import { fold } from '../facts/fold.ts'
import { postingText } from '../facts/facts.ts'
import { isYear, quantities } from '../figures/quantities.ts'
import { anchorsOf, rolesNamed } from '../facts/anchors.ts'
import { problem, type Problem, spanOf } from '../findings.ts'
import { partAt, phraseAt, segmentAt } from '../sentences/segments.ts'
import { isRemark } from '../claims/support.ts'
import { isOwnAt } from '../sentences/statements.ts'
import type { Statement, Units } from '../model.ts'

/** Anchors with at least this share of the best score count as meant too. */
const MEANT_SHARE = 0.5

/** Anchor score above which it is certain which line a statement tells. */
const SURE = 0.9

interface Meant {
  readonly roles: readonly ResumeRole[]
  /** True when the employer, a title or much of a line identifies the roles. */
  readonly isSure: boolean
  readonly texts: readonly string[]
}

/** The roles a statement speaks of: by named employer, otherwise by title, otherwise by repeated lines. */
function meantBy(part: Statement, units: Units): Meant {
  const { roles } = units.assignment.facts
  const anchors = anchorsOf(part, units)
  const best = anchors.filter(({ score }) => score >= (anchors[0]?.score ?? 0) * MEANT_SHARE)
  const named = rolesNamed(part.text, roles)
  const titled = named.length > 0 ? [] : longestTitles(part.text, roles)
  const isOfNamed = (role: ResumeRole | null) =>
    named.length === 0 || role === null || named.some(({ id }) => id === role.id)
  return {
    isSure: named.length + titled.length > 0 || (anchors[0]?.score ?? 0) >= SURE,
    roles:
      [named, titled, best.flatMap(({ unit }) => unit.role ?? [])].find(({ length }) => length > 0) ?? [],
    texts: best.filter(({ unit }) => isOfNamed(unit.role)).map(({ unit }) => unit.text),
  }
}

/** A title without its addition and level: "data analyst" of "Data Analyst II, Growth". */
const titleOf = ({ title }: ResumeRole): string =>
  (/^[^,(|/]*?(?=\s+[IV]+$|$|[,(|/])/u.exec(title?.value ?? '')?.[0] ?? '').trim().toLowerCase()

/** Roles whose title occurs in a text; of "Senior Nurse" and "Nurse" only the longer. */
export function longestTitles(text: string, roles: readonly ResumeRole[]): readonly ResumeRole[] {
  const titled = roles.filter((role) => titleOf(role) !== '' && text.toLowerCase().includes(titleOf(role)))
  const length = Math.max(0, ...titled.map((role) => titleOf(role).length))
  return titled.filter((role) => titleOf(role).length === length)
}

const yearOf = (value = ''): number => Number(/^\d{4}/u.exec(value)?.[0])

function lasted({ start, end }: ResumeRole, year: number, today: Date): boolean {
  const to = end?.value === 'present' ? today.getUTCFullYear() : yearOf(end?.value ?? start?.value)
  return year >= yearOf(start?.value) && year <= to
}

/** L05: a year must be that of the fact it is told of; after "since", the year in which it began. */
export function unsupportedYears(statement: Statement, units: Units): readonly Problem[] {
  const { facts, posting, today } = units.assignment
  const { text, kind } = statement
  const years = quantities(text).filter(isYear)
  const named = rolesNamed(text, facts.roles).filter((role) => text.toLowerCase().includes(titleOf(role)))
  return years.flatMap((quantity): readonly Problem[] => {
    const part = partAt(statement, segmentAt(text, quantity.start))
    const meant = meantBy(part, units)
    const year = quantity.values[0] ?? 0
    const shown = quantity.text.trim()
    const isSince = /\bsince(?: \p{L}+)?\s+$/iu.test(text.slice(0, quantity.start))
    const begins = (roles: readonly ResumeRole[]) => roles.some(({ start }) => yearOf(start?.value) === year)
    const another = [problem('L05', `${shown} is not the year of this in your resume.`, quantity)]
    if (isSince && begins(named)) return []
    const clause = partAt(statement, phraseAt(text, quantity.start))
    // "BSN 2011, CCRN 2016" and "since I qualified in 2011" say what the year is of; "since 2021" does not.
    const telling = clause.words.filter(({ light }) => !light).length
    const isTold = telling > 1 || (telling > 0 && !/^\W*since (?!I\b|we\b)/iu.test(clause.text))
    const parts = isTold ? [part, clause] : [part]
    if (kind === 'own' && parts.every((one) => isOfAnotherYear(one, shown, isSince, units))) return another
    if (isSince && !meant.isSure && begins(facts.roles)) return []
    if (isSince && meant.roles.length > 0) {
      const isStated = units.own.some(({ text: said }) =>
        new RegExp(`\\bsince (?:\\p{L}+ )?${shown}`, 'iu').test(said),
      )
      // "Certified since 2017" tells the year of a certificate.
      const isOfLine = anchorsOf(part, units).some(
        ({ unit, score }) => unit.kind === 'other' && score >= SURE && unit.text.includes(shown),
      )
      return isStated || isOfLine || begins(meant.roles)
        ? []
        : [problem('L05', `Your resume gives another beginning than ${shown}.`, quantity)]
    }
    const isIn = ({ roles, texts }: Meant) =>
      texts.some((said) => said.includes(shown)) ||
      roles.some((role) => lasted(role, year, today)) ||
      (roles.length === 0 && units.own.some(({ text: said }) => said.includes(shown)))
    const isPosted = posting.description.includes(shown)
    return isIn(meant) || (isTold && isIn(meantBy(clause, units))) || isPosted ? [] : another
  })
}

/** True when the fact that this part of the sentence repeats most of names only other years. */
function isOfAnotherYear(part: Statement, year: string, isSince: boolean, units: Units): boolean {
  const named = rolesNamed(part.text, units.assignment.facts.roles)
  const anchors = anchorsOf(part, units).filter(
    ({ unit }) =>
      unit.kind !== 'role' && (named.length === 0 || named.some(({ id }) => id === unit.role?.id)),
  )
  const [best] = anchors
  return (
    best !== undefined &&
    best.score >= SURE &&
    quantities(best.unit.text).some(isYear) &&
    // "38 studies since March 2022" is no other year than "Two studies, 2025".
    (!isSince || /\bsince\b|\d{4}\s?[-–—]/iu.test(best.unit.text)) &&
    !new RegExp(String.raw`\b(?:until|till|through)\s+(?:[\p{L}-]+[ -])?${year}`, 'iu').test(part.text) &&
    !anchors.some(({ unit, score }) => score * 2 >= best.score && unit.text.includes(year))
  )
}

const NAME =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const NAMED = new RegExp(
  String.raw`\b${NAME}\.?(?:\s+\d{1,2}(?:st|nd|rd|th)?)?[\s,'-]+((?:19|20)\d{2})\b`,
  'gi',
)
/** A month without a year needs a preposition and a capital, because "may" and "march" are words. */
const LONE = new RegExp(
  String.raw`\b(?:in|since|by|from|until|till|of|through|to|last|this|next|early|late|mid)[\s-]+${NAME}\b(?!\.?[\s,]+(?:19|20)\d{2})`,
  'gi',
)
/** Ranges such as "September to December 2025", whose first month is of that year too. */
const RANGE = new RegExp(String.raw`\b${NAME}\.?\s*(?:–|-|to|and)\s*\p{L}+\.?\s+((?:19|20)\d{2})\b`, 'giu')
/** The months that a text names, as YYYY-MM, or -MM without a year. */
function monthsIn(text: string): readonly (Span & { readonly month: string })[] {
  const place = (match: RegExpExecArray, year = '', month = '') => ({
    month: `${year}-${(monthNumber(month) ?? month).padStart(2, '0')}`,
    ...spanOf(match),
  })
  return [
    ...[NAMED, RANGE].flatMap((pattern) =>
      [...text.matchAll(pattern)].map((match) => place(match, match[2], match[1])),
    ),
    ...[...text.matchAll(NUMERIC_MONTH)].map((match) =>
      place(match, match[2] ?? match[3], match[1] ?? match[4]),
    ),
    ...[...text.matchAll(LONE)]
      .filter(([, name = '']) => /^[A-Z]/.test(name))
      .map((match) => place(match, '', match[1])),
  ]
}

/** L05: months in a text must occur in the resume or the posting. */
export function unsupportedMonths(statement: Statement, units: Units): readonly Problem[] {
  const { text, kind } = statement
  const { resumeText, posting, contact } = units.assignment
  const claimed = monthsIn(text)
  if (claimed.length === 0 || isRemark(statement)) return []
  const known = monthsIn(fold(withoutContacts([resumeText, postingText(posting), contact.reason].join('\n'))))
  return claimed
    .filter(({ month }) => !known.some((one) => one.month.endsWith(month)))
    .filter(({ start }) => kind !== 'wish' || isOwnAt(text, start))
    .map((span) => {
      const said = text.slice(span.start, span.end)
      return problem('L05', `"${said}" stands neither in the resume nor in the posting.`, span)
    })
}

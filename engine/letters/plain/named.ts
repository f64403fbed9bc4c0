import { namesLanguage } from '../../language/language-names.ts'
import { namesLevel } from '../../resume/layout/lists/languages.ts'
import { headingKind } from '../../resume/layout/sections/headings.ts'
import { BULLETS } from '../../resume/layout/text/marker.ts'
import type { Education, Fact, ResumeFacts, ResumeRole } from '../../values/resume-facts.ts'
import { capitalized } from '../../values/letter-texts/letter-texts.ts'
import type { Sentence } from '../../values/letter.ts'
import { calm } from '../clean-name.ts'
import type { Assignment } from '../model.ts'
import { isFragment, isQuotable, resumeSource, sure } from './lines.ts'
import { isDrivingLicense, isPaper } from './papers.ts'

type Resume = Pick<Assignment, 'facts' | 'resumeText'>

/** The end of what is still going on: resumes say it in many ways, and some only by "since". */
const TODAY: Readonly<Record<string, string>> = {
  eng: 'present',
  deu: 'heute',
  fra: 'aujourd’hui',
  spa: 'actualidad',
}
/** Marks that a list leaves around its items. */
const AROUND = new RegExp(String.raw`^[\s${BULLETS}*>»›,;:|–—-]+|[\s,;:|·–—-]+$`, 'gu')

/** Words of a resume in one line, and in normal case where they are shouted. */
export function inOneLine(text: string): string {
  const line = text
    .replaceAll(/(?<=:)\s*\t\s*/gu, ' ')
    .replaceAll(/\s*\t\s*/gu, ', ')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(AROUND, '')
  // A word alone is an abbreviation, and so is one in brackets: "WHMIS, 2025", "RHIT (AHIMA)".
  return /\p{L}{2}\P{L}+\p{L}{3}/u.test(line.replaceAll(/\(\p{Lu}{2,6}\)/gu, '')) ? calm(line) : line
}

/** The words of a fact; in jobs, single words that are shouted too: "CASHIER". */
const shown = (fact: Fact | null, isOfJob = false): string => {
  const line = fact === null ? '' : inOneLine(fact.value)
  return isOfJob ? calm(line) : line
}

/** A line of a list in a letter, with a capital in place of a small first letter: "first aid", unlike "iOS". */
export const bulleted = (line: string): string =>
  `- ${line.replace(/^\p{Ll}[\p{Ll}'’]*(?=[ ,])/u, capitalized)}`

/** A time as its resume writes it, "May 2019 – present", with the language's own word for today. */
const timeOf = ({ start, end }: Pick<ResumeRole, 'start' | 'end'>, { facts }: Resume): string =>
  [start, end]
    .filter((date) => date !== null)
    .map(({ value, quote }) =>
      value === 'present' && !/\d/u.test(quote) ? (TODAY[facts.language] ?? 'present') : inOneLine(quote),
    )
    .filter((date, at, all) => all.indexOf(date) === at)
    .join(' – ')

/**
 * A fact with the bracket behind it, which says of what kind it is, "Clerk (part-time)", unless that holds facts which
 * are told anyway, or what a review blanked out.
 */
function withBracket(
  fact: Fact | null,
  { resumeText }: Pick<Resume, 'resumeText'>,
  told: readonly (Fact | null)[] = [],
): Fact | null {
  const [bracket = ''] = /^ ?\([^()\n]{2,40}\)/u.exec(resumeText.slice(fact?.span.end)) ?? []
  if (fact === null || bracket === '' || fact.value.includes(bracket)) return fact
  const span = { start: fact.span.start, end: fact.span.end + bracket.length }
  const isTold = told.some((one) => one && one.span.start >= fact.span.end && one.span.end <= span.end)
  return isTold || / {3}|^ ?\([^\p{L}\d]*\)/u.test(bracket)
    ? fact
    : { ...fact, value: fact.value + bracket, span, quote: resumeText.slice(span.start, span.end) }
}

/** A text of facts with their sources; null when a letter can't tell it. */
const said = (parts: readonly string[], facts: readonly (Fact | null)[]): Sentence | null => {
  const text = parts.filter((part) => part !== '').join(', ')
  return text === '' || isFragment(text) || !isQuotable(text)
    ? null
    : { text, sources: facts.filter((fact) => fact !== null).map(resumeSource) }
}

/** The titles above at the same employer that have no lines of their own: what stands below the last one is of all. */
export function stackAbove(role: ResumeRole, { roles, lines }: ResumeFacts): readonly ResumeRole[] {
  const at = roles.findIndex(({ id }) => id === role.id)
  const above = roles.slice(0, Math.max(0, at)).toReversed()
  const other = above.findIndex(
    ({ id, employer }) =>
      employer === null ||
      employer.span.start !== role.employer?.span.start ||
      lines.some((line) => line.role === id),
  )
  return above.slice(0, other === -1 ? above.length : other).toReversed()
}

/** A job by its facts, "Head Chef, Harbour Grill, May 2019 – present". Null when nothing sure names it. */
export function jobOf(role: ResumeRole, resume: Resume): Sentence | null {
  const { start, end } = role
  const employer = sure(role.employer)
  /** With its own time where the resume gives one: "Clerk (since May 2022)". */
  const titleOf = ({ title, ...one }: ResumeRole): Fact | null => {
    const known = sure(title)
    const whole = known && known.quote.startsWith(known.value) ? { ...known, value: known.quote } : known
    return withBracket(whole, resume, [one.start, one.end, one.employer])
  }
  const stack = [...stackAbove(role, resume.facts), role].map((one) => ({ ...one, title: titleOf(one) }))
  // A title alone could be anybody's job at any time.
  if (employer === null && (stack.at(-1)?.title === null || (start === null && end === null))) return null
  const names = stack.flatMap((one) => [shown(one.title, true), timeOf(one, resume)])
  const at = shown(employer, true)
  return said(stack.length > 1 ? [...names, at] : [names[0] ?? '', at, names[1] ?? ''], [
    ...stack.flatMap((one) => [one.title, one.start, one.end]),
    employer,
  ])
}

/** Characters between a degree and its field that stand together: " in ", " – ". */
const MOST_BETWEEN = 8

/** A degree with its field as they stand together, "Grado en Traducción", or one after the other. */
function degreeOf({ degree, field }: Education, { resumeText }: Resume): readonly (Fact | null)[] {
  const [one, other] = [sure(degree), sure(field)]
  if (one === null || other === null) return [one, other]
  if (one.value.includes(other.value)) return [one]
  // "Carpentry apprenticeship": the field may come first.
  const [first, last] = one.span.start < other.span.start ? [one, other] : [other, one]
  const between = resumeText.slice(first.span.end, last.span.start)
  const isOpen = /\([^()]*$/u.test(between) && resumeText.startsWith(')', last.span.end)
  const span = { start: first.span.start, end: last.span.end + Number(isOpen) }
  const quote = resumeText.slice(span.start, span.end)
  const isNear = between !== '' && between.length <= MOST_BETWEEN && !/[\n\t|]/u.test(between)
  return isNear ? [{ ...one, value: quote, quote, span }] : [one, other]
}

/** Studies by their facts: "BA Economics, University of Leeds, 2016". */
export function studyOf(study: Education, resume: Resume): Sentence | null {
  const facts = [...degreeOf(study, resume), sure(study.institution)]
  const isOpen = study.end?.value === 'present'
  const time = isOpen ? timeOf(study, resume) : study.end === null ? '' : inOneLine(study.end.quote)
  return facts.every((fact) => fact === null)
    ? null
    : said([...facts.map((fact) => shown(fact)), time], [...facts, study.start, study.end])
}

/** A label that says what stands behind it: "Licence: Full clean B and C1". */
const LICENSE_LABEL =
  /^(?:\p{L}+ )*(?:licen[cs]e|führerschein|permis|permiso|carn[eé]t?)(?: \p{L}+)*[^\S\n]*:[^\S\n]*$/iu
/**
 * What stands before and behind a driving license in its statement, "Valid Ohio drivers license, clean record"; behind
 * another paper, only the result after a colon: "Aptis ESOL General: C1 en comprensión oral, B2 global".
 */
const BEFORE = /(?:^|[\t|•·;:]|\. )\P{L}*(?<own>\p{L}{2}[^\t|•·;:.,()]{0,38})$/u
const BEHIND =
  /^(?::[^\S\n][^\n\t|•·;:.,()]{1,40}(?:\([^()\n]{1,20}\))?)?(?:,[^\n\t|•·;:.,()]{1,40})?(?=[\n\t|•·;]|(?<=\p{L}{4})\.(?=\s+\p{Lu}|\s*$)|\s\(|$)/u
/** More than the labels and statements that are told. */
const NEAR = 100

/** A paper with what its resume says of it before and behind its name, unless that is another fact. */
function wholePaper(fact: Fact, { resumeText, facts }: Resume): Fact {
  const { start, end } = fact.span
  const line = resumeText.slice(Math.max(resumeText.lastIndexOf('\n', start - 1) + 1, start - NEAR), start)
  const isLicense = isDrivingLicense(fact.value)
  const [label = (isLicense && BEFORE.exec(line)?.groups?.['own']) || ''] = LICENSE_LABEL.exec(line) ?? []
  const [behind = ''] = BEHIND.exec(resumeText.slice(end)) ?? []
  const papers = facts.certificates.map(({ name }) => name).filter(({ value }) => isPaper(value))
  const isOther = [...papers, ...facts.skills, ...facts.languages].some(
    ({ span }) => span.start > end && span.start < end + behind.length,
  )
  const isTold = !isOther && (isLicense || label !== '' || behind.startsWith(':'))
  const rest = isTold ? behind : ''
  const span = { start: start - label.length, end: end + rest.length }
  return { ...fact, value: label + fact.value + rest, span, quote: resumeText.slice(span.start, span.end) }
}

/** Classes of a driving license without its name: "B, BE". */
const BARE_CLASSES = /^[A-E][E\d]?(?:[\s,/]+[A-E][E\d]?)*$/u

/** A certificate or license with the place where it is valid and its year. */
export function paperOf(
  fact: Fact,
  assignment: Pick<Assignment, 'facts' | 'resumeText' | 'today'>,
): Sentence | null {
  const { facts, today } = assignment
  const found = facts.certificates.find(({ name }) => name.span.start === fact.span.start)
  const { issuer = null, region = null, year = null } = found ?? {}
  const name = withBracket(wholePaper(fact, assignment), assignment)
  const isIn = (one: Fact | null): boolean =>
    one !== null && name !== null && one.span.start >= name.span.start && one.span.end <= name.span.end
  // "P2, Law Society of Northland"; beside longer names remarks are taken for issuers.
  const of = /\p{L}{3}/u.test(fact.value) || isIn(issuer) ? null : sure(issuer)
  const where = isIn(region) ? null : sure(region)
  const words = [name, of, where].map((part) => shown(part))
  const when = year && inCell(year, assignment)
  const isTold =
    year === null ||
    words.some((text) => text.includes(year.value.slice(0, 4))) ||
    // The beginning of a course: "10/2020 – 05/2022".
    /^\s*[–-]\s*\d/u.test(assignment.resumeText.slice(year.span.end)) ||
    year.value > today.toISOString().slice(0, year.value.length)
  return BARE_CLASSES.test(fact.value)
    ? null
    : said([...words, isTold ? '' : inOneLine(when?.quote ?? '')], [name, of, where, when])
}

/** A year with the words before it in a cell of its own: "refresher Sept 2024". */
function inCell(year: Fact, { resumeText }: Pick<Resume, 'resumeText'>): Fact {
  const [words = ''] =
    /(?<=\t)[^\n\t()]{1,20}$/u.exec(resumeText.slice(0, year.span.start).slice(-NEAR)) ?? []
  const span = { start: year.span.start - words.length, end: year.span.end }
  return { ...year, span, quote: resumeText.slice(span.start, span.end) }
}

/** A level beside a language or a skill that speaks for nobody: "A2", "(school level)", "basic". */
export const WEAK =
  /^[^\n,;|\p{L}]*(?:A[012]|basic|beginner|school|elementary|limited|scolaire|notions|débutante?|grundkenntnisse|schulkenntnisse|anfänger|básico|elemental|nociones)(?!\p{L})/iu

/** A level behind a language: "(B2)", ": fluent", a column of its own. */
const LEVEL =
  /^[^\S\n]*(?:\([^()]{2,60}\)|(?:[:–—-]|\t|(?=[ABC][12](?!\p{L})))[^\S\n]*[^\n\t,;|•·()]{2,40}(?=[\n\t,;|•·()]|$))/u
/** One behind a skill, of which others stand in columns of their own: "CargoWise – basic". */
export const REMARK = /^ ?(?:\([^()]{2,60}\)|[–—-] [^\n\t,;|•·()–—]{2,40}(?=[\n\t,;|•·()]|$))/u
const AND = '(?:and|or|und|oder|sowie|et|ou|y|o) '
/** One before it: "conversational Spanish", "notions d'allemand". */
const LEVEL_BEFORE = new RegExp(
  String.raw`(?<=(?:^|[;,•·|\t(:]) *(?:${AND})?)(?!${AND})(?:\p{L}+ ){0,2}\p{L}+(?: |[’'])$`,
  'u',
)

/** Levels of listening, reading, speaking and writing in columns, as Europass has them. */
const LEVELS = /^(?:\t[ABC][12]){2,}(?=\n|$)/u

/** A language with the lowest and the highest of its levels. */
function withLevels(span: Fact['span'], grid: string, resumeText: string) {
  const quote = resumeText.slice(span.start, span.end)
  const all = grid.trim().split('\t').toSorted()
  const [low = '', high = ''] = [all[0], all.at(-1)]
  return {
    text: `${capitalized(quote.slice(0, -grid.length).toLowerCase())}: ${low === high ? low : `${low}–${high}`}`,
    sources: [resumeSource({ span, quote })],
    level: [low],
    held: low,
  }
}

/**
 * A language or a skill with its level as the resume has it, the words of the level before and behind it, and what begins
 * with the level that is held.
 */
export function withLevel(
  { span }: Fact,
  { resumeText, facts }: Resume,
  levels = LEVEL,
): Sentence & { readonly level: readonly string[]; readonly held: string } {
  const [grid = ''] = LEVELS.exec(resumeText.slice(span.end)) ?? []
  if (grid !== '') return withLevels({ start: span.start, end: span.end + grid.length }, grid, resumeText)
  const [found = ''] = levels.exec(resumeText.slice(span.end)) ?? []
  const lineStart = resumeText.lastIndexOf('\n', span.start - 1) + 1
  const [above = ''] = LEVEL_BEFORE.exec(resumeText.slice(lineStart, span.start)) ?? []
  const before = headingKind(above.trim()) !== null || namesLanguage(above) ? '' : above
  // "Dutch: French", "Word – Excel", "Spanish<tab>Sailing": another item.
  const isOther =
    (!found.includes('(') && namesLanguage(found)) ||
    (/^\s*\t/u.test(found) && !namesLevel(found)) ||
    facts.skills.some(
      ({ value, span: { start } }) =>
        start > span.end && start < span.end + found.length && !WEAK.test(value),
    )
  // "Anglais : lu, écrit, oral intermédiaire", on a line of its own.
  const [rest = ''] =
    /^,[^\n\t|•·;–—]{1,80}?(?=\s[–—]|[\n\t|•·;]|$)/u.exec(resumeText.slice(span.end + found.length)) ?? []
  const isWhole =
    found !== '' &&
    lineStart === span.start &&
    !namesLanguage(rest) &&
    !facts.skills.some(
      ({ span: { start } }) => start > span.end && start < span.end + found.length + rest.length,
    )
  const ways = isOther ? [] : isWhole ? [found + rest, found] : [found]
  const behind = ways.find((level) => isQuotable(inOneLine(level))) ?? ''
  const whole = { start: span.start - before.length, end: span.end + behind.length }
  const quote = resumeText.slice(whole.start, whole.end)
  return {
    text: inOneLine(quote),
    sources: [resumeSource({ span: whole, quote })],
    level: [before, behind],
    held: resumeText.slice(span.end),
  }
}

import { isBrokenOff } from '../../language/open-end.ts'
import { namesLanguage } from '../../language/language-names.ts'
import { BULLETS } from '../../resume/layout/text/marker.ts'
import type { Education, Fact, ResumeFacts, ResumeRole } from '../../values/resume-facts.ts'
import type { Sentence } from '../../values/letter.ts'
import { calm } from '../clean-name.ts'
import type { Assignment } from '../model.ts'
import { isQuotable, resumeSource, sure } from './lines.ts'

type Resume = Pick<Assignment, 'facts' | 'resumeText'>

/** "Same company", whose name stands elsewhere. */
const SAME =
  /(?<!\p{L})(?:ebenda|ebd|same (?:company|firm|employer|institution|school|university)|même (?:entreprise|société|établissement|école|lycée|cfa|université)|(?:la )?misma(?: (?:empresa|universidad|escuela))?|same as above|wie oben)(?!\p{L})/iu
/** Exports of LinkedIn say "Present" in whatever language; those of Europass say it in capitals. */
const PRESENT = /^(?:Present|CURRENT|AKTUELL|ACTUEL|ACTUAL)$/u
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
    .replaceAll(/\s*\t\s*/gu, ', ')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(AROUND, '')
  // A word alone is an abbreviation, and so is one in brackets: "WHMIS, 2025", "RHIT (AHIMA)".
  return /\p{L}{2}\P{L}+\p{L}{3}/u.test(line.replaceAll(/\(\p{Lu}{2,6}\)/gu, '')) ? calm(line) : line
}

/** A line of a list in a letter, with a capital in place of a small first letter: "first aid", unlike "iOS". */
export const bulleted = (line: string): string =>
  `- ${line.replace(/^\p{Ll}+(?=[ ,])/u, (word) => word.slice(0, 1).toUpperCase() + word.slice(1))}`

/** The time of a job as its resume writes it: "May 2019 – present". */
function timeOf({ start, end }: Pick<ResumeRole, 'start' | 'end'>, { facts }: Resume): string {
  const dates = [start, end].filter((date) => date !== null).map(({ quote }) => inOneLine(quote))
  return [...new Set(dates)]
    .map((date) => (PRESENT.test(date) ? (TODAY[facts.language] ?? date) : date))
    .join(' – ')
}

/** A title or a paper with the bracket behind it, which says of what kind it is: "Clerk (part-time)". */
function withBracket(fact: Fact | null, { resumeText }: Pick<Resume, 'resumeText'>): Fact | null {
  const [bracket = ''] = /^ ?\([^()\n]{2,40}\)/u.exec(resumeText.slice(fact?.span.end)) ?? []
  if (fact === null || bracket === '' || fact.value.includes(bracket)) return fact
  const span = { start: fact.span.start, end: fact.span.end + bracket.length }
  return { ...fact, value: fact.value + bracket, span, quote: resumeText.slice(span.start, span.end) }
}

/** A text of facts with their sources; null when a letter can't tell it. */
const said = (parts: readonly string[], facts: readonly (Fact | null)[]): Sentence | null => {
  const text = parts.filter((part) => part !== '').join(', ')
  return text === '' || isBrokenOff(text) || SAME.test(text) || !isQuotable(text)
    ? null
    : { text, sources: facts.filter((fact) => fact !== null).map(resumeSource) }
}

const wordsOf = (fact: Fact | null): string => (fact === null ? '' : inOneLine(fact.value))

/** The titles above at the same employer that have no lines of their own: what stands below the last one is of all. */
export function stackAbove(role: ResumeRole, { roles, lines }: ResumeFacts): readonly ResumeRole[] {
  const above = roles.slice(0, roles.indexOf(role)).toReversed()
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
  const titleOf = (one: ResumeRole) => withBracket(sure(one.title), resume)
  // A title alone could be anybody's job at any time.
  if (employer === null && (titleOf(role) === null || (start === null && end === null))) return null
  const stack = [...stackAbove(role, resume.facts), role]
  const names = stack.flatMap((one) => [wordsOf(titleOf(one)), timeOf(one, resume)])
  return said(
    stack.length > 1 ? [...names, wordsOf(employer)] : [names[0] ?? '', wordsOf(employer), names[1] ?? ''],
    [...stack.flatMap((one) => [titleOf(one), one.start, one.end]), employer],
  )
}

/** Characters between a degree and its field that stand together: " in ", " – ". */
const MOST_BETWEEN = 8

/** A degree with its field as they stand together, "Grado en Traducción", or one after the other. */
function degreeOf({ degree, field }: Education, { resumeText }: Resume): readonly (Fact | null)[] {
  const [one, other] = [sure(degree), sure(field)]
  if (one === null || other === null) return [one, other]
  if (one.value.includes(other.value)) return [one]
  const between = resumeText.slice(one.span.end, other.span.start)
  const isOpen = /\([^()]*$/u.test(between) && resumeText.startsWith(')', other.span.end)
  const span = { start: one.span.start, end: other.span.end + Number(isOpen) }
  const quote = resumeText.slice(span.start, span.end)
  const isNear = between !== '' && between.length <= MOST_BETWEEN && !/[\n\t]/u.test(between)
  return isNear ? [{ ...one, value: quote, quote, span }] : [one, other]
}

/** Studies by their facts: "BA Economics, University of Leeds, 2016". */
export function studyOf(study: Education, resume: Resume): Sentence | null {
  const facts = [...degreeOf(study, resume), sure(study.institution)]
  const time = study.end === null ? '' : inOneLine(study.end.quote)
  return facts.every((fact) => fact === null)
    ? null
    : said([...facts.map(wordsOf), time], [...facts, study.end])
}

/** Classes of a driving license without its name: "B, BE". */
const BARE_CLASSES = /^(?:[A-E][E\d]?[\s,/]*)+$/u

/** A certificate or license with the place where it is valid and its year. */
export function paperOf(
  fact: Fact,
  assignment: Pick<Assignment, 'facts' | 'resumeText' | 'today'>,
): Sentence | null {
  const { facts, today } = assignment
  const found = facts.certificates.find(({ name }) => name.span.start === fact.span.start)
  const { issuer = null, region = null, year = null } = found ?? {}
  const name = withBracket(fact, assignment)
  // "P2, Law Society of Northland"; beside longer names remarks are taken for issuers.
  const of = /\p{L}{3}/u.test(fact.value) ? null : sure(issuer)
  const words = [name, of, sure(region)].map(wordsOf)
  const isTold =
    year === null ||
    words.some((text) => text.includes(year.value.slice(0, 4))) ||
    // The beginning of a course: "10/2020 – 05/2022".
    /^\s*[–-]\s*\d/u.test(assignment.resumeText.slice(year.span.end)) ||
    year.value > today.toISOString().slice(0, year.value.length)
  return BARE_CLASSES.test(fact.value)
    ? null
    : said([...words, isTold ? '' : inOneLine(year.quote)], [name, of, region, year])
}

/** A level behind a language or a skill: "(B2)", ": fluent", a column of its own. */
const LEVEL = /^\s*(?:\([^()]{2,60}\)|(?:[:–—-]|\t|(?=[ABC][12](?!\p{L})))\s*[^\n\t,;|•·()]{2,40})/u

/** One behind a skill, of which others stand in columns of their own: "CargoWise – basic". */
export const REMARK = /^ ?(?:\([^()]{2,60}\)|[–—] [^\n\t,;|•·()]{2,40})/u
/** One before it: "conversational Spanish". */
const LEVEL_BEFORE = /(?<=(?:^|[;,•·|\n\t(:]) ?)(?:\p{Ll}+ ){1,2}$/u

/** A language or a skill with its level as the resume has it. */
export function withLevel({ span }: Fact, { resumeText }: Resume, levels = LEVEL): Sentence {
  const [level = ''] = levels.exec(resumeText.slice(span.end)) ?? []
  const [before = ''] = LEVEL_BEFORE.exec(resumeText.slice(Math.max(0, span.start - 40), span.start)) ?? []
  // "Dutch: French": another item of the list.
  const isOther = !level.includes('(') && namesLanguage(level)
  const end = isOther || !isQuotable(inOneLine(level)) ? span.end : span.end + level.length
  const whole = { start: span.start - before.length, end }
  const quote = resumeText.slice(whole.start, end)
  return { text: inOneLine(quote), sources: [resumeSource({ span: whole, quote })] }
}

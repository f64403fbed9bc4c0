import { deriveFacts } from '../../resume/facts/derive-facts.ts'
import { looksLikeInstruction } from '../../resume/instruction-like.ts'
import {
  DOUBTFUL,
  type Certificate,
  type Education,
  type Fact,
  type ResumeFacts,
  type ResumeLine,
  type ResumeRole,
} from '../../resume/model.ts'
import { OWNER_HEADING } from '../../resume/review/owner-added.ts'
import type { Assignment } from '../model.ts'
import type { Source } from '../../values/finding.ts'
import { oneLine } from '../../language-model/clean-data.ts'
import type { FactLine } from './fact-line.ts'

/** Characters of all lines together, about 4,000 tokens. */
const MAX_LENGTH = 16_000

/**
 * True for a fact that a model may see. Text that looks like an instruction is hidden from models even when
 * the user confirmed it; the plain letter leaves it out too.
 */
const isUsable = (fact: Fact | null): fact is Fact =>
  fact !== null && fact.confidence >= DOUBTFUL && !looksLikeInstruction(fact.value)

const sourceOf = (resumeText: string, { span: { start, end } }: Fact): Source => ({
  kind: 'resume',
  start,
  end,
  quote: resumeText.slice(start, end),
})

/** Numbers the facts in the order in which they are listed. */
function numbering(resumeText: string) {
  const counts = { R: 0, U: 0 }
  const heading = resumeText.lastIndexOf(`\n${OWNER_HEADING}\n`)
  return (facts: readonly (Fact | null)[], text: string): FactLine[] => {
    const usable = facts.filter(isUsable)
    const first = usable[0]
    if (first === undefined) return []
    const series = heading >= 0 && first.span.start > heading ? 'U' : 'R'
    return [
      {
        id: `${series}${(counts[series] += 1)}`,
        text,
        sources: usable.map((fact) => sourceOf(resumeText, fact)),
      },
    ]
  }
}
type Numbering = ReturnType<typeof numbering>

const said = (fact: Fact | null): string => (isUsable(fact) ? oneLine(fact.value) : '')

const joined = (parts: readonly string[], by: string): string => parts.filter((part) => part !== '').join(by)

function periodOf({ start, end }: Pick<ResumeRole, 'start' | 'end'>): string {
  const [from, to] = [said(start), said(end)]
  if (to === 'present') return from === '' ? 'present' : `${from} to present`
  return joined([from, to], ' to ')
}

const SAYS = { availability: 'when they can start: ', reason_for_change: 'why they want this job: ' } as const

const lineOf = ({ id, statement, says }: ResumeLine, next: Numbering, before = ''): FactLine[] =>
  next([statement], `${says === undefined ? before : SAYS[says]}${oneLine(statement.value)}`).map((line) => ({
    ...line,
    line: id,
  }))

/** A role followed by its own lines. */
function roleLines(role: ResumeRole, facts: ResumeFacts, next: Numbering): FactLine[] {
  const { title, employer, location, start, end, kind } = role
  const place = joined([said(employer), said(location)], ', ')
  const heading = next(
    [title, employer, location, start, end],
    `role: ${joined([said(title), place, periodOf(role)], ' — ')} (${kind}${said(end) === 'present' ? ', present' : ''})`,
  )
  const own = facts.lines.filter((line) => line.role === role.id).flatMap((line) => lineOf(line, next))
  const below = own.map((line) => ({ ...line, text: `in that role: ${line.text}` }))
  return heading.length > 0 || below.length === 0
    ? [...heading, ...below]
    : [{ id: null, text: `a role without a name (${kind}):`, sources: [] }, ...below]
}

const studyLine = ({ institution, degree, field, start, end }: Education, next: Numbering): FactLine[] => {
  const expected = end !== null && /^\s*(?:expected|anticipated)/iu.test(end.quote)
  const period = `${expected ? 'expected ' : ''}${periodOf({ start, end })}`
  return next(
    [degree, field, institution, start, end],
    `education: ${joined([joined([said(degree), said(field)], ' '), said(institution), period], ', ')}`,
  )
}

const certificateLine = ({ name, issuer, region, year }: Certificate, next: Numbering): FactLine[] =>
  next(
    [name, issuer, region, year],
    `certificate or licence: ${joined([said(name), said(issuer), said(region), said(year)], ', ')}`,
  )

/** What the resume says after a language, such as "(C1)" or ", native"; empty when the user changed the fact. */
function levelOf(resumeText: string, { span, quote }: Fact): string {
  if (resumeText.slice(span.start, span.end) !== quote) return ''
  const [after = ''] =
    /^[ :–—-]*\(?[\p{L}\d .+/()-]{2,60}\)?(?=[,;|•·\n]|$)/u.exec(resumeText.slice(span.end)) ?? []
  return after.trim() === '' ? '' : oneLine(after).replace(/^(?=[^:])/u, ' ')
}

const isPresent = ({ end }: ResumeRole): boolean => said(end) === 'present'

/**
 * What a letter may say about the writer, each fact with its id: roles with their lines, present roles first,
 * then the rest. The same bytes for the same resume and day.
 */
export function writerFacts({
  resumeText,
  facts,
  unread = [],
  today,
}: Pick<Assignment, 'resumeText' | 'facts' | 'unread' | 'today'>): readonly FactLine[] {
  const next = numbering(resumeText)
  const roles = [...facts.roles.filter(isPresent), ...facts.roles.filter((role) => !isPresent(role))]
  const known = new Set(roles.map(({ id }) => id))
  const lines: FactLine[] = [
    ...next([facts.headline], `headline: ${said(facts.headline)}`),
    ...next([facts.location], `lives in: ${said(facts.location)}`),
    ...roles.flatMap((role) => roleLines(role, facts, next)),
    ...facts.lines
      .filter(({ role }) => role === null || !known.has(role))
      .flatMap((line) => lineOf(line, next, 'of no role in particular: ')),
    ...facts.education.flatMap((study) => studyLine(study, next)),
    ...facts.certificates.flatMap((certificate) => certificateLine(certificate, next)),
    ...facts.skills.flatMap((skill) => next([skill], `skill: ${said(skill)}`)),
    ...facts.languages.flatMap((language) =>
      next([language], `speaks: ${said(language)}${levelOf(resumeText, language)}`),
    ),
    ...unread.flatMap((span) => {
      const value = resumeText.slice(span.start, span.end)
      return next([{ value, quote: value, span, confidence: 1 }], `as the resume says: ${oneLine(value)}`)
    }),
    ...deriveFacts(facts, today).map(
      ({ text, arithmetic }, index): FactLine => ({
        id: `D${index + 1}`,
        text: `${oneLine(text)} (${oneLine(arithmetic)})`,
        sources: [{ kind: 'fact', quote: text }],
      }),
    ),
  ]
  let room = MAX_LENGTH
  return lines.filter(({ text }) => (room -= text.length) >= 0)
}

import type { Education, Fact, ResumeRole, Span } from '../../values/resume-facts.ts'
import { isNotHeld, isUnfinished } from '../../language/not-held.ts'
import type { Sentence } from '../../values/letter.ts'
import type { Assignment } from '../model.ts'
import { calm } from '../clean-name.ts'
import { isFragment, isQuotable, sure } from './lines.ts'

type Resume = Pick<Assignment, 'facts' | 'resumeText'>

/** Characters of a job's name with all that stands above its lines, and of an item of a list. */
const MAX_HEADING = 240
const MAX_ITEM = 170
/** What belongs to no paper that stands in the same line. */
const REFERENCES = /(?<!\p{L})r[eé]f[eé]r[eé]n[cz]|(?<!\p{L})referees?(?!\p{L})/iu
/** Bullets, marks that a margin left over, and brackets around dates: "• Clerk", "[ 2020 – present ]". */
const AROUND = /^[\s\-–—•*·▪‣◦>»›→,;|]+|[\s:;,|·–—-]+$|[[\]]/gu
/** A bracket that a margin broke. */
const BROKEN = /\s*\((?!.*\))[^()\t]*|^[^()\t]*\)/u
/** A bullet before a line that a letter tells. */
const BULLET = /^\W*\w?\W*$/u
/** What separates the columns of a line. */
const COLUMNS = /\s*\|\s*|\s*\t\s*|\s{2,}/gu

/** Text of a resume as a line of a letter, with its columns in one. */
export const inOneLine = (text: string): string =>
  calm(
    text
      .replaceAll(/\s*\n\s*/gu, ' ')
      .replace(BROKEN, '')
      .replaceAll(AROUND, '')
      .trim()
      .replaceAll(/\s*([–—-])\s*\t\s*/gu, ' $1 ')
      .replaceAll(COLUMNS, ', '),
  )

/** The whole lines of the resume with these facts, as they stand; nothing of the lines that a letter tells otherwise. */
function standing(spans: readonly Span[], { facts, resumeText }: Resume): Sentence | null {
  const starts = spans.map(({ start }) => resumeText.lastIndexOf('\n', start - 1) + 1)
  const lines = [...new Set(starts)]
    .toSorted((one, other) => one - other)
    .map((start) => {
      const end = `${resumeText}\n`.indexOf('\n', start)
      const told = facts.lines.find(({ statement: { span } }) => span.start >= start && span.start < end)
      return { start, end: told?.statement.span.start ?? end }
    })
  const text = lines
    .map(({ start, end }) => inOneLine(resumeText.slice(start, end)))
    .filter((part) => !BULLET.test(part))
    .join(', ')
  return text === '' || text.length > MAX_HEADING || !isQuotable(text)
    ? null
    : {
        text,
        sources: lines.map(({ start, end }) => ({
          kind: 'resume',
          start,
          end,
          quote: resumeText.slice(start, end),
        })),
      }
}

/** Between the items of a list in one line. */
const ITEMS = /[;•·|\t]/u

/**
 * The line of the resume that an item of a list stands in; its own part of it where the line is long, has contacts, or
 * has what is not held any more.
 */
export function itemAt(
  { start, end }: Span,
  { resumeText, today }: Pick<Assignment, 'resumeText' | 'today'>,
): Sentence | null {
  const line = {
    start: resumeText.lastIndexOf('\n', start - 1) + 1,
    end: `${resumeText}\n`.indexOf('\n', end),
  }
  const before = resumeText.slice(line.start, start).split(ITEMS).at(-1) ?? ''
  const [after = ''] = resumeText.slice(end, line.end).split(ITEMS)
  const item = { start: start - before.length, end: end + after.length }
  const isFit = (text: string) =>
    text.length <= MAX_ITEM &&
    !REFERENCES.test(text) &&
    isQuotable(text) &&
    !isFragment(text) &&
    !isNotHeld(text, today) &&
    !isUnfinished(text)
  const said = [line, item]
    .map((span) => ({ kind: 'resume' as const, ...span, quote: resumeText.slice(span.start, span.end) }))
    // Three lines of a narrow column are several items, and one that begins small goes on with the line above.
    .filter(
      ({ quote, start: from }) =>
        quote.split('\n').length < 3 && (from === start || !/^\s*\p{Ll}/u.test(quote)),
    )
    .map((source) => ({ text: inOneLine(source.quote.replace(/\t+/u, ': ')), sources: [source] }))
  return said.find(({ text }) => isFit(text)) ?? null
}

const spansOf = (...facts: readonly (Fact | null)[]): readonly Span[] =>
  facts.flatMap((fact) => (fact === null ? [] : [fact.span]))

/** The places of the lines in a part of a resume. */
function linesIn({ start, end }: Span, resumeText: string): readonly Span[] {
  const lines: Span[] = []
  for (let at = start; at < end; at = `${resumeText}\n`.indexOf('\n', at) + 1)
    lines.push({ start: at, end: at })
  return lines
}

/**
 * A job as its resume names it, "Head Chef, Harbour Grill, May 2019 – present": all that stands above its lines, or what
 * names and dates it alone; with the titles above it at the same employer that have no lines of their own. Null when
 * nothing sure names it.
 */
export function jobOf(role: ResumeRole, resume: Resume): Sentence | null {
  const { lines, roles } = resume.facts
  const firstOf = ({ id, span }: ResumeRole) =>
    lines.find((line) => line.role === id && line.statement.span.start >= span.start)?.statement.span.start
  const above = roles.slice(0, roles.indexOf(role)).toReversed()
  const isOther = (one: ResumeRole) =>
    firstOf(one) !== undefined || !one.employer || one.employer.span.start !== role.employer?.span.start
  const first = above.findIndex(isOther)
  const named = [role, ...above.slice(0, first === -1 ? above.length : first)]
  if (sure(role.title) === null && sure(role.employer) === null) return null
  const facts = named.flatMap(({ title, employer, start, end }) =>
    spansOf(sure(title), sure(employer), start, end),
  )
  const head = linesIn({ start: role.span.start, end: firstOf(role) ?? 0 }, resume.resumeText)
  return standing([...facts, ...head], resume) ?? standing(facts, resume)
}

/** Studies as the resume names them: "BA Economics, University of Leeds, 2016". */
export const studyOf = ({ degree, field, institution, end }: Education, resume: Resume): Sentence | null =>
  standing(spansOf(sure(degree), sure(field), sure(institution), end), resume)

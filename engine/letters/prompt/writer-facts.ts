import { deriveFacts } from '../../resume/facts/derive-facts.ts'
import { looksLikeInstruction } from '../../resume/instruction-like.ts'
import type { Fact, ResumeFacts } from '../../values/resume-facts.ts'
import { OWNER_HEADING } from '../../resume/review/owner-added.ts'
import type { Assignment } from '../model.ts'
import { oneLine } from '../../language-model/clean-data.ts'
import type { FactLine } from './fact-line.ts'

/** Characters of all lines together, about 4,000 tokens. */
const MAX_LENGTH = 16_000
const MAX_LINE = 600

/** Links, addresses and phone numbers: a letter has them in its signature. */
const CONTACT =
  /(?:https?:\/\/|www\.)\S+|\S+@\S+|\b[\w-]+\.(?:com|net|org|io|example)\b\S*|\+?\d[\d ().-]{7,}\d|\b(?:tel|phone|mobil|handy|tél|cel|móvil)\p{L}*\.?:?[\d ()/+-]{6,}/giu
/** Age, family and the like, which no letter tells. */
const PRIVATE =
  /\b(?:date of birth|born|geboren|geburts\p{L}+|né[e]? le|nacid[oa]|marital|married|verheiratet|ledig|célibataire|mari[ée]+|casad[oa]|solter[oa]|children|kinder|enfants|hijos|nationality|religion|state of origin|sex:|gender:)|\b\d\d (?:ans|años|years old|jahre alt)\b/iu

interface Text {
  readonly text: string
  readonly start: number
}

const linesOf = (text: string, from: number, to: number): readonly Text[] =>
  [...text.slice(from, to).matchAll(/[^\n\r]*\S[^\n\r]*/gu)].map(({ 0: line, index }) => ({
    text: line,
    start: from + index,
  }))

/** Every line of the resume as it stands, which a model reads better than any of our own sheets. */
function resumeLines(resumeText: string, facts: ResumeFacts, to: number): readonly FactLine[] {
  return linesOf(resumeText, 0, to)
    .flatMap(({ text, start }): readonly Omit<FactLine, 'id'>[] => {
      const said = oneLine(text.replaceAll(CONTACT, ' ')).slice(0, MAX_LINE)
      if (!/\p{L}{2}|\d{4}/u.test(said) || PRIVATE.test(said) || looksLikeInstruction(said)) return []
      const end = start + text.length
      const from = start + (/^[\s•▪‣*·–-]+/u.exec(text)?.[0].length ?? 0)
      const lines = facts.lines
        .filter(({ statement: { span } }) => span.start < end && span.end > start)
        .map(({ id }) => id)
      return [
        {
          text: said,
          lines,
          sources: [{ kind: 'resume', start: from, end, quote: resumeText.slice(from, end) }],
        },
      ]
    })
    .map((line, at) => ({ ...line, id: `R${at + 1}` }))
}

const said = (fact: Fact | null): string => (fact === null ? '' : oneLine(fact.value))

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ')

interface OwnRecord {
  readonly what: string
  readonly parts: readonly (Fact | null)[]
  /** Ids of the achievements that it holds. */
  readonly lines?: readonly string[]
}

/** Each record that an owner can correct, with its values in the order in which they are said. */
const recordsOf = (facts: ResumeFacts): readonly OwnRecord[] => [
  ...facts.roles.map(({ title, employer, location, start, end }) => ({
    what: 'role',
    parts: [title, employer, location, start, end],
  })),
  ...facts.education.map(({ degree, field, institution, start, end }) => ({
    what: 'education',
    parts: [degree, field, institution, start, end],
  })),
  ...facts.certificates.map(({ name, issuer, region, year }) => ({
    what: 'certificate or license',
    parts: [name, issuer, region, year],
  })),
  ...facts.lines.map(({ id, statement }) => ({ what: 'work', parts: [statement], lines: [id] })),
  ...facts.skills.map((skill) => ({ what: 'skill', parts: [skill] })),
  ...facts.languages.map((language) => ({ what: 'speaks', parts: [language] })),
]

const SAYS = { availability: 'when they can start: ', reason_for_change: 'why they want this job: ' } as const

/**
 * What a letter may say about the writer, each line with its id: the resume's own lines (R), what its owner
 * corrected or added (U), and durations computed from its dates (D). The same bytes for the same resume and day.
 */
export function writerFacts({
  resumeText,
  facts,
  readTo,
  today,
}: Pick<Assignment, 'resumeText' | 'facts' | 'readTo' | 'today'>): readonly FactLine[] {
  const heading = resumeText.lastIndexOf(`\n${OWNER_HEADING}\n`)
  const added = heading < 0 ? resumeText.length : heading
  const read = Math.min(readTo ?? added, added)
  const sourceOf = ({ span: { start, end } }: Fact) =>
    ({ kind: 'resume', start, end, quote: resumeText.slice(start, end) }) as const
  // The resume's own lines lack these values, which follow at its end: the record is said as a whole.
  const isCorrected = (fact: Fact | null) =>
    fact !== null && fact.span.start >= read && fact.span.start < added
  const corrected = recordsOf(facts)
    .filter(({ parts }) => parts.some(isCorrected))
    .map(({ what, parts, lines = [] }) => ({
      text: `${what}, as corrected: ${joined(parts.map(said))}`,
      lines,
      sources: parts.filter((fact) => fact !== null).map(sourceOf),
    }))
  const own = facts.lines.filter(({ statement }) => statement.span.start > added)
  const extra = [...facts.skills, ...facts.certificates.map(({ name }) => name)].filter(
    ({ span }) => span.start > added,
  )
  const owners = [
    ...corrected,
    ...own.map(({ id, statement, says, role }) => {
      const of = facts.roles.find((one) => one.id === role)
      const job = of === undefined ? '' : `as ${joined([said(of.title), said(of.employer)])}: `
      return {
        text: `${says === undefined ? job : SAYS[says]}${oneLine(statement.value)}`,
        lines: [id],
        sources: [sourceOf(statement)],
      }
    }),
    ...extra.map((fact) => ({ text: `has: ${said(fact)}`, sources: [sourceOf(fact)] })),
  ]
  const lines: FactLine[] = [
    ...resumeLines(resumeText, facts, read),
    ...owners
      .filter(({ text }) => !looksLikeInstruction(text))
      .map((line, at): FactLine => ({ ...line, id: `U${at + 1}` })),
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

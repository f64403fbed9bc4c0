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

/** Records with a value that the owner corrected, each as a whole. The resume's own lines lack those values. */
function corrections({ roles, education, certificates, lines, skills, languages }: ResumeFacts) {
  const records: readonly (readonly [string, readonly (Fact | null)[]])[] = [
    ...roles.map(
      (role) => ['role', [role.title, role.employer, role.location, role.start, role.end]] as const,
    ),
    ...education.map(
      (one) => ['education', [one.degree, one.field, one.institution, one.start, one.end]] as const,
    ),
    ...certificates.map(
      (one) => ['certificate or license', [one.name, one.issuer, one.region, one.year]] as const,
    ),
    ...lines.map(({ statement }) => ['work', [statement]] as const),
    ...skills.map((skill) => ['skill', [skill]] as const),
    ...languages.map((language) => ['speaks', [language]] as const),
  ]
  return (isCorrected: (fact: Fact) => boolean) =>
    records.filter(([, parts]) => parts.some((fact) => fact !== null && isCorrected(fact)))
}

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
  const corrected = corrections(facts)(({ span }) => span.start >= read && span.start < added).map(
    ([what, parts]) => ({
      text: `${what}, as corrected: ${joined(parts.map((fact) => said(fact)))}`,
      sources: parts.filter((fact) => fact !== null).map((fact) => sourceOf(fact)),
    }),
  )
  const own = facts.lines.filter(({ statement }) => statement.span.start > added)
  const extra = [...facts.skills, ...facts.certificates.map(({ name }) => name)].filter(
    (fact) => fact !== null && fact.span.start > added,
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
    ...extra.flatMap((fact) =>
      fact === null ? [] : [{ text: `has: ${said(fact)}`, sources: [sourceOf(fact)] }],
    ),
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

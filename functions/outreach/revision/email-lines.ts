import { choosableLines, linesToChoose } from '#engine/postings'
import { reviewedFacts } from '#engine/resume'
import type { ResumeFacts } from '#engine/values/resume-facts.ts'
import type { EmailLines } from '#shared/models/outreach/email-lines.ts'
import type { CycleContext, OutreachEmail } from '../model.ts'

const factsOf = ({ resume, review }: Pick<CycleContext, 'resume' | 'review'>): ResumeFacts | null =>
  resume && reviewedFacts(resume.facts, review, resume.id)

/** Whether letters may use every one of these lines. */
export function areChoosable(ids: readonly string[], context: CycleContext | null): boolean {
  const facts = context && factsOf(context)
  if (facts === null) return ids.length === 0
  const known = choosableLines(facts)
  return ids.every((id) => known.has(id))
}

/** What the email's posting asks for, and the lines that its letter may use; null without a resume. */
export function linesOfEmail(
  email: Pick<OutreachEmail, 'posting' | 'letter'>,
  context: Pick<CycleContext, 'resume' | 'review'>,
  today: Date,
): EmailLines | null {
  const facts = factsOf(context)
  if (facts === null) return null
  const { needs, lines } = linesToChoose(email.posting, facts, today)
  const used = usedQuotes(email)
  return {
    needs,
    lines: lines.map((line) => ({ ...line, isUsed: used.some((quote) => isSame(quote, line.text)) })),
  }
}

/** The quotes of the resume on which the letter rests. */
const usedQuotes = ({ letter }: Pick<OutreachEmail, 'letter'>): readonly string[] =>
  (letter?.letter.paragraphs ?? [])
    .flat()
    .flatMap(({ sources }) => sources)
    .flatMap((source) => (source.kind === 'resume' ? [source.quote] : []))

const MIN_QUOTE = 12

/** A letter may quote a part of a line, or the line with what stands around it. */
const isSame = (quote: string, line: string): boolean =>
  quote.length >= MIN_QUOTE && (line.includes(quote) || quote.includes(line))

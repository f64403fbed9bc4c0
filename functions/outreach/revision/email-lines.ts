import type { Answer } from '#engine/matching/model.ts'
import { quotableLines } from '#engine/matching/line-strength.ts'
import { matchPosting } from '#engine/matching/match-posting.ts'
import { readPosting } from '#engine/postings/reading/read-posting.ts'
import type { ResumeFacts } from '#engine/resume/model.ts'
import { reviewedFacts } from '#engine/resume/review/apply-review.ts'
import type { EmailLines } from '#shared/models/outreach/email-lines.ts'
import type { CycleContext, OutreachEmail } from '../model.ts'

/** More needs than these are not worth reading before choosing. */
const MAX_NEEDS = 12

const factsOf = ({ resume, review }: Pick<CycleContext, 'resume' | 'review'>): ResumeFacts | null =>
  resume && reviewedFacts(resume.facts, review, resume.id)

/** Whether letters may use every one of these lines. */
export function areChoosable(ids: readonly string[], context: CycleContext | null): boolean {
  const facts = context && factsOf(context)
  const known = new Set(facts === null ? [] : quotableLines(facts).map(({ line }) => line.id))
  return ids.every((id) => known.has(id))
}

/** The ids of lines in the order of the answers, each once. */
const idsOf = (answers: readonly Answer[]): readonly string[] => [
  ...new Set(answers.map(({ line }) => line.id)),
]

/** What the email's posting asks for, and the lines that its letter may use; null without a resume. */
export function linesOfEmail(
  email: Pick<OutreachEmail, 'posting' | 'letter'>,
  context: Pick<CycleContext, 'resume' | 'review'>,
  today: Date,
): EmailLines | null {
  const facts = factsOf(context)
  if (facts === null) return null
  const posting = readPosting(email.posting)
  const { answers, strongest } = matchPosting(posting, facts, { title: email.posting.title, today })
  const ofNeed = Map.groupBy(answers, ({ need }) => need.id)
  const rankOf = (id: string): number => ofNeed.get(id)?.[0]?.score ?? 0
  const needs = posting.facts
    .filter(({ kind, cut }) => kind !== 'company' && kind !== 'apply' && kind !== 'team' && !cut)
    .toSorted((one, other) => rankOf(other.id) - rankOf(one.id) || other.weight - one.weight)
    .slice(0, MAX_NEEDS)
    .map(({ id, text }) => ({ id, text, lines: [...idsOf(ofNeed.get(id) ?? [])] }))
  const roles = new Map(facts.roles.map((role) => [role.id, role]))
  const byId = new Map(strongest.map((line) => [line.id, line]))
  const used = usedQuotes(email)
  return {
    needs,
    lines: [...new Set([...idsOf(answers), ...byId.keys()])].flatMap((id) => {
      const line = byId.get(id)
      if (line === undefined) return []
      const { value } = line.statement
      const role = line.role === null ? undefined : roles.get(line.role)
      const job = role && { title: role.title?.value ?? null, employer: role.employer?.value ?? null }
      return [{ id, text: value, job: job ?? null, isUsed: used.some((quote) => isSame(quote, value)) }]
    }),
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

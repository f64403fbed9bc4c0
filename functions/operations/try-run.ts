import { runNoteWords } from '#shared/catalog/reasons/run-notes.ts'
import type { Needs, Only } from '#functions/services/needs.ts'
import { assignmentOf } from '#functions/outreach/drafting/assignment.ts'
import { blocker } from '#functions/outreach/run/eligibility.ts'
import type { CycleContext } from '#functions/outreach/model.ts'
import { outcomeMessage } from '#functions/outreach/run/outcomes.ts'
import { searchOf } from '#functions/outreach/run/search-of.ts'
import { findCandidates, type FindDeps, type FindTally } from '#functions/recipients/find-candidates.ts'
import type { Candidate } from '#functions/recipients/model.ts'
import { MINUTE } from '#platform/clock.ts'
import { correctedFacts, reviewedFacts, isResume } from '#engine/resume'
import type { CheckedLetter } from '#engine/values/letter.ts'
import { LetterRefused, type LetterWriters, writeLetter } from '#engine/letters'
import type { OperationRecord, Step } from './model.ts'
import type { Work } from './run-operation.ts'
import type { StoredResume } from '#functions/resume/resume.item.ts'

export type TryDeps = LetterWriters &
  FindDeps &
  Needs<'covered' | 'newId'> &
  Only<'runs', 'context'> &
  Only<'emails', 'todaysEmails'> &
  Only<'files', 'getText'>

type Tell = Parameters<Work>[1]

/** No letter is begun after this time, since a worker that times out would start the trial run over. */
const MAX_MS = 3 * MINUTE

/**
 * Tries a user's run up to and including the letters: nothing is reserved, counted, stored, saved as a draft
 * or mailed. Providers are called through the same caches and rate limits as in a run. The report names
 * companies, but of people and letters only figures. The trial is a single page, so after a crash it starts
 * over. Throws what the writer and the stores throw.
 */
export async function tryRun(operation: OperationRecord, tell: Tell, deps: TryDeps): Promise<Step> {
  const { trial } = operation
  const now = deps.clock.now()
  const context = trial && (await deps.runs.context(trial.userId, now))
  if (trial === null || context === null) return over(operation, ['The account is gone.'], 0)
  const blocked = blocker(context, deps.covered, now)
  const report = [
    blocked === null
      ? 'Eligibility: a run could start now.'
      : `Eligibility: a run would end with ${blocked}. ${outcomeMessage(blocked)}`,
  ]
  const { configuration, resume, review } = context
  const search = searchOf(context)
  if (configuration === null || search === null || resume === null) return over(operation, report, 0)
  if (!isResume(reviewedFacts(resume.facts, review, resume.id)))
    return over(operation, [...report, outcomeMessage('resume_unusable')], 0)
  const found = findCandidates(
    {
      userId: trial.userId,
      search,
      facts: correctedFacts(resume.facts, review),
      wanted: trial.emails,
    },
    deps,
  )
  const letters: string[] = []
  const written: CheckedLetter[] = []
  const refused: string[] = []
  for await (const candidate of found.candidates) {
    const refusal = await deps.recipients.refusal(candidate.contact, now)
    if (refusal === null)
      letters.push(
        `Email ${letters.length + 1}, to ${candidate.posting.company}: ${await letterLine(candidate, context, resume, written, deps)}`,
      )
    else refused.push(`Left out: ${candidate.posting.company}, ${refusal}`)
    await tell({
      done: letters.length,
      total: trial.emails,
      report: [...report, ...tallyLines(found.tally()), ...refused, ...letters],
    })
    if (letters.length >= trial.emails) break
    if (deps.clock.now().getTime() - now.getTime() > MAX_MS) {
      refused.push('Stopped early: what was written took the time of a whole message.')
      break
    }
  }
  return over(operation, [...report, ...tallyLines(found.tally()), ...refused, ...letters], letters.length)
}

const over = ({ counts, cursor }: OperationRecord, report: readonly string[], done: number): Step => ({
  progress: { done, total: done, report, counts, cursor },
  ended: 'done',
})

function tallyLines({ found, matched, contacted, whole, skips, notes, ended }: FindTally): readonly string[] {
  const reasons = new Map<string, number>()
  for (const { reason } of skips) reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
  return [
    `Postings: ${found} found, ${matched} matched, a contact for ${contacted}, ${whole} of these read whole.`,
    ...(reasons.size === 0
      ? []
      : [`Skipped: ${[...reasons].map(([reason, count]) => `${reason} ${count}`).join(', ')}`]),
    ...notes.map(runNoteWords),
    ...(ended === null ? [] : [`Finding ended with ${ended}.`]),
  ]
}

/** Writes and checks one letter, and reports the result without quoting it. */
async function letterLine(
  { posting, contact }: Candidate,
  context: CycleContext,
  resume: StoredResume,
  written: CheckedLetter[],
  deps: TryDeps,
): Promise<string> {
  const today = deps.clock.now()
  const [text, before] = await Promise.all([
    deps.files.getText(context.account.id, resume.id),
    deps.emails.todaysEmails(context.account.id, today),
  ])
  const todaysEmails = [
    ...before,
    ...written.map(({ subject, body }) => ({ subject, body, company: posting.company })),
  ]
  const assignment = assignmentOf(
    { id: deps.newId('out'), posting, contact },
    context,
    { ...resume, text },
    { todaysEmails, today },
  )
  try {
    const letter = await writeLetter(assignment, deps)
    written.push(letter)
    return `a subject of ${letter.subject.length} characters, score ${letter.score}, ${rulesOf(letter.findings)}, written by ${letter.letter.writer}`
  } catch (error) {
    if (!(error instanceof LetterRefused)) throw error
    return `held back by the check, ${rulesOf(error.findings)}`
  }
}

const rulesOf = (findings: CheckedLetter['findings']): string =>
  findings.length === 0
    ? 'no findings'
    : `findings ${[...new Set(findings.map(({ rule, severity }) => `${rule}${severity === 'E' ? ' (error)' : ''}`))].join(' ')}`

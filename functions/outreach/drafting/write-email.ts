import { type Clock, HOUR } from '#platform/clock.ts'
import type { Needs, Only } from '#functions/services/needs.ts'
import type { Mailbox } from '#functions/mailbox/mailbox.item.ts'
import {
  likeness,
  type Assignment,
  type FallbackCause,
  LetterRefused,
  type LetterWriters,
  type writeLetter,
} from '#engine/letters'
import type { CheckedLetter } from '#engine/values/letter.ts'
import { assignmentOf } from './assignment.ts'
import type { StoredResume } from '#functions/resume/resume.item.ts'
import type { WrittenFrom } from '../emails/outreach-email.item.ts'
import type { CycleContext, OutreachEmail, Lease } from '../model.ts'

/** A letter that its model has not written and judged after this time is written plainly instead. */
const PLAIN_AFTER_MS = 4 * HOUR
/** No call of the model begins later than this. */
const LAST_CALL_MS = 100_000

export type WriteDeps = LetterWriters & Needs<'emails' | 'clock'> & Only<'files', 'getText'>

/**
 * Two letters of a day are too similar when they share this fraction of their five-word sequences: far below
 * the check's limit, which is meant for copies.
 */
const MAX_SIMILARITY = 0.35

/** A letter, and why the plain writer wrote it in a model's place, if it did. */
export type Written = Pick<OutreachEmail, 'instead'> & { readonly letter: CheckedLetter }

/**
 * Writes and saves the letter of an email; null when the email ended here or the lease was lost. Letters of a
 * run are written in parallel, so the others' letters are read once more afterwards, and a letter too similar
 * to one of them is written again. Throws LetterPostponed while the model can still be waited for.
 */
export async function writeEmail(
  email: OutreachEmail,
  context: CycleContext,
  mailbox: Mailbox | null,
  lease: Lease,
  deps: WriteDeps,
  write: typeof writeLetter,
): Promise<Written | null> {
  const { resume } = context
  if (resume === null || context.configuration === null) {
    await deps.emails.end(email, lease, { state: 'failed', failure: 'gave_up' }, deps.clock.now())
    return null
  }
  // Follow-ups are short and similar; they only have to differ from others to the same company.
  const todaysEmails = async () =>
    (await deps.emails.todaysEmails(email.userId, deps.clock.now())).filter(
      ({ company }) => email.followUp === undefined || company === email.posting.company,
    )
  const [resumeText, before] = await Promise.all([
    deps.files.getText(email.userId, resume.id),
    todaysEmails(),
  ])
  const assignment = assignmentOf(
    email,
    { ...context, mailbox },
    { ...resume, text: resumeText },
    { todaysEmails: before, today: deps.clock.now() },
  )
  const age = deps.clock.now().getTime() - email.openedAt.getTime()
  const options = {
    mayWait: age < PLAIN_AFTER_MS,
    hasTime: timeFrom(deps.clock),
  }
  const written = async (given: Assignment): Promise<Written> => {
    let instead: Written['instead']
    const onFallback = (cause: FallbackCause) => {
      instead = cause === 'refused_by_check' ? 'after_refusal' : 'without_answer'
      deps.onFallback?.(cause)
    }
    const letter = await write(given, { ...deps, onFallback }, options)
    return instead === undefined ? { letter } : { letter, instead }
  }
  try {
    const first = await written(assignment)
    const after = await todaysEmails()
    const last =
      similarityTo(first.letter, after) < MAX_SIMILARITY || !options.hasTime()
        ? first
        : await written({ ...assignment, todaysEmails: after })
    const isSaved = await deps.emails.saveLetter(email, last.letter, writtenFrom(resume), last.instead)
    return isSaved ? last : null
  } catch (error) {
    if (!(error instanceof LetterRefused)) throw error
    await deps.emails.end(
      email,
      lease,
      { state: 'failed', failure: error.why, refusals: error.reasons(assignment.facts) },
      deps.clock.now(),
    )
    return null
  }
}

/** Which resume a letter was written from. */
export const writtenFrom = ({ id, originalFileName, uploadedAt }: StoredResume): WrittenFrom => ({
  resumeId: id,
  fileName: originalFileName,
  uploadedAt,
})

/**
 * Whether another call of the model may begin. A call takes up to forty seconds (modelTimeoutSeconds), and what
 * follows saves the draft, all within the 180 seconds of the function.
 */
export function timeFrom(clock: Clock): () => boolean {
  const ends = clock.now().getTime() + LAST_CALL_MS
  return () => clock.now().getTime() < ends
}

/** The similarity of the letter to the most similar one of the others, 0 to 1. */
const similarityTo = ({ body }: CheckedLetter, others: Assignment['todaysEmails']): number =>
  Math.max(0, ...others.map((other) => likeness(body, other.body)))

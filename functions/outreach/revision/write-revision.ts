import { assignmentOf } from '../drafting/assignment.ts'
import type { CycleContext, Lease } from '../model.ts'
import type { Clock } from '#platform/clock.ts'
import type { CheckedLetter } from '#functions/letters/model.ts'
import { refusalReasons } from '#functions/letters/refusal-reasons.ts'
import { LetterRefused, writeLetter, type LetterWriters } from '#functions/letters/write-letter.ts'
import type { Refusal } from '#shared/models/outreach/held-back.ts'
import type { RevisionFailure, RevisionWork } from './model.ts'
import type { OutreachEmailStore } from '../emails/outreach-email.store.ts'
import type { RevisionStore } from './revision.store.ts'
import type { ResumeFiles } from '#vendors/s3/resume-files.ts'

export interface WriteRevisionDeps extends LetterWriters {
  readonly revisions: RevisionStore
  readonly emails: Pick<OutreachEmailStore, 'todaysEmails'>
  readonly files: Pick<ResumeFiles, 'getText'>
  readonly clock: Clock
}

/** Writes, checks and saves the new letter; null when the revision ended here or the lease was lost. */
export async function writeRevision(
  work: RevisionWork,
  context: CycleContext,
  lease: Lease,
  deps: WriteRevisionDeps,
  write: typeof writeLetter = writeLetter,
): Promise<CheckedLetter | null> {
  const { email, revision } = work
  const end = async (failure: RevisionFailure, refusals: readonly Refusal[] = []): Promise<null> => {
    await deps.revisions.fail(work, lease, failure, refusals)
    return null
  }
  const { resume } = context
  if (resume === null || context.configuration === null) return await end('gave_up')
  const [text, letters] = await Promise.all([
    deps.files.getText(email.userId, resume.id),
    deps.emails.todaysEmails(email.userId, deps.clock.now()),
  ])
  const before = { subject: email.letter.subject, body: email.letter.body }
  // The new letter replaces its former version, so it need not differ from it.
  const todaysEmails = letters.filter(({ body }) => body !== before.body)
  const assignment = assignmentOf(
    email,
    context,
    { ...resume, text },
    { todaysEmails, today: deps.clock.now(), revision: { wish: revision.wish, before } },
  )
  try {
    const letter = await write(assignment, deps)
    if (revision.wish === 'shorter' && letter.body.length >= before.body.length)
      return await end('not_shorter')
    if (letter.body === before.body && letter.subject === before.subject) return await end('same_text')
    return (await deps.revisions.saveLetter(work, lease, letter)) ? letter : null
  } catch (error) {
    if (!(error instanceof LetterRefused)) throw error
    return await end(
      error.findings.length === 0 ? 'nothing_to_say' : 'refused_by_check',
      refusalReasons(error, assignment),
    )
  }
}

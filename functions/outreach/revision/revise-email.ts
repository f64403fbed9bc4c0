import type { Only } from '#functions/services/needs.ts'
import { mayHaveDrafts } from '#functions/account/allowance.ts'
import type { CycleContext, Lease } from '../model.ts'
import { HOUR } from '#platform/clock.ts'
import { modelWaitMs } from '../waits.ts'
import type { Fingerprints, Secrets } from '#platform/secrets.ts'
import {
  isClearlyShorter,
  LetterPostponed,
  LetterRefused,
  type LetterWriters,
  writeLetter,
} from '#engine/letters'
import type { RevisionWish } from '#engine/values/letter-tones.ts'
import type { ReviseMessage } from '#shared/messages/cycle.ts'
import type { RevisionFailure, RevisionWork } from './model.ts'
import { postpone, replaceDraft, type ReplaceDeps } from './replace-draft.ts'
import { assignmentOf } from '../drafting/assignment.ts'
import { timeFrom, writtenFrom } from '../drafting/write-email.ts'
import type { CheckedLetter } from '#engine/values/letter.ts'
import type { Refusal } from '#engine/values/finding.ts'

export interface ReviseDeps
  extends ReplaceDeps,
    LetterWriters,
    Only<'emails', 'todaysEmails'>,
    Only<'files', 'getText'> {
  readonly secrets: Secrets & Fingerprints
}

/** The user is waiting: a revision not finished within an hour is given up, and the draft stays. */
const GIVE_UP_MS = HOUR
/** Attempts after which a revision whose work keeps crashing is given up. */
const MAX_ATTEMPTS = 8

/**
 * Rewrites a saved draft and replaces its text. Safe to deliver any number of times: the revision is leased,
 * its letter is written once, and a draft that may have been replaced is checked before it is replaced again.
 * This never creates a draft.
 */
export async function reviseEmail(
  message: ReviseMessage,
  deps: ReviseDeps,
  write = writeLetter,
): Promise<void> {
  const now = deps.clock.now()
  const lease: Lease = { token: deps.secrets.fresh(), until: new Date(now.getTime() + deps.leaseMs) }
  const work = await deps.revisions.claim(message.userId, message.emailId, lease, now)
  if (work === null) return
  const context = await deps.runs.context(message.userId, now)
  const fail = async (failure: RevisionFailure) =>
    void (await deps.revisions.fail(work, lease, unlessUncertain(work, failure), []))
  if (context === null) return await fail('access_ended')
  const barred = failureBefore(work, context, now)
  // A draft that may have been replaced is checked in any case, to know what the mailbox contains.
  if (barred !== null && work.replaces === null) return await fail(barred)
  const { mailbox } = context
  if (mailbox === null || !mailbox.isActive || mailbox.email !== work.email.draftMailbox)
    return await fail('mailbox_disconnected')
  const { wish } = work.revision
  const written =
    wish === 'own_words'
      ? { ...work, letter: work.email.letter }
      : work.letter === null
        ? await writeRevision(work, wish, context, lease, deps, write)
        : { ...work, letter: work.letter }
  if (written === null) return
  await replaceDraft({ work: written, lease, barred, mailbox, deadline: deadlineOf(work) }, deps)
}

const deadlineOf = ({ revision }: RevisionWork): Date => new Date(revision.askedAt.getTime() + GIVE_UP_MS)

function failureBefore(
  { attempts, revision }: RevisionWork,
  context: CycleContext,
  now: Date,
): RevisionFailure | null {
  if (attempts > MAX_ATTEMPTS || revision.askedAt.getTime() + GIVE_UP_MS <= now.getTime()) return 'gave_up'
  return mayHaveDrafts(context, now) ? null : 'access_ended'
}

const unlessUncertain = ({ replaces }: RevisionWork, failure: RevisionFailure): RevisionFailure =>
  replaces === null ? failure : 'in_doubt'

const wished = (wish: RevisionWish, lines: readonly string[]) =>
  wish === 'lines' ? { wish, lines } : { wish }

/** Writes, checks and saves the new letter; null when the revision ended here or the lease was lost. */
async function writeRevision(
  work: RevisionWork,
  wish: RevisionWish,
  context: CycleContext,
  lease: Lease,
  deps: ReviseDeps,
  write: typeof writeLetter,
): Promise<(RevisionWork & { readonly letter: CheckedLetter }) | null> {
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
    { todaysEmails, today: deps.clock.now(), revision: { ...wished(wish, revision.lines), before } },
  )
  try {
    const letter = await write(assignment, deps, {
      mayWait: true,
      hasTime: timeFrom(deps.clock),
    })
    if (wish === 'shorter' && !isClearlyShorter(letter.body, before.body)) return await end('not_shorter')
    if (letter.body === before.body && letter.subject === before.subject) return await end('same_text')
    const from = writtenFrom(resume)
    return (await deps.revisions.saveLetter(work, lease, letter, from)) ? { ...work, letter, from } : null
  } catch (error) {
    if (error instanceof LetterPostponed) {
      const deadline = deadlineOf(work)
      const waitMs = modelWaitMs(revision.askedAt, deps.clock.now())
      await postpone({ work, lease, deadline }, waitMs, deps)
      return null
    }
    if (!(error instanceof LetterRefused)) throw error
    return await end(error.why, error.reasons(assignment.facts))
  }
}

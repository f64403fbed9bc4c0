import { mayHaveDrafts } from '#functions/account/allowance.ts'
import type { CycleContext, Lease } from '../model.ts'
import { HOUR, type Clock } from '#platform/clock.ts'
import type { Fingerprints, Secrets } from '#platform/secrets.ts'
import type { writeLetter } from '#functions/letters/write-letter.ts'
import type { ReviseMessage } from '#shared/messages/cycle.ts'
import type { RevisionFailure, RevisionWork } from './model.ts'
import { replaceDraft, type ReplaceDeps } from './replace-draft.ts'
import { writeRevision, type WriteRevisionDeps } from './write-revision.ts'
import type { RunStore } from '../run/run.store.ts'

export interface ReviseDeps extends ReplaceDeps, WriteRevisionDeps {
  readonly runs: Pick<RunStore, 'context'>
  readonly secrets: Secrets & Fingerprints
  readonly clock: Clock
  readonly leaseMs: number
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
  write?: typeof writeLetter,
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
  const letter = work.letter ?? (await writeRevision(work, context, lease, deps, write))
  if (letter === null) return
  await replaceDraft(
    { ...work, letter },
    { barred, mailbox, deadline: new Date(work.revision.askedAt.getTime() + GIVE_UP_MS) },
    lease,
    deps,
  )
}

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

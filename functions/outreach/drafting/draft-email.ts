import type { Needs } from '#functions/services/needs.ts'
import { mayHaveDrafts } from '#functions/account/allowance.ts'
import { AppError } from '#platform/app-error.ts'
import { DAY, HOUR, MINUTE } from '#platform/clock.ts'
import type { Fingerprints, Secrets } from '#platform/secrets.ts'
import type { Mailbox } from '#functions/mailbox/mailbox.item.ts'
import type { CheckedLetter } from '#engine/values/letter.ts'
import { LetterPostponed, writeLetter } from '#engine/letters'
import type { DraftMessage } from '#shared/messages/cycle.ts'
import { draftMessageOf } from './draft-message.ts'
import { messageIdOf } from '../run/message-id.ts'
import type { CycleContext, OutreachEmail, Lease, Ending } from '../model.ts'
import { notifyReady, type NotifyDeps } from '../run/notify-ready.ts'
import { turnOffMailbox } from '#functions/mailbox/turn-off-mailbox.ts'
import { writeEmail, type WriteDeps, type Written } from './write-email.ts'
import { KEYS_WAIT_MS, MAX_DELAY_MS, modelWaitMs } from '../waits.ts'
import { type DraftMailbox, openGrant } from '#functions/mailbox/mailbox-port.ts'
import { MailboxError } from '#functions/mailbox/mailbox-error.ts'

export interface DraftDeps
  extends NotifyDeps,
    WriteDeps,
    Needs<
      | 'drafts'
      | 'mailboxes'
      | 'schedules'
      | 'sealer'
      | 'leaseMs'
      | 'recheckDelayMs'
      | 'messageDomain'
      | 'verifyBeforeCreate'
    > {
  mailbox: DraftMailbox
  secrets: Secrets & Fingerprints
}

/** An email that cannot be finished within a day is given up, and its quota is returned. */
const GIVE_UP_MS = DAY
/** Attempts after which an email whose work keeps crashing is given up. */
const MAX_ATTEMPTS = 8
/** A draft that may exist counts as absent only after this many failed lookups, some time apart. */
const MAX_FAILED_LOOKUPS = 2
/** Work that begins this long after the email was opened may be on an email from an outdated backup. */
const UNUSUAL_MS = 15 * MINUTE
/** The longest wait that Gmail may ask for; an email is looked at again at the end of its day in any case. */
const MAX_WAIT_MS = 6 * HOUR
const MIN_WAIT_MS = 1_000
/** How long the account data that was read counts as current; most letters are written in less time. */
const RECENT_MS = 10_000

/**
 * Writes, checks and saves the draft of one reserved email. Safe to deliver any number of times: the email is
 * leased, and a draft that may already exist is looked for before another one is created. `write` returns a
 * letter that passed the check.
 */
export async function draftEmail(message: DraftMessage, deps: DraftDeps, write = writeLetter): Promise<void> {
  const now = deps.clock.now()
  const lease: Lease = { token: deps.secrets.fresh(), until: new Date(now.getTime() + deps.leaseMs) }
  const email = await deps.emails.claim(message.userId, message.emailId, lease, now)
  // Another worker has the email. The sweeper resends after a crash; resending here multiplies messages.
  if (email === null) return
  const context = await deps.runs.context(message.userId, now)
  await work({ email, lease, deps }, context, write)
  if (context !== null && email.followUp === undefined) await notifyReady(context.account, email.runId, deps)
}

/** The work on an email that this worker has claimed. */
interface Attempt {
  readonly email: OutreachEmail
  readonly lease: Lease
  readonly deps: DraftDeps
}

async function work(
  attempt: Attempt,
  context: CycleContext | null,
  write: typeof writeLetter,
): Promise<void> {
  const { email, lease, deps } = attempt
  const now = deps.clock.now()
  const hopeless = email.attempts > MAX_ATTEMPTS || isOverdue(email, now)
  if (context === null || (hopeless && email.intentAt === null))
    return await end(attempt, { state: 'failed', failure: 'gave_up' })
  const barred = endingIfBarred(email, context, now)
  if (barred !== null) return await end(attempt, barred)
  const mailbox = context.mailbox?.isActive === true ? context.mailbox : null
  // A follow-up is written even without a mailbox, for its user to send by other means.
  if (mailbox === null && email.letter === null && email.followUp === undefined)
    return await end(attempt, { state: 'failed', failure: 'mailbox_disconnected' })
  const letter =
    email.letter === null ? await writtenLetter(attempt, context, mailbox, write) : { letter: email.letter }
  if (letter === null) return
  const written = { email: { ...email, ...letter }, lease, deps }
  if (mailbox === null) return await end(written, { state: 'ready', mailboxLost: true })
  await save(written, context, mailbox)
}

/** The letter; null when there is none now, because the email ended or waits for the model. */
async function writtenLetter(
  attempt: Attempt,
  context: CycleContext,
  mailbox: Mailbox | null,
  write: typeof writeLetter,
): Promise<Written | null> {
  const { email, lease, deps } = attempt
  try {
    return await writeEmail(email, context, mailbox, lease, deps, write)
  } catch (error) {
    if (!(error instanceof LetterPostponed)) throw error
    await postpone(attempt, modelWaitMs(email.openedAt, deps.clock.now()), certainty(email))
    return null
  }
}

const end = async ({ email, lease, deps }: Attempt, ending: Ending): Promise<void> =>
  void (await deps.emails.end(email, lease, ending, deps.clock.now()))

const isOverdue = (email: OutreachEmail, now: Date): boolean =>
  email.openedAt.getTime() + GIVE_UP_MS < now.getTime()

/**
 * Whether the mailbox may already have a draft of this job to this person: created in an earlier attempt, or
 * in a time that the restored table does not know of.
 */
const mayExist = ({ intentAt, openedAt }: OutreachEmail, { verifyBeforeCreate, clock }: DraftDeps): boolean =>
  intentAt !== null || verifyBeforeCreate || openedAt.getTime() + UNUSUAL_MS < clock.now().getTime()

/**
 * Whether the user may still have drafts. Writing takes time, and meanwhile a trial or a plan may have ended,
 * so a context that is no longer current is read again.
 */
async function mayStillDraft({ email, lease, deps }: Attempt, context: CycleContext): Promise<boolean> {
  const now = deps.clock.now()
  // The lease was acquired right before the context was read.
  const readAt = lease.until.getTime() - deps.leaseMs
  const latest = now.getTime() - readAt <= RECENT_MS ? context : await deps.runs.context(email.userId, now)
  return latest !== null && mayHaveDrafts(latest, deps.clock.now())
}

async function save(
  attempt: Attempt & { readonly email: { readonly letter: CheckedLetter } },
  context: CycleContext,
  mailbox: Mailbox,
): Promise<void> {
  const { email, deps } = attempt
  const { letter } = email
  const messageId = messageIdOf(email, deps.messageDomain, deps.secrets)
  try {
    const grant = await openGrant(email.userId, mailbox, deps.sealer)
    if (mayExist(email, deps)) {
      const found = await deps.mailbox.findDraft(grant, {
        messageId,
        to: email.contact.email,
        subject: letter.subject,
      })
      if (found !== null) return await end(attempt, { state: 'drafted', ...found })
      if (email.intentAt !== null && isOverdue(email, deps.clock.now())) return await endUncertain(attempt)
      if (email.intentAt !== null && email.failedLookups + 1 < MAX_FAILED_LOOKUPS)
        return await postpone(attempt, deps.recheckDelayMs, 'missed')
    }
    if (!(await mayStillDraft(attempt, context))) return await end(attempt, withoutAccess(email))
    const intent = await deps.emails.saveIntent(email, renewed(attempt), mailbox, deps.clock.now())
    if (intent === 'lease_lost') return
    if (intent === 'asked_not_to_be_contacted' || intent === 'on_your_list')
      return await end(attempt, { state: 'failed', failure: intent })
    if (intent === 'mailbox_changed') return await postpone(attempt, MIN_WAIT_MS, 'keep')
    const message = draftMessageOf(email, letter, mailbox, context.account, deps)
    const draft = await deps.mailbox.createDraft(grant, message)
    await end(attempt, { state: 'drafted', ...draft })
  } catch (error) {
    // Our encryption keys are unavailable, which does not count as a crash of this email.
    if (error instanceof AppError && error.code === 'unavailable')
      return await postpone(attempt, KEYS_WAIT_MS, certainty(email))
    if (!(error instanceof MailboxError)) throw error
    await afterMailboxError(error, attempt, mailbox)
  }
}

/** A refused request had no effect, so the draft is uncertain only if an earlier attempt left it so. */
const certainty = (email: OutreachEmail): 'clear' | 'keep' => (email.intentAt === null ? 'clear' : 'keep')

/**
 * Ends an email for which it could not be found out within a day whether a draft exists: the text stays in
 * the tracker, and the user is asked to check.
 */
async function endUncertain(attempt: Attempt): Promise<void> {
  const { userId, runId, followUp } = attempt.email
  // A follow-up does not belong to a run.
  if (followUp === undefined) await attempt.deps.runs.note({ userId, id: runId }, 'draft_uncertain')
  await end(attempt, { state: 'ready' })
}

/** The lease has to outlast the request to the mailbox, or two workers could create a draft at once. */
const renewed = ({ lease, deps }: Attempt): Lease => ({
  ...lease,
  until: new Date(deps.clock.now().getTime() + deps.leaseMs),
})

async function afterMailboxError(error: MailboxError, attempt: Attempt, mailbox: Mailbox): Promise<void> {
  const { email, deps } = attempt
  const certain = certainty(email)
  const isTemporary =
    error.failure === 'uncertain' || error.failure === 'tomorrow' || error.failure === 'retry_later'
  if (isTemporary && email.intentAt !== null && isOverdue(email, deps.clock.now()))
    return await endUncertain(attempt)
  switch (error.failure) {
    case 'grant_dead':
    case 'refused': {
      const turned = await turnOffMailbox(email.userId, mailbox, error.failure, deps)
      if (turned === 'off') return await end(attempt, { state: 'ready', mailboxLost: true })
      return await postpone(attempt, turned === 'kept_on' ? MAX_DELAY_MS : MIN_WAIT_MS, certain)
    }
    case 'message_refused':
      return await end(attempt, { state: 'failed', failure: 'mailbox_refused' })
    case 'uncertain':
      return await postpone(attempt, deps.recheckDelayMs, 'keep')
    case 'tomorrow':
      return await postpone(attempt, MAX_WAIT_MS, certain)
    case 'retry_later':
      return await postpone(attempt, Math.min(MAX_WAIT_MS, (error.retryAfterSeconds ?? 30) * 1000), certain)
  }
}

/** Postpones the email. A short wait goes through the queue, a long one is left to the sweeper. */
async function postpone(
  { email, lease, deps }: Attempt,
  ms: number,
  intent: 'keep' | 'missed' | 'clear',
): Promise<void> {
  const now = deps.clock.now().getTime()
  // Once its day is over, the next attempt ends the email, so that attempt must not come hours later.
  const wait = Math.min(ms, Math.max(MIN_WAIT_MS, email.openedAt.getTime() + GIVE_UP_MS + 1 - now))
  if (!(await deps.emails.postpone(email, lease, new Date(now + wait), intent))) return
  if (wait <= MAX_DELAY_MS)
    await deps.drafts.send({ v: 1, userId: email.userId, emailId: email.id }, Math.ceil(wait / 1000) + 1)
}

/** How an email ends when its user may no longer have a draft of it; null when they may. */
function endingIfBarred(email: OutreachEmail, context: CycleContext, now: Date): Ending | null {
  if (!mayHaveDrafts(context, now)) return withoutAccess(email)
  return isPaused(email, context) ? whilePaused(email) : null
}

/** An email that may have a draft keeps its job and quota, or the person could get a second one. */
const withoutAccess = (email: OutreachEmail): Ending =>
  email.intentAt === null ? { state: 'failed', failure: 'access_ended' } : { state: 'ready' }

/** A pause ends the user's runs, but not a follow-up, which the user asked for separately. */
const isPaused = ({ followUp }: OutreachEmail, { account }: CycleContext): boolean =>
  followUp === undefined && account.pausedAt !== undefined

/** An email whose text is already written stays in the tracker. */
const whilePaused = ({ intentAt, letter }: OutreachEmail): Ending =>
  intentAt === null && letter === null ? { state: 'failed', failure: 'search_paused' } : { state: 'ready' }

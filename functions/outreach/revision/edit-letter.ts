import type { Needs, Only } from '#functions/services/needs.ts'
import { AppError } from '#platform/app-error.ts'
import type { MessageQueue } from '#platform/queue/message-queue.ts'
import type { ReviseMessage } from '#shared/messages/cycle.ts'
import type { OwnWords } from '#shared/models/outreach/outreach.ts'
import { type Assignment, inOwnWords } from '#engine/letters'
import { assignmentOf } from '../drafting/assignment.ts'
import { isEditable } from '../run/eligibility.ts'
import type { CycleContext } from '../model.ts'
import type { DetailedEmail } from '../tracker/tracker.store.ts'
import { sweepDueAt } from '../waits.ts'

interface EditDeps
  extends Needs<'ownWords' | 'clock'>,
    Only<'tracker', 'find'>,
    Only<'runs', 'context'>,
    Only<'files', 'getText'> {
  readonly queue: MessageQueue<ReviseMessage>
  /** Told when the text cannot be checked. */
  readonly unchecked: (error: unknown) => void
}

const REFUSALS = { under_way: 'revision_in_progress', not_editable: 'outreach_not_editable' } as const

/**
 * Saves the text of a letter as its user typed it, at once; a worker then saves it to the draft in Gmail, and
 * the sweeper finds a request that never reached the queue.
 */
export async function editLetter(
  userId: string,
  emailId: string,
  { replaceChanged, ...words }: OwnWords & { readonly replaceChanged: boolean },
  deps: EditDeps,
): Promise<void> {
  const now = deps.clock.now()
  const [email, context] = await Promise.all([
    deps.tracker.find(userId, emailId, now),
    deps.runs.context(userId, now),
  ])
  if (email === null) throw new AppError('not_found')
  if (context?.account.isActive !== true) throw new AppError('account_inactive')
  if (!isEditable(email)) throw new AppError('outreach_not_editable')
  const { mailbox } = context
  const isReachable = mailbox?.isActive === true && mailbox.email === email.draftMailbox
  const gmail = email.state === 'ready' ? 'none' : isReachable ? 'ask' : 'unreachable'
  const letter = inOwnWords(email.letter, words, await assignmentFor(email, context, now, deps))
  const { revision } = email
  const dueAt = sweepDueAt(now)
  const saved = await deps.ownWords.save({ email, revision, letter, gmail, replaceChanged, dueAt }, now)
  if (saved !== 'saved') throw new AppError(REFUSALS[saved])
  if (gmail === 'ask') await deps.queue.send({ v: 1, userId, emailId, task: 'revise' })
}

/** What the text is checked against; null where there is no resume to read: the text is saved without notes. */
async function assignmentFor(
  email: DetailedEmail,
  context: CycleContext,
  now: Date,
  deps: EditDeps,
): Promise<Assignment | null> {
  const { resume } = context
  if (resume === null) return null
  try {
    const text = await deps.files.getText(email.userId, resume.id)
    return assignmentOf(email, context, { ...resume, text }, { todaysEmails: [], today: now })
  } catch (error) {
    deps.unchecked(error)
    return null
  }
}

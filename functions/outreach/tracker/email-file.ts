import type { AccountStore } from '#functions/account/account.store.ts'
import type { MailboxStore } from '#functions/mailbox/mailbox.store.ts'
import type { DraftMessage } from '#functions/mailbox/model.ts'
import type { UserActor } from '#platform/actor.ts'
import { AppError } from '#platform/app-error.ts'
import type { Clock } from '#platform/clock.ts'
import type { TrackerStore } from './tracker.store.ts'

interface EmailFileDeps {
  readonly tracker: Pick<TrackerStore, 'find'>
  readonly accounts: Pick<AccountStore, 'snapshot'>
  readonly mailboxes: Pick<MailboxStore, 'find'>
  readonly buildUnsent: (message: Omit<DraftMessage, 'messageId'>, date: Date) => Promise<Buffer>
  readonly clock: Clock
}

/**
 * A written email as a file that mail programs open as an unsent message. Without a mailbox the sender is the
 * account's address. Throws AppError not_found, or outreach_not_markable without a finished letter.
 */
export async function emailFile(
  { userId }: UserActor,
  emailId: string,
  { tracker, accounts, mailboxes, buildUnsent, clock }: EmailFileDeps,
): Promise<{ fileName: string; content: string }> {
  const now = clock.now()
  const [email, snapshot, mailbox] = await Promise.all([
    tracker.find(userId, emailId, now),
    accounts.snapshot(userId, now),
    mailboxes.find(userId),
  ])
  if (email === null || snapshot === null) throw new AppError('not_found')
  const { contact, letter, posting } = email
  if (letter === null || email.state === 'failed') throw new AppError('outreach_not_markable')
  const { account } = snapshot
  const file = await buildUnsent(
    {
      from: {
        name: `${account.firstName} ${account.lastName}`.trim(),
        email: mailbox?.email ?? account.email,
      },
      to: { name: `${contact.firstName} ${contact.lastName}`.trim(), email: contact.email },
      subject: letter.subject,
      text: letter.body,
    },
    now,
  )
  return { fileName: fileNameOf(posting.company), content: file.toString('ascii') }
}

/** Keeps letters and digits of any script and drops everything that file systems may not accept. */
const fileNameOf = (company: string): string =>
  `${['email', ...(company.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])].join('-').slice(0, 80)}.eml`

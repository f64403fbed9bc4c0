import { loseMailbox, type LossDeps } from './sync.ts'
import type { DraftMailbox } from '#vendors/google/google-mailbox.ts'
import { MailboxError } from './mailbox-error.ts'

export interface ProofDeps extends LossDeps {
  readonly mailbox: Pick<DraftMailbox, 'address'>
}

/** `off`: not asked, as it was off before. `unanswered`: Google did not say. `absent`: no such mailbox. */
export type Proof = 'ok' | 'lost' | 'off' | 'unanswered' | 'absent'

/**
 * Asks Google whether the access to a user's mailbox still works. If not, the mailbox is turned off and the
 * user notified, as in a sync. Throws AppError unavailable when our keys or the mail service do not answer.
 */
export async function proveAccess(userId: string, deps: ProofDeps): Promise<Proof> {
  const now = deps.clock.now()
  const [mailbox, snapshot] = await Promise.all([
    deps.mailboxes.find(userId),
    deps.accounts.snapshot(userId, now),
  ])
  if (mailbox === null || snapshot === null) return 'absent'
  if (!mailbox.isActive || !snapshot.account.isActive) return 'off'
  try {
    await deps.mailbox.address({ refreshToken: await deps.sealer.open(userId, mailbox.sealedGrant) })
    return 'ok'
  } catch (error) {
    if (!(error instanceof MailboxError)) throw error
    if (error.failure !== 'grant_dead' && error.failure !== 'refused') return 'unanswered'
    // The mailbox was reconnected meanwhile: the new grant is not at fault.
    return (await loseMailbox(error.failure, snapshot.account, mailbox, deps, now)) ? 'lost' : 'ok'
  }
}

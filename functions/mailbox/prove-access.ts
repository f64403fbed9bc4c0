import { loseMailbox, type LossDeps } from './sync.ts'
import type { DraftMailbox } from '#vendors/google/google-mailbox.ts'
import { MailboxError } from './mailbox-error.ts'

export interface ProofDeps extends LossDeps {
  readonly mailbox: Pick<DraftMailbox, 'address'>
}

/**
 * `off`: it was off before and is not asked. `unanswered`: nobody can say. `absent`: there is none, or nobody
 * whose it is.
 */
export type Proof = 'ok' | 'lost' | 'off' | 'unanswered' | 'absent'

/**
 * Asks Google whether the access to a user's mailbox still holds; where it does not, the mailbox is off and
 * the user is told, as when its drafts are looked through. Throws AppError unavailable when our own keys or
 * the mail do not answer.
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
    // Connected anew meanwhile: the new grant is not at fault.
    return (await loseMailbox(error.failure, snapshot.account, mailbox, deps, now)) ? 'lost' : 'ok'
  }
}

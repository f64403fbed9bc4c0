import { openGrant } from '#functions/mailbox/mailbox-port.ts'
import type { Needs, Only, Service } from '#functions/services/needs.ts'
import type { Merge } from './linking.item.ts'
import { resumeSchedule } from '#functions/runs/resume-schedule.ts'
import type { MergeMessage } from '#shared/messages/linking.ts'
import { MailboxError } from '#functions/mailbox/mailbox-error.ts'

/** The secondary account still has open work, so the message has to be delivered again. */
class StillBusy extends Error {
  override readonly name = 'StillBusy'
}

export interface MergeDeps
  extends Needs<'merges' | 'schedules' | 'mailboxes' | 'sealer' | 'clock'>,
    Only<'consent', 'revoke'>,
    Only<'runs', 'context'> {
  /** Ends the secondary account's subscription, and moves its billing history to the primary. */
  mergeBilling: (primaryId: string, secondaryId: string) => Promise<void>
  resumes: Pick<Service<'files'>, 'move'>
}

/**
 * Completes a merge that has begun. Each step is idempotent, so after a crash the same message can be
 * delivered again. Throws StillBusy when it has to be.
 */
export async function mergeAccounts(
  { primaryId, secondaryId }: MergeMessage,
  deps: MergeDeps,
): Promise<void> {
  const merge = await deps.merges.find(primaryId, secondaryId)
  if (merge === null || merge.doneAt !== null) return
  await deps.schedules.remove(secondaryId)
  // Billing first: until then the user may be charged twice.
  await deps.mergeBilling(primaryId, secondaryId)
  await moveMailbox(merge, deps)
  for (const resumeId of await deps.merges.resumesLeft(secondaryId))
    await deps.resumes.move(secondaryId, primaryId, resumeId)
  if (!(await deps.merges.moveItems(merge))) throw new StillBusy()
  // If the daily schedule belonged to the closed account, the primary needs one now.
  await resumeSchedule(primaryId, deps)
  await deps.merges.finish(merge, deps.clock.now())
}

/**
 * Re-encrypts the grant for the primary account. A second mailbox is dropped, and its grant revoked at
 * Google.
 */
async function moveMailbox(
  { primaryId, secondaryId }: Merge,
  { mailboxes, sealer, consent }: MergeDeps,
): Promise<void> {
  const [own, other] = await Promise.all([mailboxes.find(primaryId), mailboxes.find(secondaryId)])
  if (other === null) return
  const grant = await openGrant(secondaryId, other, sealer)
  if (own === null)
    await mailboxes.save(primaryId, {
      ...other,
      sealedGrant: await sealer.seal(primaryId, grant.refreshToken),
    })
  await mailboxes.remove(secondaryId)
  // If both had the same Google account, revoking would end the primary's access too.
  if (own === null || own.email === other.email) return
  try {
    await consent.revoke(grant)
  } catch (error) {
    if (!(error instanceof MailboxError)) throw error
  }
}

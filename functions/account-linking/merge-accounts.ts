import type { Clock } from '#platform/clock.ts'
import { resumeSchedule } from '#functions/runs/resume-schedule.ts'
import type { MergeMessage } from '#shared/messages/linking.ts'
import type { Merge } from './model.ts'
import type { MergeStore } from './linking.store.ts'
import type { MailboxStore } from '#functions/mailbox/mailbox.store.ts'
import type { MailboxConsent } from '#vendors/google/google-consent.ts'
import type { Sealer } from '#vendors/kms/kms-sealer.ts'
import type { RunStore } from '#functions/outreach/run/run.store.ts'
import type { UserSchedules } from '#vendors/scheduler/user-schedules.ts'
import type { ResumeFiles } from '#vendors/s3/resume-files.ts'
import { MailboxError } from '#functions/mailbox/mailbox-error.ts'

/** Something in the secondary account is still being worked on: the message has to come back. */
class StillBusy extends Error {
  override readonly name = 'StillBusy'
}

export interface MergeDeps {
  merges: MergeStore
  schedules: UserSchedules
  runs: Pick<RunStore, 'context'>
  /** Ends what the secondary account was paying, and hands its past to the other. */
  mergeBilling: (primaryId: string, secondaryId: string) => Promise<void>
  mailboxes: MailboxStore
  sealer: Sealer
  consent: MailboxConsent
  resumes: Pick<ResumeFiles, 'move'>
  clock: Clock
}

/**
 * Carries out a merge that has begun. Each step is one transaction or may be done twice, so a crash anywhere
 * is healed by the same message coming again. Throws an Error when it has to.
 */
export async function mergeAccounts(
  { primaryId, secondaryId }: MergeMessage,
  deps: MergeDeps,
): Promise<void> {
  const merge = await deps.merges.find(primaryId, secondaryId)
  if (merge === null || merge.doneAt !== null) return
  await deps.schedules.remove(secondaryId)
  // Money first: until it is done the person may be charged twice.
  await deps.mergeBilling(primaryId, secondaryId)
  await moveMailbox(merge, deps)
  for (const resumeId of await deps.merges.resumesLeft(secondaryId))
    await deps.resumes.move(secondaryId, primaryId, resumeId)
  if (!(await deps.merges.moveItems(merge))) throw new StillBusy()
  // Its daily run went with the account that is closed.
  await resumeSchedule(primaryId, deps)
  await deps.merges.finish(merge, deps.clock.now())
}

/**
 * A grant is sealed for one user, so it is opened and sealed anew; a second mailbox is given up, at Google as
 * well.
 */
async function moveMailbox(
  { primaryId, secondaryId }: Merge,
  { mailboxes, sealer, consent }: MergeDeps,
): Promise<void> {
  const [own, other] = await Promise.all([mailboxes.find(primaryId), mailboxes.find(secondaryId)])
  if (other === null) return
  const refreshToken = await sealer.open(secondaryId, other.sealedGrant)
  if (own === null)
    await mailboxes.save(primaryId, { ...other, sealedGrant: await sealer.seal(primaryId, refreshToken) })
  await mailboxes.remove(secondaryId)
  // The same Google account may be connected in both: revoking would take the one that stays, too.
  if (own === null || own.email === other.email) return
  try {
    await consent.revoke({ refreshToken })
  } catch (error) {
    if (!(error instanceof MailboxError)) throw error
  }
}

import { AppError } from '#platform/app-error.ts'
import type { UserActor } from '#platform/actor.ts'
import type { Clock } from '#platform/clock.ts'
import type { DataRetention, RetentionDays } from '#shared/models/account/privacy.ts'
import { chosen, scheduledDeletion } from './retention.ts'
import type { AccountStore } from '#functions/account/account.store.ts'
import type { RetentionStore } from './retention.store.ts'

/**
 * Saves after how many days without use the account will be deleted; null for never. The days count from now.
 * Throws AppError not_authenticated when the account is deleted.
 */
export async function chooseRetention(
  { userId }: UserActor,
  days: RetentionDays | null,
  {
    accounts,
    retentions,
    clock,
  }: { accounts: AccountStore; retentions: Pick<RetentionStore, 'save'>; clock: Clock },
): Promise<DataRetention> {
  const now = clock.now()
  const snapshot = await accounts.snapshot(userId, now)
  if (snapshot === null) throw new AppError('not_authenticated')
  const retention = chosen(days, snapshot.subscription, now)
  await retentions.save(userId, retention)
  const due = scheduledDeletion(retention, { lastActivityAt: now, subscription: snapshot.subscription }, now)
  return {
    autoDeleteAfterDays: days,
    scheduledDeletionDate: due?.toISOString() ?? null,
    lastActivityDate: now.toISOString(),
    retentionPolicyAcceptedAt: now.toISOString(),
  }
}

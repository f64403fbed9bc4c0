import { mayHaveDrafts } from '#functions/account/allowance.ts'
import type { Clock } from '#platform/clock.ts'
import type { AccountStore } from '#functions/account/account.store.ts'

/** Whether a user may connect a mailbox: only users who may have drafts are asked for the permission. */
export async function mayConnect(
  userId: string,
  { accounts, clock }: { accounts: AccountStore; clock: Clock },
): Promise<boolean> {
  const now = clock.now()
  const snapshot = await accounts.snapshot(userId, now)
  return snapshot !== null && mayHaveDrafts(snapshot, now)
}

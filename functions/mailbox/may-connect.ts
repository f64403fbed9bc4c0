import { mayHaveDrafts } from '#functions/account/allowance.ts'
import type { Clock } from '#platform/clock.ts'
import type { AccountStore } from '#functions/account/account.store.ts'

/**
 * Whether somebody may connect a mailbox: only for whom drafts can be made, on a plan or in a trial, is a
 * permission asked of Google.
 */
export async function mayConnect(
  userId: string,
  { accounts, clock }: { accounts: AccountStore; clock: Clock },
): Promise<boolean> {
  const now = clock.now()
  const snapshot = await accounts.snapshot(userId, now)
  return snapshot !== null && mayHaveDrafts(snapshot, now)
}

import { absent, part } from '#platform/table/expressions.ts'
import { namedParts, profileToItem } from '#functions/account/account.item.ts'
import { subscriptionToItem } from '#functions/account/subscription.item.ts'
import { addressParts } from '#functions/account/address.item.ts'
import { addressBook } from './linking.store.ts'
import { countParts } from '#functions/statistics/count-parts.store.ts'
import type { Table } from '#platform/table/table.ts'
import type { NewAccount } from '#functions/account/model.ts'

/**
 * Imports an account from another system. Nobody can sign in to it; its password only proves it when it is
 * linked with a Google account. An address that was already imported is left as it is. `passwordHash` is
 * Argon2id in the PHC string format.
 */
export async function importAccount(
  table: Table,
  account: NewAccount,
  passwordHash: string,
  now: Date,
): Promise<'imported' | 'there already'> {
  const email = account.email.trim().toLowerCase()
  const there = await addressBook(table).at(email)
  if (there.some(({ kind }) => kind === 'password')) return 'there already'
  const { subscription, ...profile } = account
  await table.transact([
    part.put(
      profileToItem({ ...profile, email, isActive: true, createdAt: now, updatedAt: now }),
      absent('pk'),
    ),
    part.put(subscriptionToItem(account.id, subscription), absent('pk')),
    ...addressParts({ userId: account.id, email, kind: 'password', passwordHash, opensByGoogle: false }),
    ...namedParts(account),
    ...countParts({ what: 'account_opened', id: account.id }, now),
  ])
  return 'imported'
}

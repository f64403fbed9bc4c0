import { absent, exists, part } from '#platform/table/expressions.ts'
import * as z from 'zod/mini'
import { namedParts, profileToItem, trialMarks } from './account.item.ts'
import { subscriptionToItem } from './subscription.item.ts'
import { StoredInstant } from '#platform/table/instant.ts'
import { keys } from '#platform/table/keys.ts'
import { addressParts } from './address.item.ts'
import { countParts } from '#functions/statistics/count-parts.store.ts'
import type { Fingerprints } from '#platform/secrets.ts'
import type { Table } from '#platform/table/table.ts'
import type { NewAccount } from './model.ts'

const IdentityItem = z.object({ userId: z.string() })
const Mark = z.object({ trialAt: StoredInstant })

/** Accounts by their identities at the identity provider. */
export function identityStore(table: Table, fingerprints: Fingerprints) {
  /** When a deleted account of this person used its trial. */
  const formerTrial = async (email: string, subject: string) => {
    const marks = trialMarks([email], [subject]).map((mark) => keys.trialMark(fingerprints.fingerprint(mark)))
    const found = (await table.getMany(marks)).find((item) => item !== null)
    return found ? Mark.parse(found).trialAt : undefined
  }
  const find = async (issuer: string, subject: string) => {
    const item = await table.get(keys.identity(issuer, subject))
    return item && IdentityItem.parse(item)
  }
  return {
    /** The user of an identity; null when it is new. */
    find,
    /**
     * Adds a new identity to the account that this address was proved for, once. Null when it was not, or the account
     * is closed; when a concurrent request was faster, its user.
     */
    async attach(
      { issuer, subject }: { issuer: string; subject: string },
      { userId, email }: { userId: string; email: string },
      now: Date,
    ) {
      const failed = await table.transact([
        part.put({ ...keys.identity(issuer, subject), userId, createdAt: now }, absent('pk')),
        part.update(keys.address(email, userId), {
          set: { opensByGoogle: false },
          when: { opensByGoogle: true },
        }),
        part.check(keys.profile(userId), [exists('pk'), { isActive: true }, absent('mergedInto')]),
        part.put({ ...keys.ownIdentity(userId, issuer, subject), issuer, subject }),
      ])
      return failed.length === 0 ? { userId } : await find(issuer, subject)
    },
    /**
     * Creates the account of an identity; if a concurrent request was faster, returns the account it created.
     */
    async create({ issuer, subject }: { issuer: string; subject: string }, account: NewAccount, now: Date) {
      const { subscription, ...profile } = account
      const email = account.email.trim().toLowerCase()
      const formerTrialAt = await formerTrial(email, subject)
      const failed = await table.transact([
        part.put({ ...keys.identity(issuer, subject), userId: account.id, createdAt: now }, absent('pk')),
        part.put(
          profileToItem({ ...profile, isActive: true, createdAt: now, updatedAt: now, formerTrialAt }),
          absent('pk'),
        ),
        part.put(subscriptionToItem(account.id, subscription), absent('pk')),
        part.put({ ...keys.ownIdentity(account.id, issuer, subject), issuer, subject }),
        ...addressParts({
          userId: account.id,
          email,
          kind: 'google',
          passwordHash: null,
          opensByGoogle: false,
        }),
        ...namedParts(account),
        ...countParts({ what: 'account_opened', id: account.id }, now),
      ])
      if (failed.length === 0) return { userId: account.id }
      const winner = await find(issuer, subject)
      if (winner === null) throw new Error('an identity was neither created nor found')
      return winner
    },
  }
}

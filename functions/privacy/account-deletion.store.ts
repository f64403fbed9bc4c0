import { exists, part, type TransactionPart } from '#platform/table/expressions.ts'
import * as z from 'zod/mini'
import { DAY } from '#platform/clock.ts'
import type { Fingerprints } from '#platform/secrets.ts'
import { markParts, TRIAL_MARK_MS } from './account-deletion-request.store.ts'
import { StoredInstant, ttlOf } from '#platform/table/instant.ts'
import { ownKindOf } from '#platform/table/item-kinds.ts'
import { keys } from '#platform/table/keys.ts'
import { mergeFromItem } from '#functions/account-linking/linking.item.ts'
import { ownedItems } from '#platform/table/owned-items.ts'
import type { Item, Table } from '#platform/table/table.ts'
import { deletedFingerprint, type AccountDeletion, type FailedStep, openSteps } from './model.ts'
import { listedDeletion } from '#platform/table/lists/list-places.ts'
import type { OwnItemKind } from '#platform/inventory/own-items.ts'
import { OTHER_ITEMS } from '#platform/inventory/other-items.ts'

const DeletionItem = z.object({ email: z.string(), startedAt: StoredInstant, subjects: z.array(z.string()) })
const KeyOf = z.object({ pk: z.string(), sk: z.string() })
const BillingNote = z.object({ customerId: z.nullable(z.string()), formerCustomerId: z.nullable(z.string()) })
const IdentityNote = z.object({ issuer: z.string(), subject: z.string() })

const ERASED_MS = OTHER_ITEMS.erased.deleted.expires * DAY
/** A transaction takes a hundred items, and each item of the partition may add two others. */
const BATCH_SIZE = 30

/** Kinds that are needed until the end: the deletion's record, the closed profile, and linked accounts. */
const LAST: ReadonlySet<string> = new Set(['deletion', 'profile', 'merge'])

/** A card keeps its claim, because each card gets one trial; only the user id is removed. */
const anonymizeCard = (fingerprint: string, now: Date): TransactionPart =>
  part.update(keys.card(fingerprint), {
    set: { userId: 'erased', ttl: ttlOf(new Date(now.getTime() + TRIAL_MARK_MS)) },
  })

/** Changes to items in other partitions that belong to an item of this one. */
function outside(userId: string, item: Item, now: Date): readonly TransactionPart[] {
  const own = ownKindOf(KeyOf.parse(item).sk)
  switch (own?.kind) {
    case 'ownSession':
      return [part.remove(keys.session(own.id))]
    case 'ownAddress':
      return [part.remove(keys.address(own.id, userId))]
    case 'ownIdentity': {
      const { issuer, subject } = IdentityNote.parse(item)
      return [part.remove(keys.identity(issuer, subject))]
    }
    case 'ownCard':
      return [anonymizeCard(own.id, now)]
    case 'billing': {
      const { customerId, formerCustomerId } = BillingNote.parse(item)
      return [...new Set([customerId, formerCustomerId])].flatMap((id) =>
        id === null ? [] : [part.remove(keys.customer(id))],
      )
    }
    default:
      return []
  }
}

/** Carries out deletions that have begun. */
export function accountDeletionStore(table: Table, secrets: Fingerprints) {
  const mergesOf = async (userId: string) => (await ownedItems(table, userId, 'MERGE#')).map(mergeFromItem)

  async function removeAll(userId: string, items: readonly Item[], now: Date): Promise<void> {
    for (let from = 0; from < items.length; from += BATCH_SIZE) {
      const parts = items
        .slice(from, from + BATCH_SIZE)
        .flatMap((item) => [part.remove(KeyOf.parse(item)), ...outside(userId, item, now)])
      await table.transact(parts)
    }
  }

  async function secondaryAccounts(userId: string): Promise<readonly string[]> {
    const direct = (await mergesOf(userId)).map(({ secondaryId }) => secondaryId)
    return [...(await Promise.all(direct.map(secondaryAccounts))).flat(), ...direct]
  }

  return {
    async find(userId: string): Promise<AccountDeletion | null> {
      const item = await table.get(keys.deletion(userId))
      return item && { userId, ...DeletionItem.parse(item) }
    },
    /** Whether another account is still being merged into this one. */
    async isMerging(userId: string) {
      return (await mergesOf(userId)).some(({ doneAt }) => doneAt === null)
    },
    /** All accounts that were merged into this one, directly or through others. */
    secondaryAccounts,
    /** Marks the trial as used, for later sign-ups with the same addresses or Google accounts. */
    async markTrial({ userId, email, subjects, startedAt }: AccountDeletion, at: Date) {
      const notes = (await ownedItems(table, userId, 'EMAIL#')).map(
        (item) => z.object({ email: z.string() }).parse(item).email,
      )
      const emails = [...new Set([email, ...notes].filter((address) => address !== ''))]
      const parts = markParts(secrets, { emails, subjects }, at, startedAt)
      if (parts.length > 0) await table.transact(parts)
    },
    /**
     * Removes the partition's items and the entries that lead to them, except those needed until the end and
     * the given kinds.
     */
    async removeItems(userId: string, now: Date, except: readonly OwnItemKind[]) {
      const kept = new Set<string>([...LAST, ...except])
      const items = await ownedItems(table, userId, '')
      await removeAll(
        userId,
        items.filter((item) => !kept.has(ownKindOf(KeyOf.parse(item).sk)?.kind ?? '')),
        now,
      )
    },
    /** Schedules the next pass. A deletion with steps that failed is in the list that staff see. */
    async lookAgain({ userId, startedAt }: AccountDeletion, at: Date, failed: readonly FailedStep[]) {
      await table.update(keys.deletion(userId), {
        set: {
          openSk: at,
          ...(failed.length === 0 ? {} : { failed, ...listedDeletion(userId, startedAt, openSteps(failed)) }),
        },
        remove: failed.length === 0 ? ['failed', 'listPk', 'listSk'] : [],
        when: exists('pk'),
      })
    },
    /** Removes everything left and the record, and keeps a fingerprint as proof of the deletion. */
    async finish({ userId, startedAt }: AccountDeletion, now: Date) {
      for (const secondaryId of await secondaryAccounts(userId))
        await removeAll(secondaryId, await ownedItems(table, secondaryId, ''), now)
      await table.put({
        ...keys.erased(deletedFingerprint(userId, secrets)),
        startedAt,
        doneAt: now,
        ttl: ttlOf(new Date(now.getTime() + ERASED_MS)),
      })
      const items = await ownedItems(table, userId, '')
      const isRecord = (item: Item) => KeyOf.parse(item).sk === keys.deletion(userId).sk
      await removeAll(
        userId,
        items.filter((item) => !isRecord(item)),
        now,
      )
      // The record is removed last, so that a crash before is recovered from.
      await table.transact([part.remove(keys.deletion(userId))])
    },
  }
}

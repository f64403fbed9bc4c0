import { monthOf, quotaOfDay, usageFromItems } from '#functions/account/account.item.ts'
import { dayOf } from '#platform/clock.ts'
import { absent, anyOf, exists, part } from '#platform/table/expressions.ts'
import { keys } from '#platform/table/keys.ts'
import { ownedItems } from '#platform/table/owned-items.ts'
import type { Table } from '#platform/table/table.ts'
import { goodwillFromItem, goodwillToItem, type Goodwill } from './goodwill.item.ts'

/** Refunds and gifts, each under the state that it was decided on, so that two decisions on one state are one. */
export function goodwillStore(table: Table) {
  const isFree = anyOf(absent('pk'), { state: 'refused' })
  const find = async (userId: string, slot: string) => {
    const item = await table.get(keys.goodwill(userId, slot))
    return item && goodwillFromItem(item)
  }
  return {
    find,
    /** Stores a decision before it is carried out; returns the one that was made on this state before, or null. */
    async begin(userId: string, goodwill: Goodwill): Promise<Goodwill | null> {
      const failed = await table.transact([
        part.put(goodwillToItem(userId, goodwill), isFree),
        part.check(keys.profile(userId), exists('listPk')),
      ])
      return failed.length === 0 ? null : await find(userId, goodwill.slot)
    },
    async end(userId: string, { slot, id }: Goodwill, state: 'done' | 'refused') {
      await table.update(keys.goodwill(userId, slot), { set: { state }, when: [{ id }, { state: 'begun' }] })
    },
    /** How much of the trial, or of the month and the day, was used. */
    async usage(userId: string, now: Date) {
      const [month, trial] = await table.getMany([keys.usage(userId, monthOf(now)), keys.trialUsage(userId)])
      return usageFromItems(month ?? null, trial ?? null, now)
    },
    /** Gives emails back in one transaction with the decision; false when as many are not used any more. */
    async giveEmails(
      userId: string,
      goodwill: Goodwill,
      { isTrial, used, today }: { readonly isTrial: boolean; readonly used: number; readonly today: number },
    ) {
      const { amount, at } = goodwill
      const day = quotaOfDay(dayOf(at))
      const failed = await table.transact([
        part.put(goodwillToItem(userId, goodwill), isFree),
        isTrial
          ? part.update(keys.trialUsage(userId), { add: { used: -amount }, when: { used } })
          : part.update(keys.usage(userId, monthOf(at)), {
              add: { used: -amount, ...(today > 0 && { [day]: -Math.min(amount, today) }) },
              when: [{ used }, today > 0 ? { [day]: today } : []],
            }),
      ])
      return failed.length === 0
    },
    /** Everything that was given to a user, the latest first. */
    async list(userId: string): Promise<readonly Goodwill[]> {
      const items = await ownedItems(table, userId, keys.goodwill(userId, '').sk)
      return items.map(goodwillFromItem).toSorted((a, b) => b.at.getTime() - a.at.getTime())
    },
  }
}

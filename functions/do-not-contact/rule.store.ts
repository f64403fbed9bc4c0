import { ownedItems } from '#platform/table/owned-items.ts'
import { keys } from '#platform/table/keys.ts'
import type { Table } from '#platform/table/table.ts'
import { isOnList, ruleFromItem, ruleKeys, ruleToItem, type StoredRule } from './rule.item.ts'
import type { Recipient } from '#functions/recipients/model.ts'
import { inBatches } from '#platform/in-batches.ts'

/** Puts that are under way at once. */
const AT_ONCE = 25

/** Rules of users about who is never written to: an item each, found by what it is about. */
export const ruleStore = (table: Table) => ({
  async all(userId: string): Promise<readonly StoredRule[]> {
    return (await ownedItems(table, userId, 'AVOID#')).map(ruleFromItem)
  },

  /** Whether a rule is against this recipient. It reads a few keys, however many rules there are. */
  async isOnList(userId: string, recipient: Recipient): Promise<boolean> {
    return isOnList(await table.getMany(ruleKeys(userId, recipient)))
  },

  /** Adds rules, or replaces those about the same. */
  async save(userId: string, rules: readonly StoredRule[]): Promise<void> {
    await inBatches(rules, AT_ONCE, async (rule) => await table.put(ruleToItem(userId, rule)))
  },

  async remove(userId: string, id: string): Promise<void> {
    await table.remove(keys.doNotContact(userId, id))
  },
})

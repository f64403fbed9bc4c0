import * as z from 'zod/mini'
import { StoredInstant, type Stored } from '#platform/table/instant.ts'
import { keys, type Key } from '#platform/table/keys.ts'
import type { Item } from '#platform/table/table.ts'
import { Rule } from '#shared/models/outreach/do-not-contact.ts'
import type { Recipient } from '#functions/recipients/model.ts'
import { rulesAgainst } from './rule.ts'

const RuleItem = z.extend(Rule, {
  addedAt: StoredInstant,
  /** Whether it says that an employer of the resume may be written to, instead of that nobody may. */
  isLifted: z.boolean(),
})
export type StoredRule = Stored<typeof RuleItem>

/** The keys of all rules by which this recipient must not be written to. */
export const ruleKeys = (userId: string, recipient: Recipient): readonly Key[] =>
  rulesAgainst(recipient).map((id) => keys.doNotContact(userId, id))

export const ruleFromItem = (item: Item): StoredRule => RuleItem.parse(item)

export const ruleToItem = (userId: string, rule: StoredRule): Item => ({
  ...keys.doNotContact(userId, rule.id),
  ...rule,
})

/** Whether one of the items under `ruleKeys` is a rule that stands. */
export const isOnList = (items: readonly (Item | null)[]): boolean =>
  items.some((item) => item !== null && !ruleFromItem(item).isLifted)

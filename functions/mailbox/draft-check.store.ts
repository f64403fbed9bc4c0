import { absent, anyOf, atMost } from '#platform/table/expressions.ts'
import { keys } from '#platform/table/keys.ts'
import type { Table } from '#platform/table/table.ts'
import { ASK_EVERY_MS } from './model.ts'

/** Checks of a mailbox's drafts besides the daily one. */
export const draftCheckStore = (table: Table) => ({
  /** Notes that a check is asked for; false when one was a moment ago, or the mailbox is off or absent. */
  async ask(userId: string, now: Date) {
    const before = new Date(now.getTime() - ASK_EVERY_MS)
    const noted = await table.update(keys.gmail(userId), {
      set: { askedAt: now },
      when: [
        { isActive: true },
        anyOf(absent('checkedAt'), { checkedAt: null }, atMost('checkedAt', before)),
        anyOf(absent('askedAt'), atMost('askedAt', before)),
      ],
    })
    return noted !== null
  },
})

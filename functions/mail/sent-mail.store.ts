import { absent, anyOf, below } from '#platform/table/expressions.ts'
import * as z from 'zod/mini'
import { DAY } from '#platform/clock.ts'
import { toStored, ttlOf } from '#platform/table/instant.ts'
import { keys } from '#platform/table/keys.ts'
import type { Table } from '#platform/table/table.ts'

const SentMailItem = z.object({ state: z.enum(['begun', 'sent']), tries: z.number() })

const MAX_TRIES = 5
/** Nothing that a notice is about comes again after this long. Days. */
const KEPT_DAYS = 400
/** Notices in the user's own partition: a name, when it was begun, how often, and whether it is out. */
export const sentMailStore = (table: Table) => ({
  /**
   * Takes the notice: `begun` for who may send it now. One that was begun before `staleAfter` by somebody who
   * never said how it ended may be taken again, five times in all.
   */
  async begin(userId: string, notice: string, now: Date, staleAfter: Date) {
    const key = keys.notice(userId, notice)
    const taken = await table.update(key, {
      set: { state: 'begun', begunAt: toStored(now), ttl: ttlOf(new Date(now.getTime() + KEPT_DAYS * DAY)) },
      add: { tries: 1 },
      when: anyOf(absent('pk'), [
        { state: 'begun' },
        below('begunAt', toStored(staleAfter)),
        below('tries', MAX_TRIES),
      ]),
    })
    if (taken !== null) return 'begun'
    const item = await table.get(key)
    if (item === null) return 'under_way'
    const { state, tries } = SentMailItem.parse(item)
    return state === 'sent' ? 'sent' : tries < MAX_TRIES ? 'under_way' : 'given_up'
  },
  async sent(userId: string, notice: string) {
    await table.update(keys.notice(userId, notice), { set: { state: 'sent' } })
  },
  /** Lets the next one try at once. */
  async failed(userId: string, notice: string) {
    await table.update(keys.notice(userId, notice), {
      set: { begunAt: toStored(new Date(0)) },
      when: { state: 'begun' },
    })
  },
})

/**
 * Notices that go to a user once, under a name of our own; in the user's partition, without a word of the
 * mail.
 */
export type SentMails = ReturnType<typeof sentMailStore>

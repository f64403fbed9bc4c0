import { absent, anyOf, below } from '#platform/table/expressions.ts'
import * as z from 'zod/mini'
import { DAY } from '#platform/clock.ts'
import { ttlOf } from '#platform/table/instant.ts'
import { keys } from '#platform/table/keys.ts'
import type { Table } from '#platform/table/table.ts'

const SentMailItem = z.object({ state: z.enum(['begun', 'sent']), tries: z.number() })

const MAX_TRIES = 5
/** Days after which no event can ask for the same notice again. */
const KEPT_DAYS = 400
/** A user's notices by name: when and how often each was tried, and whether it was sent. */
export const sentMailStore = (table: Table) => ({
  /**
   * Claims a notice. Returns `begun` to the caller that may send it now. When an earlier caller claimed it
   * before `staleAfter` and never reported the outcome, it may be claimed again, five times in all.
   */
  async begin(userId: string, notice: string, now: Date, staleAfter: Date) {
    const key = keys.notice(userId, notice)
    const taken = await table.update(key, {
      set: { state: 'begun', begunAt: now, ttl: ttlOf(new Date(now.getTime() + KEPT_DAYS * DAY)) },
      add: { tries: 1 },
      when: anyOf(absent('pk'), [
        { state: 'begun' },
        below('begunAt', staleAfter),
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
  /** Lets the next caller try at once. */
  async failed(userId: string, notice: string) {
    await table.update(keys.notice(userId, notice), {
      set: { begunAt: new Date(0) },
      when: { state: 'begun' },
    })
  },
})

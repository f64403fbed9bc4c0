import { keys, openShard } from '#platform/table/keys.ts'
import { HOUR } from '#platform/clock.ts'
import type { RateLimiter } from '#platform/rate-limiter.ts'
import type { Change } from '#platform/table/expressions.ts'
import type { Table } from '#platform/table/table.ts'
import { mailboxFromItem, mailboxToItem } from './mailbox.item.ts'
import type { Mailbox } from './mailbox.item.ts'
import type { MailboxProblem, TurnedOff } from './model.ts'

const OFF = 'mailboxes-off'

/** Mailboxes; at most `offPerHour` of them are turned off within an hour. */
export const mailboxStore = (table: Table, limits: RateLimiter, offPerHour: number) => ({
  async find(userId: string) {
    const item = await table.get(keys.gmail(userId))
    return item && mailboxFromItem(item)
  },
  async save(userId: string, mailbox: Mailbox) {
    await table.put(mailboxToItem(userId, mailbox))
  },
  /** Turns the mailbox off, unless it was reconnected or disconnected meanwhile, or too many were. */
  async disable(userId: string, mailbox: Mailbox, problem: MailboxProblem, now: Date): Promise<TurnedOff> {
    const { taken } = await limits.consume(OFF, [{ seconds: HOUR / 1_000, limit: offPerHour }])
    if (!taken) return 'kept_on'
    const off = { isActive: false, problem, offSince: now }
    return (await change(table, userId, mailbox, off)) ? 'off' : 'reconnected'
  },
  /**
   * Turns the mailbox on again, under the same condition; `restoredAt` is given when it had been turned off by
   * mistake.
   */
  async enable(userId: string, mailbox: Mailbox, restoredAt?: Date) {
    const stored = restoredAt && { restoredAt }
    return await change(table, userId, mailbox, { isActive: true, problem: null, offSince: null, ...stored })
  },
  /** Sets the time of the next sync, under the same condition; `checkedAt` is given after a sync. */
  async scheduleSync(userId: string, mailbox: Mailbox, at: Date, checkedAt: Date | null) {
    const changed = await table.update(keys.gmail(userId), {
      set: { openPk: openShard(userId), openSk: at, checkedAt: checkedAt ?? undefined },
      when: { connectedAt: mailbox.connectedAt },
    })
    return changed !== null
  },
  async remove(userId: string) {
    await table.remove(keys.gmail(userId))
  },
})

export type MailboxStore = ReturnType<typeof mailboxStore>

/** Changes the mailbox only if it is still the connection that was read. */
async function change(
  table: Table,
  userId: string,
  mailbox: Mailbox,
  set: NonNullable<Change['set']>,
): Promise<boolean> {
  const changed = await table.update(keys.gmail(userId), { set, when: { connectedAt: mailbox.connectedAt } })
  return changed !== null
}

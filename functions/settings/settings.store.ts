import { settingsFromItem, type Settings } from './settings.item.ts'
import { keys } from '#platform/table/keys.ts'
import type { Table } from '#platform/table/table.ts'

/** The settings for all users, one item whose version counts its changes. */
export const settingsStore = (table: Table) => ({
  /** The saved settings, or the defaults. */
  async read() {
    return settingsFromItem(await table.get(keys.systemSettings()))
  },
  /** Saves all settings at once; the last writer wins. */
  async save(
    {
      emailsPerDayPerUser,
      responseTimeoutHours,
    }: Pick<Settings, 'emailsPerDayPerUser' | 'responseTimeoutHours'>,
    adminId: string,
    now: Date,
  ) {
    const saved = await table.update(keys.systemSettings(), {
      set: { emailsPerDayPerUser, responseTimeoutHours, updatedAt: now, updatedBy: adminId },
      add: { version: 1 },
    })
    return settingsFromItem(saved)
  },
})

import type { SystemSettings } from './model.ts'
import { toStored } from '#platform/table/instant.ts'
import { settingsFromItem } from './settings.item.ts'
import { keys } from '#platform/table/keys.ts'
import type { Table } from '#platform/table/table.ts'

/** The settings of the service: one item, whose version says how often it was changed. */
export const settingsStore = (table: Table) => ({
  /** Those that were saved, or the ones that hold before. */
  async read() {
    return settingsFromItem(await table.get(keys.systemSettings()))
  },
  /** Saves all of them at once; of two admins the later one counts. */
  async save({ emailsPerDayPerUser, responseTimeoutHours }: SystemSettings, adminId: string, now: Date) {
    const saved = await table.update(keys.systemSettings(), {
      set: { emailsPerDayPerUser, responseTimeoutHours, updatedAt: toStored(now), updatedBy: adminId },
      add: { version: 1 },
    })
    return settingsFromItem(saved)
  },
})

import type { Table } from '#platform/table/table.ts'
import { configurationToItem } from './configuration.item.ts'
import type { SavedConfiguration } from './model.ts'

export const configurationStore = (table: Table) => ({
  async save(userId: string, configuration: SavedConfiguration) {
    await table.put(configurationToItem(userId, configuration))
  },
})

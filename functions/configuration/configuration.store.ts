import type { Table } from '#platform/table/table.ts'
import { configurationToItem } from './configuration.item.ts'
import type { ConfigurationStore } from './model.ts'

export const configurationStore = (table: Table): ConfigurationStore => ({
  async save(userId, configuration) {
    await table.put(configurationToItem(userId, configuration))
  },
})

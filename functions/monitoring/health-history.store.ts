import { absent, anyOf, below } from '#platform/table/expressions.ts'
import * as z from 'zod/mini'
import { SERVICE_PART_IDS, type ServicePartId } from '#shared/catalog/monitoring/service-parts.ts'
import { Health } from '#shared/models/admin/monitoring.ts'
import { StoredInstant, type Stored } from '#platform/table/instant.ts'
import { keys } from '#platform/table/keys.ts'
import type { Item, Table } from '#platform/table/table.ts'
import { NO_HISTORY, type HealthHistory } from './health-history.ts'

const Spell = z.object({ status: Health, since: StoredInstant })
const HistoryItem = z.object({
  parts: z.partialRecord(z.enum(SERVICE_PART_IDS), Spell),
  components: z.record(z.string(), Spell),
})
const Acknowledgement = z.object({ since: StoredInstant, at: StoredInstant, by: z.string() })
/** An admin has seen that a part of the service is not healthy since then. */
export type Acknowledgement = Stored<typeof Acknowledgement>

const historyFrom = (item: Item | null | undefined): HealthHistory =>
  item ? HistoryItem.parse(item) : NO_HISTORY

/** Since when what is not healthy is so, and which of it an admin has acknowledged. */
export const healthHistory = (table: Table) => ({
  async read() {
    const [history, ...seen] = await table.getMany([
      keys.healthHistory(),
      ...SERVICE_PART_IDS.map(keys.acknowledgement),
    ])
    const acknowledged: ReadonlyMap<ServicePartId, Acknowledgement> = new Map(
      SERVICE_PART_IDS.flatMap((id, index) => {
        const item = seen[index]
        return item ? [[id, Acknowledgement.parse(item)] as const] : []
      }),
    )
    return { history: historyFrom(history), acknowledged }
  },
  async history() {
    return historyFrom(await table.get(keys.healthHistory()))
  },
  /** Only the schedule saves it, so the last writer wins. */
  async save({ parts, components }: HealthHistory) {
    await table.put({ ...keys.healthHistory(), parts, components })
  },
  /** Returns the acknowledgement of what began then: the first admin's, whoever repeats it. */
  async acknowledge(id: ServicePartId, since: Date, by: string, now: Date): Promise<Acknowledgement> {
    const key = keys.acknowledgement(id)
    const wanted = { since, at: now, by }
    const isFirst = await table.put({ ...key, ...wanted }, anyOf(absent('pk'), below('since', since)))
    if (isFirst) return wanted
    const item = await table.get(key)
    return item === null ? wanted : Acknowledgement.parse(item)
  },
})

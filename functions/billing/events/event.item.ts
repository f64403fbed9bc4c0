import * as z from 'zod/mini'
import type { KeptEvent } from './event-model.ts'
import { DAY } from '#platform/clock.ts'
import { keys, openShard } from '#platform/table/keys.ts'
import type { Item } from '#platform/table/table.ts'
import { StoredInstant, toStored, ttlOf } from '#platform/table/instant.ts'

/** The provider sends an event again for three days; ids older than a month are of no use to anybody. */
const KEPT_MS = 30 * DAY

const EventItem = z.object({
  id: z.string(),
  type: z.string(),
  createdAt: StoredInstant,
  customerId: z.nullable(z.string()),
  chargeId: z.nullable(z.string()),
  state: z.enum(['received', 'done', 'ignored']),
  note: z.nullable(z.enum(['unknown_customer', 'unknown_user'])),
  receivedAt: StoredInstant,
})

export const eventFromItem = (item: Item): KeptEvent => EventItem.parse(item)

/** With `dueAt` it stands in the index of open work until it is done. */
export const eventToItem = (event: KeptEvent, dueAt: Date | null): Item => ({
  ...keys.providerEvent(event.id),
  ...event,
  createdAt: toStored(event.createdAt),
  receivedAt: toStored(event.receivedAt),
  ttl: ttlOf(new Date(event.receivedAt.getTime() + KEPT_MS)),
  ...(dueAt === null ? {} : { openPk: openShard(event.id), openSk: toStored(dueAt) }),
})

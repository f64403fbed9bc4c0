import * as z from 'zod/mini'
import type { Frozen } from '#engine/values/frozen.ts'

/** An instant, ISO 8601 in the table and Date in the code. */
export const StoredInstant = z.pipe(
  z.iso.datetime(),
  z.transform((value) => new Date(value)),
)
export const NullableInstant = z.nullable(StoredInstant)

export const toStored = (at: Date): string => at.toISOString()
export const toNullable = (at: Date | null): string | null => at?.toISOString() ?? null

/** Seconds since 1970, the format of the table's TTL attribute. */
export const ttlOf = (at: Date): number => Math.ceil(at.getTime() / 1000)

/** The deeply readonly type that an item's schema parses to. */
export type Stored<Schema extends z.ZodMiniType> = Frozen<z.output<Schema>>

export const withStoredInstants = (record: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]: [string, unknown]) => [
      name,
      value instanceof Date ? toStored(value) : value,
    ]),
  )

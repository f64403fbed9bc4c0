import * as z from 'zod/mini'
import type { Frozen } from '#engine/values/frozen.ts'

/** An instant, ISO 8601 in the table and Date in the code. */
export const StoredInstant = z.pipe(
  z.iso.datetime(),
  z.transform((value) => new Date(value)),
)
export const NullableInstant = z.nullable(StoredInstant)

export const toStored = (at: Date): string => at.toISOString()

/** Seconds since 1970, the format of the table's TTL attribute. */
export const ttlOf = (at: Date): number => Math.ceil(at.getTime() / 1000)

/** The deeply readonly type that an item's schema parses to. */
export type Stored<Schema extends z.ZodMiniType> = Frozen<z.output<Schema>>

/** A value as the table has it: every instant in it is text. */
export function storedValue(value: unknown): unknown {
  if (value instanceof Date) return toStored(value)
  if (Array.isArray(value)) return value.map(storedValue)
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return value
  return storedItem(value)
}

/** An item as the table has it. */
export const storedItem = (item: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(item).map(([name, value]: [string, unknown]) => [name, storedValue(value)]),
  )

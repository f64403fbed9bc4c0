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

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/** A value as the table has it: every instant in it is text. Bytes, and what the client refuses, are left to the client. */
export function storedValue(value: unknown): unknown {
  if (value instanceof Date) return toStored(value)
  if (Array.isArray(value)) return value.map(storedValue)
  return typeof value === 'object' && value !== null && isPlain(value) ? storedItem(value) : value
}

/** An item as the table has it. */
export const storedItem = (item: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(item).map(([name, value]: [string, unknown]) => [name, storedValue(value)]),
  )

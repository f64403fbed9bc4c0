import * as z from 'zod/mini'

/** An instant in an item: ISO 8601 in the table, Date in the code. */
export const StoredInstant = z.pipe(
  z.iso.datetime(),
  z.transform((value) => new Date(value)),
)
export const NullableInstant = z.nullable(StoredInstant)

export const toStored = (at: Date): string => at.toISOString()
export const toNullable = (at: Date | null): string | null => at?.toISOString() ?? null

/** Seconds since 1970, as the table's time-to-live wants it. */
export const ttlOf = (at: Date): number => Math.ceil(at.getTime() / 1000)

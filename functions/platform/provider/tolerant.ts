import { catch as orElse, optional, type output, type ZodMiniType } from 'zod/mini'

/**
 * A field of a provider's answer that may be missing or broken: both read as undefined, and the row lives on.
 */
export const tolerant = <T extends ZodMiniType>(schema: T) => orElse(optional(schema), undefined)

/** The rows that can be read: one broken row never loses the others. */
export const readable = <T extends ZodMiniType>(schema: T, rows: readonly unknown[]): output<T>[] =>
  rows
    .map((row) => schema.safeParse(row))
    .filter((row) => row.success)
    .map((row) => row.data)

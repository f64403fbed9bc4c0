import {
  array,
  catch as orElse,
  nullable,
  number,
  optional,
  pipe,
  string,
  transform,
  union,
  unknown,
} from 'zod/mini'
import type { output, ZodMiniType } from 'zod/mini'

/** A field of a provider's answer that reads as undefined when missing or malformed; its row is kept. */
export const tolerant = <T extends ZodMiniType>(schema: T) => orElse(optional(schema), undefined)
/** A tolerant text that may also be null. */
export const text = orElse(optional(nullable(string())), undefined)
/** An id, which some providers send as a number. */
export const idText = pipe(union([string(), number()]), transform(String))

/** The rows that match the schema; malformed ones are dropped. */
export const readable = <T extends ZodMiniType>(schema: T, rows: readonly unknown[]): output<T>[] =>
  rows
    .map((row) => schema.safeParse(row))
    .filter((row) => row.success)
    .map((row) => row.data)

/** A list that keeps the rows that match the schema. */
export const rowsOf = <T extends ZodMiniType>(schema: T) =>
  pipe(
    array(unknown()),
    transform((rows) => readable(schema, rows)),
  )

import * as z from 'zod/mini'

/** What is stored and sent of a sentence: a code and what stands in it. `shared/catalog` has the words. */
export const coded = <const C extends string, P extends z.core.$ZodLooseShape>(code: C, params: P) =>
  z.object({ code: z.literal(code), params: z.object(params) })

/** A sentence of an item from before codes were stored: it is shown as it is. */
export const Said = coded('said', { words: z.string() })

/** Reads a stored code, and a stored sentence as `said`. */
export const orSaid = <S extends z.ZodMiniType>(schema: S) =>
  z.union([
    schema,
    z.pipe(
      z.string(),
      z.transform((words) => ({ code: 'said' as const, params: { words } })),
    ),
  ])

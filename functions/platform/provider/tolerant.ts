import { catch as orElse, optional, type ZodMiniType } from 'zod/mini'

/**
 * A field of a provider's answer that may be missing or broken: both read as undefined, and the row lives on.
 */
export const tolerant = <T extends ZodMiniType>(schema: T) => orElse(optional(schema), undefined)

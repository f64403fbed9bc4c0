import * as z from 'zod/mini'
import type { JsonSchema } from './language-model.ts'

/** Keywords that OpenAI's strict mode rejects; bounds and defaults are enforced when the answer is parsed. */
const UNSUPPORTED = ['default', 'maxLength', 'maxItems', 'minimum', 'maximum'] as const

/** JSON Schema for the providers' structured output: every field is required and nothing else allowed. */
export function strictSchema(shape: z.ZodMiniType): JsonSchema {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, {
    override: ({ jsonSchema }) => {
      for (const keyword of UNSUPPORTED) delete jsonSchema[keyword]
    },
  })
  return z.record(z.string(), z.json()).parse(schema)
}

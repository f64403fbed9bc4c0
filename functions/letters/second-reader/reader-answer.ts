import * as z from 'zod/mini'
import type { JsonSchema } from '#platform/language-model/language-model.ts'

const Verdict = z.object({
  number: z.coerce.number().check(z.int()),
  supported: z.union([
    z.boolean(),
    z.pipe(
      z.enum(['true', 'false', 'yes', 'no']),
      z.transform((word) => word === 'true' || word === 'yes'),
    ),
  ]),
  reason: z.nullish(z.string()),
})

/** The second reader's answer: a verdict for each sentence. */
export const ReaderAnswer = z.object({ sentences: z.array(Verdict).check(z.minLength(1), z.maxLength(100)) })
export type ReaderAnswer = z.infer<typeof ReaderAnswer>

/** Schema for the providers' structured output. */
export const READER_JSON_SCHEMA: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['sentences'],
  properties: {
    sentences: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['number', 'supported', 'reason'],
        properties: {
          number: { type: 'integer' },
          supported: { type: 'boolean' },
          reason: { type: 'string', description: 'Empty when it is supported.' },
        },
      },
    },
  },
}

import * as z from 'zod/mini'
import type { JsonSchema } from '../../language-model/language-model.ts'

interface Told {
  readonly text: string
  readonly facts: readonly string[]
}

/** Small models write "R1, P2" instead of a list of two; anything but a string or a list counts as empty. */
const idsOf = (ids: unknown): string[] =>
  (typeof ids === 'string' ? ids.split(/[\s,;]+/u) : Array.isArray(ids) ? ids.map(String) : []).filter(
    (id) => id !== '',
  )

const Part = z.union([
  z.pipe(
    z.string(),
    z.transform((text): Told => ({ text, facts: [] })),
  ),
  z.pipe(
    z.object({ text: z.string(), facts: z.optional(z.unknown()) }),
    z.transform(({ text, facts }): Told => ({ text, facts: idsOf(facts) })),
  ),
])
const joined = (parts: Told[]): Told => ({
  text: parts.map(({ text }) => text).join(' '),
  facts: parts.flatMap(({ facts }) => facts),
})

/** A paragraph is a text with ids; some models send its text alone, or its sentences, bare or in an object. */
const Paragraph = z.union([
  Part,
  z.pipe(z.array(Part), z.transform(joined)),
  z.pipe(
    z.object({
      sentences: z.union([
        z.array(Part),
        z.pipe(
          Part,
          z.transform((part) => [part]),
        ),
      ]),
    }),
    z.transform(({ sentences }) => joined(sentences)),
  ),
])

/**
 * A model's answer, in any of the forms that models use: the subject, and paragraphs with the ids of their facts. The
 * draft that it is asked for first is not kept.
 */
export const LetterAnswer = z.object({
  subject: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  paragraphs: z.array(Paragraph).check(z.minLength(1), z.maxLength(20)),
})
export type LetterAnswer = z.infer<typeof LetterAnswer>

/** Maximum length of all paragraphs together, in characters. */
export const MAX_BODY_LENGTH = 4_000

const object = (properties: JsonSchema): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties),
  properties,
})
const list = (items: JsonSchema): JsonSchema => ({ type: 'array', items })

/**
 * Schema for the providers' structured output. OpenAI's strict mode requires every field to be required and
 * additional properties to be forbidden, and rejects length limits; those are enforced when the answer is
 * parsed.
 */
export const LETTER_JSON_SCHEMA: JsonSchema = object({
  draft: { type: 'string', description: 'The first draft of the letter; nobody is sent it.' },
  subject: { type: 'string', description: 'Under 60 characters, sentence case.' },
  paragraphs: list(
    object({
      text: { type: 'string' },
      facts: {
        ...list({ type: 'string' }),
        description:
          'Ids of the facts that the paragraph rests on, such as R4 or P2; empty for the question.',
      },
    }),
  ),
})

import * as z from 'zod/mini'
import type { JsonSchema } from '#platform/language-model/language-model.ts'

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })

const split = (text: string): string[] =>
  Array.from(sentences.segment(text), ({ segment }) => segment.trim()).filter((sentence) => sentence !== '')

/** Small models write "R1, P2" instead of a list of two; anything but a string or a list counts as empty. */
const idsOf = (ids: unknown): string[] =>
  (typeof ids === 'string' ? ids.split(/[\s,;]+/u) : Array.isArray(ids) ? ids.map(String) : []).filter(
    (id) => id !== '',
  )
const Ids = z.pipe(z.optional(z.unknown()), z.transform(idsOf))

const Sentence = z.union([
  z.pipe(
    z.string(),
    z.transform((text) => ({ text, facts: new Array<string>() })),
  ),
  z.object({ text: z.string(), facts: Ids }),
])

/** A paragraph is a list of sentences, bare or in an object; some models send its text instead. */
const Sentences = z.union([
  z.array(Sentence),
  z.pipe(
    z.string(),
    z.transform((text) => split(text).map((one) => ({ text: one, facts: new Array<string>() }))),
  ),
])
const Paragraph = z.union([
  Sentences,
  z.pipe(
    z.object({ sentences: Sentences }),
    z.transform((paragraph) => paragraph.sentences),
  ),
])

/**
 * A model's answer, in any of the forms that models use: the subject, and paragraphs of sentences with the
 * ids of their facts.
 */
export const LetterAnswer = z.object({
  subject: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  paragraphs: z.array(Paragraph).check(z.minLength(1), z.maxLength(20)),
})
export type LetterAnswer = z.infer<typeof LetterAnswer>

/** Maximum length of all sentences together, in characters. */
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
  subject: { type: 'string', description: 'Three to seven words, under 50 characters, sentence case.' },
  paragraphs: list(
    object({
      sentences: list(
        object({
          text: { type: 'string' },
          facts: {
            ...list({ type: 'string' }),
            description:
              'Ids of the facts that the sentence rests on, such as R4 or P2; empty for a question, a courtesy or a wish.',
          },
        }),
      ),
    }),
  ),
})

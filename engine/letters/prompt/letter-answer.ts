import * as z from 'zod/mini'
import { strictSchema } from '../../language-model/strict-schema.ts'

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

const FACTS = z.describe(
  'Ids of the facts that the paragraph rests on, such as R4 or P2; empty for the question.',
)
/** What a model is asked for. */
export const LETTER_JSON_SCHEMA = strictSchema(
  z.object({
    draft: z.string().check(z.describe('The first draft of the letter; nobody is sent it.')),
    subject: z.string().check(z.describe('Under 60 characters, sentence case.')),
    paragraphs: z.array(z.object({ text: z.string(), facts: z.array(z.string()).check(FACTS) })),
  }),
)

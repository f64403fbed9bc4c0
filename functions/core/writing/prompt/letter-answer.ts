import * as z from 'zod/mini'

const AnswerSource = z.strictObject({
  kind: z.enum(['resume', 'posting', 'contact', 'opinion']),
  /** Copied from the data; empty for opinion. */
  quote: z.string().check(z.maxLength(1_000)),
})

const AnswerSentence = z.strictObject({ text: z.string().check(z.minLength(1)), sources: z.array(AnswerSource) })

/** What a model answers with. */
export const LetterAnswer = z.strictObject({
  subject: z.string().check(z.minLength(1), z.maxLength(200)),
  greeting: z.optional(z.string().check(z.maxLength(200))),
  paragraphs: z.array(z.strictObject({ sentences: z.array(AnswerSentence) })).check(z.minLength(1), z.maxLength(20)),
})
export type LetterAnswer = z.infer<typeof LetterAnswer>

/** Characters of all sentences together that an answer may have. */
export const LONGEST_BODY = 4_000

type Json = string | boolean | Json[] | { [keyword: string]: Json }

/**
 * The same as JSON Schema, for the providers' structured output: every field required and nothing else allowed, which OpenAI's strict
 * mode asks for, and no length limits, which it refuses. The limits are kept when the answer is parsed.
 */
export const LETTER_JSON_SCHEMA: { [keyword: string]: Json } = {
  type: 'object',
  additionalProperties: false,
  required: ['subject', 'greeting', 'paragraphs'],
  properties: {
    subject: { type: 'string', description: 'Three to seven words, under 50 characters, sentence case.' },
    greeting: { type: 'string', description: 'Such as "Hi Ana,".' },
    paragraphs: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['sentences'],
        properties: {
          sentences: {
            type: 'array',
            items: {
              type: 'object',
              additionalProperties: false,
              required: ['text', 'sources'],
              properties: {
                text: { type: 'string' },
                sources: {
                  type: 'array',
                  items: {
                    type: 'object',
                    additionalProperties: false,
                    required: ['kind', 'quote'],
                    properties: {
                      kind: { type: 'string', enum: ['resume', 'posting', 'contact', 'opinion'] },
                      quote: { type: 'string', description: 'Copied letter by letter from the block of that name; empty for opinion.' },
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
  },
}

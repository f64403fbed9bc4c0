import * as z from 'zod/mini'
import { coded, Said } from './reasons/coded.ts'

/** Source of a statement. Spans are UTF-16 offsets into the resume's or posting's text. */
export const Source = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('resume'), start: z.number(), end: z.number(), quote: z.string() }),
  z.object({ kind: z.literal('posting'), start: z.number(), end: z.number(), quote: z.string() }),
  z.object({
    kind: z.literal('contact'),
    uri: z.nullable(z.string()),
    seenAt: z.nullable(z.string()),
    quote: z.string(),
  }),
  z.object({ kind: z.literal('fact'), quote: z.string() }),
  z.object({ kind: z.literal('opinion') }),
])
export type Source = z.infer<typeof Source>

/** One finding of the draft check: E is certain, W a doubt that a second reader decides where one reads. */
export const Finding = z.object({
  rule: z.string(),
  severity: z.enum(['E', 'W']),
  message: z.string(),
  /** UTF-16 offsets into the body, or null when the finding is about the whole draft. */
  span: z.nullable(z.object({ start: z.number(), end: z.number() })),
})
export type Finding = z.infer<typeof Finding>

/** What a resume lacks when none of its lines could be used in a letter. */
export const Missing = z.discriminatedUnion('code', [
  coded('no_job', {}),
  coded('no_line', {}),
  coded('unconfirmed', {}),
  coded('no_match', {}),
  Said,
])
export type Missing = z.infer<typeof Missing>

/** Why a letter was refused. `shared/catalog/letter-rules.ts` has the words. */
export const Refusal = z.object({
  /** L01 to L26, or `nothing_to_say` when no letter was written. */
  rule: z.string(),
  /** For `nothing_to_say`; null for a rule. */
  missing: z.nullable(Missing),
  /** The words of the letter concerned, at most 200 characters; null for the whole letter. */
  words: z.nullable(z.string()),
  /** Id of the resume line that the words came from. */
  line: z.nullable(z.string()),
})
export type Refusal = z.infer<typeof Refusal>

/** Reads a stored refusal. Older ones have a sentence, which was shown for `nothing_to_say` alone. */
export const StoredRefusal = z.union([
  Refusal,
  z.pipe(
    z.extend(z.omit(Refusal, { missing: true }), { message: z.string() }),
    z.transform(({ message, ...refusal }) => ({
      ...refusal,
      missing:
        refusal.rule === 'nothing_to_say' ? { code: 'said' as const, params: { words: message } } : null,
    })),
  ),
])

import * as z from 'zod/mini'

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

/** One finding of the draft check: E blocks the draft, W is shown with its fix. */
export const Finding = z.object({
  rule: z.string(),
  severity: z.enum(['E', 'W']),
  message: z.string(),
  /** UTF-16 offsets into the body, or null when the finding is about the whole draft. */
  span: z.nullable(z.object({ start: z.number(), end: z.number() })),
})
export type Finding = z.infer<typeof Finding>

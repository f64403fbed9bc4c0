import * as z from 'zod/mini'

/**
 * A page: HTML, plain text for robots.txt, a redirect, a file of another type, or a fault: 10 MB, 50 MB, no answer,
 * or an answer that comes letter by letter and never ends.
 */
export const OwnPage = z.object({
  host: z.string(),
  path: z.string(),
  status: z._default(z.number(), 200),
  html: z.optional(z.string()),
  text: z.optional(z.string()),
  location: z.optional(z.string()),
  /** The type and encoding that the answer declares; HTML in UTF-8 when absent. */
  contentType: z.optional(z.string()),
  /** The encoding that the bytes are in; UTF-8 when absent. */
  bytes: z.optional(z.enum(['latin1', 'utf16le'])),
  fault: z.optional(z.enum(['huge', 'flood', 'slow', 'drip'])),
})
export type OwnPage = z.input<typeof OwnPage>

import * as z from 'zod/mini'

/** A page: HTML, plain text for robots.txt, a redirect, 10 MB, or one that never responds. */
export const OwnPage = z.object({
  host: z.string(),
  path: z.string(),
  status: z._default(z.number(), 200),
  html: z.optional(z.string()),
  text: z.optional(z.string()),
  location: z.optional(z.string()),
  fault: z.optional(z.enum(['huge', 'slow'])),
})
export type OwnPage = z.input<typeof OwnPage>

import * as z from 'zod/mini'
import { Instant } from '../wire-types.ts'

/** The 75th percentile of a vital; null where there are too few page loads to say. */
const vital = z.nullable(z.number())

export const VisitedPage = z.object({
  /** The page's address, an article's with its name, or `/other`. */
  page: z.string(),
  loads: z.number(),
  /** Milliseconds until its largest part was shown, and until it answered. */
  shown: vital,
  answered: vital,
  /** How much it moved by itself (cumulative layout shift). */
  moved: vital,
})
export type VisitedPage = z.infer<typeof VisitedPage>

export const VisitError = z.object({
  release: z.string(),
  type: z.string(),
  /** As the browser cleaned it of what it quoted. */
  message: z.string(),
  /** File and line: in the source where the release's source map is kept, else in the built file. */
  place: z.string(),
  times: z.number(),
  visits: z.number(),
  latest: Instant,
})
export type VisitError = z.infer<typeof VisitError>

/** What the site met in the browsers of visitors who agreed. */
export const Visits = z.object({
  /** Slowest first; pages with too few loads to say come last. */
  pages: z.array(VisitedPage),
  /** Most frequent first. */
  errors: z.array(VisitError),
})
export type Visits = z.infer<typeof Visits>

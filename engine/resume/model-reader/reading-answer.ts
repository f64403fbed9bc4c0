import * as z from 'zod/mini'

const Line = z.int().check(z.gte(1), z.lte(100_000))
const Words = z.string().check(z.maxLength(300))
/** Small models leave out unknown values instead of returning null. */
const Value = z._default(z.nullable(Words), null)
const Placed = z._default(z.nullable(z.object({ text: Words, at: Line })), null)
const Listed = z._default(
  z.array(z.object({ at: Line, values: z.array(Words).check(z.maxLength(60)) })).check(z.maxLength(40)),
  [],
)

const Role = z.object({
  kind: z._default(z.enum(['job', 'volunteer', 'rotation', 'project']), 'job'),
  at: Line,
  employer: Value,
  title: Value,
  location: Value,
  start: Value,
  end: Value,
  lines: z._default(z.array(z.object({ from: Line, to: Line })).check(z.maxLength(60)), []),
})

const Study = z.object({
  at: Line,
  institution: Value,
  degree: Value,
  field: Value,
  start: Value,
  end: Value,
})

const Licence = z.object({ at: Line, name: Words, issuer: Value, region: Value, year: Value })

/** A model's reading of a resume: every value as written, with its line number. */
export const ReadingAnswer = z.object({
  name: Placed,
  headline: Placed,
  /** Has no default, so that an unrelated object does not pass as a reading. */
  roles: z.array(Role).check(z.maxLength(40)),
  education: z._default(z.array(Study).check(z.maxLength(20)), []),
  certificates: z._default(z.array(Licence).check(z.maxLength(40)), []),
  skills: Listed,
  languages: Listed,
})
export type ReadingAnswer = z.infer<typeof ReadingAnswer>

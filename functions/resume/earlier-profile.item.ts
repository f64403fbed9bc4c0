import * as z from 'zod/mini'

const Span = z.object({ start: z.number(), end: z.number() })
const Fact = z.object({ value: z.string(), span: Span, quote: z.string() })
const OptionalFact = z.nullable(Fact)

/** What the records of earlier versions hold of a resume: the table of a local stage outlives an update. */
export const EarlierProfile = z.object({
  name: OptionalFact,
  emails: z.array(Fact),
  phones: z.array(Fact),
  links: z.array(Fact),
  location: OptionalFact,
  headline: OptionalFact,
  roles: z.array(
    z.object({
      title: OptionalFact,
      employer: OptionalFact,
      location: OptionalFact,
      start: OptionalFact,
      end: OptionalFact,
      span: Span,
    }),
  ),
  skills: z.array(Fact),
  education: z.array(
    z.object({
      institution: OptionalFact,
      degree: OptionalFact,
      field: OptionalFact,
      end: OptionalFact,
      span: Span,
    }),
  ),
  achievements: z.array(z.object({ statement: Fact, numbers: z.array(Fact), role: z.nullable(z.number()) })),
  language: z.string(),
})

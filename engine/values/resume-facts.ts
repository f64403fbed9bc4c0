import * as z from 'zod/mini'
import type { Frozen } from './frozen.ts'

const SpanItem = z.object({ start: z.number(), end: z.number() })

/** Part of the resume's text: UTF-16 offsets, the end exclusive. */
export type Span = Frozen<z.output<typeof SpanItem>>

const FactItem = z.object({
  value: z.string(),
  span: SpanItem,
  quote: z.string(),
  /** The reader's confidence in the fact, 0 to 1. Below DOUBTFUL it needs the owner's confirmation. */
  confidence: z.number(),
})
const Maybe = z.nullable(FactItem)

/** A value and its source in the resume: `quote` is exactly text.slice(span.start, span.end). */
export type Fact = Frozen<z.output<typeof FactItem>>

const ListedItem = z.extend(FactItem, { id: z.string() })

/** A fact that is an item of its own (a skill or a language) and has an id. */
export type ListedFact = Frozen<z.output<typeof ListedItem>>

const RoleItem = z.object({
  id: z.string(),
  kind: z.enum(['job', 'volunteer', 'rotation', 'project']),
  title: Maybe,
  employer: Maybe,
  location: Maybe,
  /** YYYY-MM, or YYYY where the resume gives no month. */
  start: Maybe,
  /** YYYY-MM, YYYY or `present`. */
  end: Maybe,
  /** From the start of the role's first line to the end of its last line. */
  span: SpanItem,
})
export type ResumeRole = Frozen<z.output<typeof RoleItem>>

const LineItem = z.object({
  id: z.string(),
  statement: FactItem,
  numbers: z.array(FactItem),
  /** Id of its role; null for lines without one (summary, awards). */
  role: z.nullable(z.string()),
  /** What the owner added that is not work done; never quoted as such. */
  says: z.optional(z.enum(['availability', 'reason_for_change'])),
})

/** A statement: a bullet or sentence on work done; `numbers` are its figures as written ("40%", "$1.2M"). */
export type ResumeLine = Frozen<z.output<typeof LineItem>>

const EducationItem = z.object({
  id: z.string(),
  institution: Maybe,
  degree: Maybe,
  field: Maybe,
  /** YYYY-MM or YYYY. */
  start: Maybe,
  /** YYYY-MM, YYYY or `present`; `quote` includes a word such as "expected" before the date. */
  end: Maybe,
  span: SpanItem,
})
export type Education = Frozen<z.output<typeof EducationItem>>

const CertificateItem = z.object({
  id: z.string(),
  name: FactItem,
  issuer: Maybe,
  /** State or country where it is valid. */
  region: Maybe,
  /** YYYY-MM or YYYY in which it was issued. */
  year: Maybe,
  span: SpanItem,
})

/** A certificate or licence. */
export type Certificate = Frozen<z.output<typeof CertificateItem>>

export const FactsItem = z.object({
  name: Maybe,
  emails: z.array(FactItem),
  phones: z.array(FactItem),
  links: z.array(FactItem),
  location: Maybe,
  headline: Maybe,
  roles: z.array(RoleItem),
  lines: z.array(LineItem),
  education: z.array(EducationItem),
  certificates: z.array(CertificateItem),
  skills: z.array(ListedItem),
  /** Languages that the owner speaks. */
  languages: z.array(ListedItem),
  /** ISO 639-3 of the text, `und` when unsure. */
  language: z.string(),
  /** Version of the layout reader, or the id of the model that read the resume in addition. */
  reader: z.string(),
})

/** The facts of a resume with their sources. Item ids derive from the values; a later upload repeats them. */
export type ResumeFacts = Frozen<z.output<typeof FactsItem>>

export type RoleKind = ResumeRole['kind']

/** A fact with less confidence than this is used in letters only after its owner has confirmed it. */
export const DOUBTFUL = 0.5

/** Only facts that look like instructions to a model have less; the owner has to confirm each by itself. */
export const LEAST_DOUBTFUL = 0.2

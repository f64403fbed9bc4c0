import * as z from 'zod/mini'
import { keys } from '#platform/table/keys.ts'
import type { Item } from '#platform/table/table.ts'
import { type Stored, StoredInstant, withStoredInstants } from '#platform/table/instant.ts'

const SpanItem = z.object({ start: z.number(), end: z.number() })

/** Part of the resume's text: UTF-16 offsets, the end exclusive. */
export type Span = Stored<typeof SpanItem>

const FactItem = z.object({
  value: z.string(),
  span: SpanItem,
  quote: z.string(),
  /** The reader's confidence in the fact, 0 to 1. Below DOUBTFUL it needs the owner's confirmation. */
  confidence: z.number(),
})
const Maybe = z.nullable(FactItem)

/** A value and its source in the resume: `quote` is exactly text.slice(span.start, span.end). */
export type Fact = Stored<typeof FactItem>

const ListedItem = z.extend(FactItem, { id: z.string() })

/** A fact that is an item of its own (a skill or a language) and has an id. */
export type ListedFact = Stored<typeof ListedItem>

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
export type ResumeRole = Stored<typeof RoleItem>

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
export type ResumeLine = Stored<typeof LineItem>

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
export type Education = Stored<typeof EducationItem>

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
export type Certificate = Stored<typeof CertificateItem>

const FactsItem = z.object({
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
export type ResumeFacts = Stored<typeof FactsItem>

const ResumeItem = z.object({
  id: z.string(),
  userId: z.string(),
  /** Made by the server; the user's own file name is used for display only. */
  fileName: z.string(),
  originalFileName: z.string(),
  kind: z.enum(['pdf', 'doc', 'docx', 'txt']),
  /** Bytes. */
  size: z.number(),
  uploadedAt: StoredInstant,
  facts: FactsItem,
})

/** A resume's record in the table; the file and its text are in the object store. */
export type StoredResume = Stored<typeof ResumeItem>

export const resumeFromItem = (item: Item): StoredResume => ResumeItem.parse(item)

export const resumeToItem = (resume: StoredResume): Item => ({
  ...keys.resume(resume.userId, resume.id),
  ...withStoredInstants(resume),
})

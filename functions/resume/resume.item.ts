import * as z from 'zod/mini'
import { keys } from '#platform/table/keys.ts'
import type { Item } from '#platform/table/table.ts'
import { type Stored, StoredInstant, withStoredInstants } from '#platform/table/instant.ts'

const SpanItem = z.object({ start: z.number(), end: z.number() })

/** Part of the resume's text, UTF-16 offsets, end exclusive. */
export type Span = Stored<typeof SpanItem>

const FactItem = z.object({
  value: z.string(),
  span: SpanItem,
  quote: z.string(),
  /**
   * How sure the reader is that this is what it is taken for, 0 to 1. Below DOUBTFUL nobody but the owner
   * relies on it.
   */
  confidence: z.number(),
})
const Maybe = z.nullable(FactItem)

/** Something the resume says, and where: `quote` is exactly text.slice(span.start, span.end). */
export type Fact = Stored<typeof FactItem>

const ListedItem = z.extend(FactItem, { id: z.string() })

/** A fact that stands for itself and so can be hidden by itself. */
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
  /** From the role's first line to the end of its last line. */
  span: SpanItem,
})
export type ResumeRole = Stored<typeof RoleItem>

const LineItem = z.object({
  id: z.string(),
  statement: FactItem,
  numbers: z.array(FactItem),
  /** Id of the one role it belongs to; null when it stands under none (summary, awards). */
  role: z.nullable(z.string()),
})

/** What somebody did: a bullet or a sentence; `numbers` are its figures as written ("40%", "$1.2M", "12"). */
export type ResumeLine = Stored<typeof LineItem>

const EducationItem = z.object({
  id: z.string(),
  institution: Maybe,
  degree: Maybe,
  field: Maybe,
  /** YYYY-MM or YYYY. */
  start: Maybe,
  /** YYYY-MM, YYYY or `present`; `quote` begins with the word "expected" where the resume has it. */
  end: Maybe,
  span: SpanItem,
})
export type Education = Stored<typeof EducationItem>

const CertificateItem = z.object({
  id: z.string(),
  name: FactItem,
  issuer: Maybe,
  /** State or country that it holds for. */
  region: Maybe,
  /** YYYY-MM or YYYY in which it was given. */
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
  /** Version of the layout reader, or the id of the model that read as well. */
  reader: z.string(),
})

/**
 * What a resume says, each fact with the place it came from. Ids are made from what the items say, so the
 * same item of a later upload has the same id.
 */
export type ResumeFacts = Stored<typeof FactsItem>

const ResumeItem = z.object({
  id: z.string(),
  userId: z.string(),
  /** Made by the server; the user's own name for the file is only ever shown. */
  fileName: z.string(),
  originalFileName: z.string(),
  kind: z.enum(['pdf', 'doc', 'docx', 'txt']),
  /** Bytes. */
  size: z.number(),
  uploadedAt: StoredInstant,
  facts: FactsItem,
})

/** A resume as it is kept: the record; file and text lie in the object store. */
export type StoredResume = Stored<typeof ResumeItem>

export const resumeFromItem = (item: Item): StoredResume => ResumeItem.parse(item)

export const resumeToItem = (resume: StoredResume): Item => ({
  ...keys.resume(resume.userId, resume.id),
  ...withStoredInstants(resume),
})

import * as z from 'zod/mini'
import { keys } from '#platform/table/keys.ts'
import type { Item } from '#platform/table/table.ts'
import { StoredInstant, toStored } from '#platform/table/instant.ts'
import type { StoredResume } from './stored-resume.ts'

const Span = z.object({ start: z.number(), end: z.number() })
const Fact = z.object({ value: z.string(), span: Span, quote: z.string(), confidence: z.number() })
const OptionalFact = z.nullable(Fact)
const ListedFact = z.extend(Fact, { id: z.string() })

const Facts = z.object({
  name: OptionalFact,
  emails: z.array(Fact),
  phones: z.array(Fact),
  links: z.array(Fact),
  location: OptionalFact,
  headline: OptionalFact,
  roles: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(['job', 'volunteer', 'rotation', 'project']),
      title: OptionalFact,
      employer: OptionalFact,
      location: OptionalFact,
      start: OptionalFact,
      end: OptionalFact,
      span: Span,
    }),
  ),
  lines: z.array(
    z.object({ id: z.string(), statement: Fact, numbers: z.array(Fact), role: z.nullable(z.string()) }),
  ),
  education: z.array(
    z.object({
      id: z.string(),
      institution: OptionalFact,
      degree: OptionalFact,
      field: OptionalFact,
      start: OptionalFact,
      end: OptionalFact,
      span: Span,
    }),
  ),
  certificates: z.array(
    z.object({
      id: z.string(),
      name: Fact,
      issuer: OptionalFact,
      region: OptionalFact,
      year: OptionalFact,
      span: Span,
    }),
  ),
  skills: z.array(ListedFact),
  languages: z.array(ListedFact),
  language: z.string(),
  reader: z.string(),
})

const ResumeItem = z.object({
  id: z.string(),
  userId: z.string(),
  fileName: z.string(),
  originalFileName: z.string(),
  kind: z.enum(['pdf', 'doc', 'docx', 'txt']),
  size: z.number(),
  uploadedAt: StoredInstant,
  facts: Facts,
})

export const resumeFromItem = (item: Item): StoredResume => ResumeItem.parse(item)

export const resumeToItem = (resume: StoredResume): Item => ({
  ...keys.resume(resume.userId, resume.id),
  ...resume,
  uploadedAt: toStored(resume.uploadedAt),
})

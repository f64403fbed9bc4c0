import * as z from 'zod/mini'
import type { StoredResume } from '#core/resume/ports.ts'
import { keys } from '../keys.ts'
import type { Item } from '../table.ts'
import { StoredInstant, toStored } from './instant.ts'

const Span = z.object({ start: z.number(), end: z.number() })
const Fact = z.object({ value: z.string(), span: Span, quote: z.string() })
const OptionalFact = z.nullable(Fact)

const Profile = z.object({
  name: OptionalFact,
  emails: z.array(Fact),
  phones: z.array(Fact),
  links: z.array(Fact),
  location: OptionalFact,
  headline: OptionalFact,
  roles: z.array(z.object({ title: OptionalFact, employer: OptionalFact, location: OptionalFact, start: OptionalFact, end: OptionalFact, span: Span })),
  skills: z.array(Fact),
  education: z.array(z.object({ institution: OptionalFact, degree: OptionalFact, field: OptionalFact, end: OptionalFact, span: Span })),
  achievements: z.array(z.object({ statement: Fact, numbers: z.array(Fact), role: z.nullable(z.number()) })),
  language: z.string(),
})

const ResumeItem = z.object({
  id: z.string(),
  userId: z.string(),
  fileName: z.string(),
  originalFileName: z.string(),
  kind: z.enum(['pdf', 'doc', 'docx', 'txt']),
  size: z.number(),
  uploadedAt: StoredInstant,
  profile: Profile,
})

export const resumeFromItem = (item: Item): StoredResume => ResumeItem.parse(item)

export const resumeToItem = (resume: StoredResume): Item => ({
  ...keys.resume(resume.userId, resume.id),
  ...resume,
  uploadedAt: toStored(resume.uploadedAt),
})

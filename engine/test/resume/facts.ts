import type { Fact, ResumeFacts, ResumeRole } from '../../values/resume-facts.ts'

/** A certain fact with a span of no particular text. */
export const factOf = (value: string): Fact => ({
  value,
  span: { start: 0, end: value.length },
  quote: value,
  confidence: 1,
})

export const NO_FACTS: ResumeFacts = {
  name: null,
  emails: [],
  phones: [],
  links: [],
  location: null,
  headline: null,
  roles: [],
  lines: [],
  education: [],
  certificates: [],
  skills: [],
  languages: [],
  language: 'eng',
  reader: 'test',
}

/** A job with only these facts. */
export const roleOf = (id: string, known: Partial<ResumeRole>): ResumeRole => ({
  id,
  kind: 'job',
  title: null,
  employer: null,
  location: null,
  start: null,
  end: null,
  span: { start: 0, end: 1 },
  ...known,
})

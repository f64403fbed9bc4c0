import type { Certificate, Fact, ListedFact, ResumeFacts, ResumeRole } from '../../values/resume-facts.ts'

export const fact = (value: string, confidence = 0.9): Fact => ({
  value,
  quote: value,
  span: { start: 0, end: value.length },
  confidence,
})

const listed = (value: string): ListedFact => ({ ...fact(value), id: value })

const role = (id: string, title: string, employer: string, start: string, end: string): ResumeRole => ({
  id,
  kind: 'job',
  title: fact(title),
  employer: fact(employer),
  location: null,
  start: fact(start),
  end: fact(end),
  span: { start: 0, end: 0 },
})

const certificate = (name: string): Certificate => ({
  id: name,
  name: fact(name),
  issuer: null,
  region: null,
  year: null,
  span: { start: 0, end: 0 },
})

interface Parts {
  readonly now?: readonly string[]
  readonly before?: readonly string[]
  readonly certificates?: readonly string[]
  readonly skills?: readonly string[]
  readonly languages?: readonly string[]
  readonly language?: string
  /** Titles of the present and the earlier job. */
  readonly titles?: readonly string[]
  /** First year of the present job; the earlier one ended then. */
  readonly since?: number
}

/** A resume of one present and one earlier job with these lines. */
export function factsOfLines({
  now = [],
  before = [],
  certificates = [],
  skills = [],
  languages = [],
  language = 'eng',
  titles: [title = 'Job', former = 'Job'] = [],
  since,
}: Parts): ResumeFacts {
  const line = (of: string) => (text: string, at: number) => ({
    id: `${of}${at}`,
    statement: fact(text),
    numbers: [...text.matchAll(/\d[\d.,]*\s?%?/gu)].map(([number]) => fact(number)),
    role: of,
  })
  return {
    name: fact('Robin Aldermoor'),
    emails: [],
    phones: [],
    links: [],
    location: null,
    headline: null,
    education: [],
    roles: [
      role('now', title, 'Ferncliff', since === undefined ? '2021-03' : `${since}`, 'present'),
      role('before', former, 'Oldbrook', since === undefined ? '2014' : `${since - 5}`, '2018'),
    ],
    lines: [...now.map(line('now')), ...before.map(line('before'))],
    certificates: certificates.map(certificate),
    skills: skills.map(listed),
    languages: languages.map(listed),
    language,
    reader: 'test',
  }
}

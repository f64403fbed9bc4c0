import type { Fact, ResumeProfile } from '#core/resume/model.ts'
import type { CompanyPeople, Person, Posting, PostingSource, Search } from '../model.ts'

export const NOW = new Date('2026-03-10T12:00:00.000Z')

export const SEARCH: Search = { jobTitle: 'Product Manager', country: 'Germany', countryCode: 'de', city: 'Berlin', maxAgeDays: 7, role: 'marketing' }

const fact = (value: string): Fact => ({ value, span: { start: 0, end: value.length }, quote: value })
const EMPTY: ResumeProfile = { name: null, emails: [], phones: [], links: [], location: null, headline: null, roles: [], skills: [], education: [], achievements: [], language: 'eng' }

/** A resume that says no more than who somebody is and where they worked. */
export const profileOf = (of: { name?: string; emails?: readonly string[]; employers?: readonly string[] } = {}): ResumeProfile => ({
  ...EMPTY,
  name: of.name === undefined ? null : fact(of.name),
  emails: (of.emails ?? []).map(fact),
  roles: (of.employers ?? []).map((employer) => ({ title: null, employer: fact(employer), location: null, start: null, end: null, span: { start: 0, end: 1 } })),
})

export const posting = (changed: Partial<Posting> = {}): Posting => ({
  id: 'test:1',
  source: 'test',
  title: 'Product Manager',
  company: 'Harborline GmbH',
  companyDomain: 'harborline.example',
  location: 'Berlin, Germany',
  remote: false,
  description: 'Our Payments team builds the checkout that small shops use every day.',
  url: 'https://jobs.example/1',
  applyUrl: null,
  postedAt: new Date('2026-03-09T12:00:00.000Z'),
  attribution: null,
  ...changed,
})

export const person = (changed: Partial<Person> = {}): Person => ({
  firstName: 'Lena',
  lastName: 'Brandt',
  title: 'Head of Marketing',
  seniority: 'executive',
  department: 'marketing',
  email: 'lena.brandt@harborline.example',
  linkedin: null,
  source: { uri: 'https://www.harborline.example/team', seenAt: '2026-03-01' },
  verification: { status: 'valid', checkedAt: '2026-03-05' },
  confidence: 96,
  ...changed,
})

export const people = (members: readonly Person[], changed: Partial<CompanyPeople> = {}): CompanyPeople => ({
  domain: 'harborline.example', organization: 'Harborline', acceptAll: false, people: members, ...changed,
})

export const sourceOf = (name: string, postings: readonly Posting[], covers: readonly string[] = ['de']): PostingSource => ({
  name,
  covers: (code) => covers.includes(code),
  search: () => Promise.resolve({ postings, cutShort: false }),
})

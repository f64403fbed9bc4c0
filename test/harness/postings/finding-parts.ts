import type { ResumeFacts } from '#engine/resume/model.ts'
import { factOf, NO_FACTS, roleOf } from '#engine/test/resume/facts.ts'
import type {
  CompanyPeople,
  Contact,
  Person,
  Posting,
  PostingSource,
  Search,
} from '#engine/postings/model.ts'
import { PostingChoices } from '#shared/models/configuration.ts'
import type { BoardJob } from '#functions/postings/boards/model.ts'
import type { UsedJobs } from '#functions/postings/used-jobs.store.ts'

export const NOW = new Date('2026-03-10T12:00:00.000Z')

export const SEARCH: Search = {
  jobTitle: 'Product Manager',
  country: 'Germany',
  countryCode: 'de',
  city: 'Berlin',
  maxAgeDays: 7,
  role: 'marketing',
  ...PostingChoices.parse({}),
}

/** A resume with only a name, email addresses and employers. */
export const factsOf = (
  of: { name?: string; emails?: readonly string[]; employers?: readonly string[] } = {},
): ResumeFacts => ({
  ...NO_FACTS,
  name: of.name === undefined ? null : factOf(of.name),
  emails: (of.emails ?? []).map(factOf),
  roles: (of.employers ?? []).map((employer, at) => roleOf(`role-${at}`, { employer: factOf(employer) })),
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

/** A ReadWhole that finds no board and returns every posting unchanged. */
export const asGiven = (given: Posting): Promise<Posting> => Promise.resolve(given)

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

export const contact = (changed: Partial<Contact> = {}): Contact => ({
  firstName: 'Li',
  lastName: 'Ng',
  title: 'Head of Product',
  company: 'Northwind',
  domain: 'northwind.example',
  email: 'li.ng@northwind.example',
  linkedin: null,
  tier: 'A',
  reason: 'Leads the team.',
  sourceUri: null,
  seenAt: null,
  verifiedAt: null,
  ...changed,
})

export const people = (members: readonly Person[], changed: Partial<CompanyPeople> = {}): CompanyPeople => ({
  domain: 'harborline.example',
  organization: 'Harborline',
  acceptAll: false,
  pattern: null,
  people: members,
  ...changed,
})

export const sourceOf = (
  name: string,
  postings: readonly Posting[],
  covers: readonly string[] = ['de'],
): PostingSource => ({
  name,
  covers: (code) => covers.includes(code),
  search: () => Promise.resolve({ postings, cutShort: false }),
})

/** The used jobs of a user with emails for these jobs and to these companies. */
export const usedJobsOf = (
  jobKeys: readonly string[] = [],
  companies: Readonly<Record<string, Date>> = {},
): UsedJobs => ({
  among: () => Promise.resolve(new Set(jobKeys)),
  lastWritten: () => Promise.resolve(new Map(Object.entries(companies))),
})

export const boardJob = (changed: Partial<BoardJob> = {}): BoardJob => ({
  id: '1',
  title: 'Product Manager',
  url: 'https://boards.example/1',
  place: 'Berlin, Germany',
  remote: false,
  postedAt: null,
  team: null,
  requisition: null,
  text: 'The whole text.',
  ...changed,
})

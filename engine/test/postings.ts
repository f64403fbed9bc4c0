import type { Contact, Posting, Search } from '../values/posting.ts'
import type { ResumeFacts } from '../values/resume-facts.ts'
import { factOf, NO_FACTS, roleOf } from './resume/facts.ts'

export const NOW = new Date('2026-03-10T12:00:00.000Z')

export const SEARCH: Search = {
  jobTitle: 'Product Manager',
  country: 'Germany',
  countryCode: 'de',
  city: 'Berlin',
  maxAgeDays: 7,
  writeToAgencies: true,
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

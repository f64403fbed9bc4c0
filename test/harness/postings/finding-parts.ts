import type { Posting } from '#engine/values/posting.ts'
import { contact, SEARCH as POSTING_SEARCH } from '#engine/test/postings.ts'
import type { BoardJob } from '#functions/postings/boards/model.ts'
import type { PostingSource, Search } from '#functions/postings/model.ts'
import type { UsedJobs } from '#functions/postings/used-jobs.store.ts'
import type { ChosenContact, CompanyPeople, Person } from '#functions/recipients/model.ts'

export const SEARCH: Search = { ...POSTING_SEARCH, role: 'marketing' }

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

export const chosenContact = (changed: Partial<ChosenContact> = {}): ChosenContact => ({
  ...contact(),
  reason: { code: 'given_with_posting', params: { name: 'Li Ng' } },
  ...changed,
})

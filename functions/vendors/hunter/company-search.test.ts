import { expect, test } from 'vitest'
import { endlessPurse } from '#harness/recipients/people-search.ts'
import { companySearch, scopesOf } from './company-search.ts'

const ROW = {
  value: 'ida.seidel@large.example',
  type: 'personal',
  first_name: 'Ida',
  last_name: 'Seidel',
  position: 'CTO',
}

/** A fake Hunter for a company of forty people with nine leaders, which records the filters of searches. */
function largeCompany() {
  const asked: Record<string, string>[] = []
  const search = companySearch(async (path, query) => {
    if (path === '/email-count')
      return { status: 200, body: { data: { personal_emails: 40, seniority: { senior: 6, executive: 3 } } } }
    const { limit: _limit, type: _type, domain: _domain, ...filter } = query
    asked.push(filter)
    return { status: 200, body: { data: { domain: 'large.example', accept_all: false, emails: [ROW] } } }
  })
  return { asked, search: async (role: 'engineering' | 'hr') => await search(COMPANY, role, endlessPurse()) }
}

const COMPANY = { name: 'Large', domain: 'large.example' }

test('the leaders of a larger company are requested together for every role that needs leaders', async () => {
  const { asked, search } = largeCompany()
  expect((await search('engineering')).scope).toBe('leaders')
  expect(asked).toEqual([{ seniority: 'senior,executive' }])
  expect(scopesOf('finance')).toEqual(['finance', 'everybody', 'leaders'])
})

test('a role that needs more than leaders is requested separately', async () => {
  const { asked, search } = largeCompany()
  expect((await search('hr')).scope).toBe('hr')
  expect(asked).toEqual([{ department: 'hr', verification_status: 'valid' }])
  expect(scopesOf('hr')).toEqual(['hr', 'everybody'])
})

import { expect, test } from 'vitest'
import { endlessPurse } from '#functions/recipients/testing/people-search.ts'
import { companySearch, shelvesOf } from './company-search.ts'

const ROW = {
  value: 'ida.seidel@large.example',
  type: 'personal',
  first_name: 'Ida',
  last_name: 'Seidel',
  position: 'CTO',
}

/** Hunter for a company of forty people, nine of whom lead; what it was asked beside the count. */
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

test('who lead a larger company are asked for together and serve every role that looks for leaders', async () => {
  const { asked, search } = largeCompany()
  expect((await search('engineering')).shelf).toBe('leaders')
  expect(asked).toEqual([{ seniority: 'senior,executive' }])
  expect(shelvesOf('finance')).toEqual(['finance', 'everybody', 'leaders'])
})

test('a role that wants more than leaders is asked for by itself', async () => {
  const { asked, search } = largeCompany()
  expect((await search('hr')).shelf).toBe('hr')
  expect(asked).toEqual([{ department: 'hr', verification_status: 'valid' }])
  expect(shelvesOf('hr')).toEqual(['hr', 'everybody'])
})

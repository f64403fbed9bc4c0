import { expect, it } from 'vitest'
import { sameCompany } from '../language/company-name.ts'
import { jobKey } from './job-key.ts'

type Job = [title: string, company: string, location?: string]
const key = (title: string, company: string, location = '') => jobKey({ title, company, location })

it('consists of the sorted words of the title and of the company', () => {
  expect(key('Sr. Product Manager, Payments', 'Harborline Labs Inc.')).toBe(
    'manager payment product senior @ harborline labs',
  )
})

it.each<[Job, Job]>([
  [
    ['Senior Product Manager', 'Harborline, Inc.'],
    ['Sr Product Manager', 'Harborline'],
  ],
  [
    ['Product Manager (m/w/d)', 'Nordmark GmbH & Co. KG'],
    ['Product Manager:in', 'Nordmark'],
  ],
  [
    ['Product Manager - Req. 4471', 'Wrenfield B.V.'],
    ['Product Manager | Hybrid', 'Wrenfield BV'],
  ],
  [
    ['Product Manager – Berlin', 'Wrenfield', 'Berlin, Germany'],
    ['Product Manager', 'Wrenfield', 'Berlin'],
  ],
  [
    ['Software Engineer - Chicago - IL', 'Oakpath LLC', 'Chicago, IL'],
    ['Software Engineer', 'Oakpath', 'Dallas, TX'],
  ],
  [
    ['Product Manager Berlin', 'Wrenfield', 'Berlin'],
    ['Product Manager', 'Wrenfield', 'Hamburg'],
  ],
  [
    ['Programmer Analyst - IAC23104', 'Cedarline'],
    ['Programmer Analyst - IAC23176', 'Cedarline'],
  ],
  [
    ['Payments, Product Manager', 'Cedarline'],
    ['Product Manager, Payments', 'Cedarline Ltd'],
  ],
])('is equal for the repost %j and %j', (first, second) => {
  expect(key(...first)).toBe(key(...second))
})

it.each<[Job, Job]>([
  [
    ['Senior Product Manager', 'Harborline'],
    ['Product Manager', 'Harborline'],
  ],
  [
    ['Product Manager, Payments', 'Harborline'],
    ['Product Manager, Search', 'Harborline'],
  ],
  [
    ['Product Manager', 'Harborline'],
    ['Product Manager', 'Harborview'],
  ],
  [
    ['Software Engineer I', 'Harborline'],
    ['Software Engineer II', 'Harborline'],
  ],
])('differs for %j and %j', (first, second) => {
  expect(key(...first)).not.toBe(key(...second))
})

it('recognizes an employer by its longer and its legal name, but not by one common word', () => {
  expect(sameCompany('Northwind', 'Northwind Analytics GmbH')).toBe(true)
  expect(sameCompany('The Cedar Line Co.', 'CedarLine')).toBe(true)
  expect(sameCompany('Acme', 'Acme Foods')).toBe(false)
  expect(sameCompany('Birch Bank', 'Birch Health')).toBe(false)
  expect(sameCompany('', 'Harborline')).toBe(false)
})

import { expect, test } from 'vitest'
import { factOf, NO_FACTS, roleOf } from '#engine/test/resume/facts.ts'
import { checkOf, employersLeftOut, employersOf } from './may-write.ts'
import type { StoredRule } from './rule.item.ts'
import { companyRuleId } from './rule.ts'

const facts = {
  ...NO_FACTS,
  roles: [
    roleOf('role-1', { employer: factOf('Old Mill Ltd'), end: factOf('2020-01') }),
    roleOf('role-2', { employer: factOf('Quill Works GmbH'), end: factOf('present') }),
    roleOf('role-3', { employer: factOf('QUILL WORKS'), end: factOf('2022-01') }),
  ],
}

const rule = (company: string, isLifted: boolean): StoredRule => ({
  id: companyRuleId(company),
  kind: 'company',
  value: company,
  source: 'configuration',
  addedAt: new Date('2026-03-10T12:00:00.000Z'),
  isLifted,
})

test('the employers of the resume are not written to, the present one first', () => {
  expect(employersOf(facts, []).map(({ name, isPresent }) => [name, isPresent])).toEqual([
    ['Quill Works GmbH', true],
    ['Old Mill Ltd', false],
  ])
  expect(employersLeftOut(facts, [])).toEqual(['Quill Works GmbH', 'Old Mill Ltd'])
})

test('an employer that the user lifted may be written to, and no other', () => {
  expect(employersLeftOut(facts, [rule('Quill Works', true)])).toEqual(['Old Mill Ltd'])
})

test('a company of the list is not written to, whoever else may be', () => {
  const isOnList = checkOf([rule('ACME', false), rule('Quill Works', true)])
  const companies = ['Acme Inc.', 'Birch', 'Quill Works GmbH']
  expect(companies.map((company) => isOnList({ company, domain: null, email: null }))).toEqual([
    true,
    false,
    false,
  ])
})

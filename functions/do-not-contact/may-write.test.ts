import { expect, test } from 'vitest'
import { factOf, NO_FACTS, roleOf } from '#engine/test/resume/facts.ts'
import { employersLeftOut, employersOf, whyNotWritten } from './may-write.ts'
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
const why = (company: string, rules: readonly StoredRule[]) =>
  whyNotWritten('usr_1', { company, domain: null, email: null }, facts, {
    doNotContact: { all: async () => rules },
  })

test('the employers of the resume are not written to, the present one first', () => {
  expect(employersOf(facts, []).map(({ name, isPresent }) => [name, isPresent])).toEqual([
    ['Quill Works GmbH', true],
    ['Old Mill Ltd', false],
  ])
  expect(employersLeftOut(facts, [])).toEqual(['Quill Works GmbH', 'Old Mill Ltd'])
})

test('an employer that the user lifted may be written to, and no other', async () => {
  const lifted = [rule('Quill Works', true)]
  expect(employersLeftOut(facts, lifted)).toEqual(['Old Mill Ltd'])
  expect(await why('Quill Works GmbH', lifted)).toBeNull()
  expect(await why('Old Mill', lifted)).toBe('own_employer')
})

test('a company of the list is not written to, whoever else may be', async () => {
  expect(await why('Acme Inc.', [rule('ACME', false)])).toBe('on_your_list')
  expect(await why('Birch', [rule('ACME', false)])).toBeNull()
})

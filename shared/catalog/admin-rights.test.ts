import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Contract } from '#shared/contracts/contract.ts'
import { contracts } from '#shared/contracts/index.ts'
import { ADMIN_RIGHTS } from './admin-rights.ts'

test('every endpoint that only super admins may call is in the table of roles, and no other', () => {
  expect(ADMIN_RIGHTS.flatMap(({ endpoints }) => endpoints).toSorted()).toEqual(
    Object.values(contracts)
      .filter(({ auth }) => auth === 'super_admin')
      .map(({ id }) => id)
      .toSorted(),
  )
  expect(
    ADMIN_RIGHTS.filter(({ role, endpoints }) => (role === 'super_admin') !== endpoints.length > 0),
  ).toEqual([])
})

test('the setting is for the endpoints whose contracts say so, and for no other', () => {
  expect(ADMIN_RIGHTS.flatMap(({ bySetting, endpoints }) => (bySetting ? endpoints : []))).toEqual([
    'refundInvoice',
    'extendUserTrial',
    'giveUserEmails',
  ])
  expect(
    Object.values<Contract>(contracts)
      .filter(({ admins }) => admins === 'goodwill')
      .map(({ id, auth }) => [id, auth]),
  ).toEqual([
    ['extendUserTrial', 'super_admin'],
    ['giveUserEmails', 'super_admin'],
    ['refundInvoice', 'super_admin'],
  ])
})

test('the document for operators has the same table', () => {
  const text = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8')
  const rows = ADMIN_RIGHTS.map(
    ({ what, role, bySetting }) =>
      `| ${what} | ${role === 'admin' ? 'yes' : bySetting ? 'by `adminGoodwill`' : 'no'} | yes |`,
  )
  expect(rows.filter((row) => !text.includes(row))).toEqual([])
})

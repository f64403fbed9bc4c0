import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
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

test('the document for operators has the same table', () => {
  const text = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8')
  const rows = ADMIN_RIGHTS.map(({ what, role }) => `| ${what} | ${role === 'admin' ? 'yes' : 'no'} | yes |`)
  expect(rows.filter((row) => !text.includes(row))).toEqual([])
})

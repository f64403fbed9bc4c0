import type { Contract } from '#shared/contracts/contract.ts'
import { contracts, type EndpointId } from '#shared/contracts/index.ts'
import { adminGrants } from './admin.ts'
import { billingGrants } from './billing.ts'
import { OWN, type Grants } from './model.ts'
import { outreachGrants } from './outreach.ts'
import { usersGrants } from './users.ts'

/** One row per endpoint: a contract without a row does not compile. */
const rows: Readonly<Record<EndpointId, Grants>> = {
  ...usersGrants,
  ...billingGrants,
  ...outreachGrants,
  ...adminGrants,
}

/** Adds access to the counters of calls, if the contract has a rate limit. */
const withCounters = ({ rate }: Contract, row: Grants): Grants =>
  rate === undefined
    ? row
    : { ...row, table: 'readWrite', partitions: [...(row.partitions ?? OWN), 'THROTTLE'] }

/** The permissions of each endpoint: its row, and what its contract needs. */
export const grants = derived(rows)

function derived(table: Readonly<Record<EndpointId, Grants>>): Readonly<Record<EndpointId, Grants>>
function derived(table: Readonly<Record<string, Grants>>): object {
  return Object.fromEntries(
    Object.values<Contract>(contracts).flatMap((contract) => {
      const row = table[contract.id]
      return row === undefined ? [] : [[contract.id, withCounters(contract, row)]]
    }),
  )
}

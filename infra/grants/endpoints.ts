import type { Contract } from '#shared/contracts/contract.ts'
import { contracts, type EndpointId } from '#shared/contracts/index.ts'
import { adminGrants } from './admin.ts'
import { billingGrants } from './billing.ts'
import { OWN, type Grants } from './model.ts'
import { outreachGrants } from './outreach.ts'
import { usersGrants } from './users.ts'

/** Endpoints of signed-in users. */
type OfUsers = {
  [Id in EndpointId]: (typeof contracts)[Id]['auth'] extends 'user' ? Id : never
}[EndpointId]

/** A contract that is not for signed-in users does not compile without a row. */
const rows: Readonly<Record<Exclude<EndpointId, OfUsers>, Grants> & Partial<Record<OfUsers, Grants>>> = {
  ...usersGrants,
  ...billingGrants,
  ...outreachGrants,
  ...adminGrants,
}

/** Without a row, an endpoint of signed-in users reads their own partition, and writes it if it is no GET. */
const ownPartition = ({ method, activity }: Contract): Grants => ({
  table: method === 'GET' && activity === undefined ? 'read' : 'readWrite',
})

/** Adds access to the counters of calls, if the contract has a rate limit. */
const withCounters = ({ rate }: Contract, row: Grants): Grants =>
  rate === undefined
    ? row
    : { ...row, table: 'readWrite', partitions: [...(row.partitions ?? OWN), 'THROTTLE'] }

/** The permissions of each endpoint: its row, and what its contract needs. */
export const grants = derived(rows)

function derived(table: typeof rows): Readonly<Record<EndpointId, Grants>>
function derived(table: Readonly<Record<string, Grants>>): object {
  return Object.fromEntries(
    Object.values<Contract>(contracts).map((contract) => [
      contract.id,
      withCounters(contract, table[contract.id] ?? ownPartition(contract)),
    ]),
  )
}

import type { Contract } from '#shared/contracts/contract.ts'
import { contracts, type EndpointId } from '#shared/contracts/index.ts'
import { adminGrants } from './admin.ts'
import { billingGrants } from './billing.ts'
import type { Grants, Partition } from './model.ts'
import { outreachGrants } from './outreach.ts'
import { usersGrants } from './users.ts'

/** One row an endpoint: a contract without its row does not compile. */
const rows: Readonly<Record<EndpointId, Grants>> = {
  ...usersGrants,
  ...billingGrants,
  ...outreachGrants,
  ...adminGrants,
}

/** A user's own partition and the session's, which a row without partitions may reach. */
const OWN: readonly Partition[] = ['USER', 'SESSION']

/** What the contract's limits need beside the endpoint's own row: the counters of its calls. */
const withCounters = ({ rate }: Contract, row: Grants): Grants =>
  rate === undefined
    ? row
    : { ...row, table: 'readWrite', partitions: [...(row.partitions ?? OWN), 'THROTTLE'] }

/** What each endpoint may touch: its row, and what its contract asks for. */
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

import { queryOptions } from '@tanstack/react-query'
import type { Contract } from '#shared/contracts/contract.ts'
import { send, type CallArgs, urlOf } from './api-client.ts'

/**
 * Query options of a GET contract. The key is [path, whole address], so that a path alone invalidates all of
 * its pages.
 */
export function readOptions<const C extends Contract>(contract: C, ...args: CallArgs<C>) {
  return queryOptions({
    queryKey: [contract.path, urlOf(contract, args[0])],
    queryFn: ({ signal }) => send(contract, { ...args[0], signal }),
  })
}

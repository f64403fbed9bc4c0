import { queryOptions } from '@tanstack/react-query'
import type { Contract } from '#shared/contracts/contract.ts'
import { send, type CallArgs, urlOf } from './api-client.ts'
import { isUnauthenticated } from './api-error.ts'

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

/** The same, with null as the data when there is no session. */
export function readIfSignedIn<const C extends Contract>(contract: C, ...args: CallArgs<C>) {
  return queryOptions({
    queryKey: [contract.path, urlOf(contract, args[0]), 'or nothing'],
    queryFn: async ({ signal }) => {
      try {
        return await send(contract, { ...args[0], signal })
      } catch (error) {
        if (isUnauthenticated(error)) return null
        throw error
      }
    },
  })
}

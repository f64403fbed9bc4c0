import { useMutation } from '@tanstack/react-query'
import type { Contract } from '#shared/contracts/contract.ts'
import { type CallArgs, send } from './api-client.ts'

/**
 * A mutation that calls an endpoint: `mutate` takes what `call` takes. `ownAuth`: the caller handles a 401.
 */
export const useCall = <const C extends Contract>(contract: C, { ownAuth = false } = {}) =>
  useMutation({ mutationFn: (options: CallArgs<C>[0]) => send(contract, options), meta: { ownAuth } })

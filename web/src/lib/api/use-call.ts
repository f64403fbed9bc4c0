import { type QueryClient, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Contract, ReplyOf } from '#shared/contracts/contract.ts'
import { type Failure, notify, type Toast } from '#web/lib/notify.ts'
import { type CallArgs, send } from './api-client.ts'

interface Options<C extends Contract> {
  /** The caller handles a 401. */
  ownAuth?: boolean
  /** Puts what the reply says into the cache, under `shown`. */
  show?: (reply: ReplyOf<C>, queryClient: QueryClient) => void
  shown?: QueryKey
  /**
   * Queries under these keys are refetched before the mutation ends. After an error they are refetched too, and what
   * `show` shows, because the change may have been made although its reply was lost; nothing waits for that.
   */
  changes?: readonly QueryKey[]
  done?: (reply: ReplyOf<C>) => Toast
  failed?: Failure
}

/** A mutation that calls an endpoint and reports its end: `mutate` takes what `call` takes. */
export function useCall<const C extends Contract>(
  contract: C,
  { ownAuth = false, show, shown, changes = [], done, failed }: Options<C> = {},
) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (options: CallArgs<C>[0]) => send(contract, options),
    meta: { ownAuth },
    onSuccess: (reply) => {
      show?.(reply, queryClient)
      if (done) notify.success(done(reply))
    },
    onError: (error) => failed && notify.refusal(failed)(error),
    onSettled: (_, error) => {
      const stale = error === null || shown === undefined ? changes : [...changes, shown]
      const refetched = Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
      return error === null ? refetched : undefined
    },
  })
}

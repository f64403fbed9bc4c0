import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Contract, ReplyOf } from '#shared/contracts/contract.ts'
import { type Failure, notify, type Toast } from '#web/lib/notify.ts'
import { type CallArgs, send } from './api-client.ts'

interface Options<C extends Contract> {
  /** The caller handles a 401. */
  ownAuth?: boolean
  /** The query whose data the reply has. */
  shows?: { query: QueryKey; of: (reply: ReplyOf<C>) => unknown }
  /**
   * Queries under these keys are refetched before the mutation ends. After an error they are refetched too, and
   * the query of `shows`, because the change may have been made although its reply was lost; nothing waits for that.
   */
  changes?: readonly QueryKey[]
  done?: (reply: ReplyOf<C>) => Toast
  failed?: Failure
}

/** A mutation that calls an endpoint and reports its end: `mutate` takes what `call` takes. */
export function useCall<const C extends Contract>(
  contract: C,
  { ownAuth = false, shows, changes = [], done, failed }: Options<C> = {},
) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (options: CallArgs<C>[0]) => send(contract, options),
    meta: { ownAuth },
    onSuccess: (reply) => {
      if (shows) queryClient.setQueryData(shows.query, shows.of(reply))
      if (done) notify.success(done(reply))
    },
    onError: (error) => failed && notify.refusal(failed)(error),
    onSettled: (_, error) => {
      const stale = error === null || shows === undefined ? changes : [...changes, shows.query]
      const refetched = Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
      return error === null ? refetched : undefined
    },
  })
}

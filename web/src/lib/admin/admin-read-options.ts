import { type QueryKey, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { listAdmins } from '#shared/contracts/admin/admins.ts'
import type { Contract, ReplyOf } from '#shared/contracts/contract.ts'
import { urlOf, type CallArgs } from '#web/lib/api/api-client.ts'
import { notify, type Toast } from '#web/lib/notify.ts'
import { sendAsAdmin } from './admin-calls.ts'

/**
 * Query options of a GET contract of the admin area, with keys as in readOptions. Never fresh, because other
 * admins change the data.
 */
export function adminReadOptions<const C extends Contract>(contract: C, ...args: CallArgs<C>) {
  return queryOptions({
    queryKey: [contract.path, urlOf(contract, args[0])],
    queryFn: ({ signal }) => sendAsAdmin(contract, { ...args[0], signal }),
    staleTime: 0,
  })
}

/**
 * Fetched once by the gate and shared by all who need a name, because every request is an entry of the audit
 * log.
 */
export const adminsQuery = { ...adminReadOptions(listAdmins), staleTime: Infinity }

interface Reports<C extends Contract> {
  done?: (reply: ReplyOf<C>) => Toast
  /** The title of the toast after a failure. */
  failed?: string
}

/**
 * A mutation of the admin area, which reports its end. It ends once the queries under the key `changed` have been
 * refetched; an empty key is that of everything but the admins, null that of nothing.
 */
export function useAdminCall<const C extends Contract>(
  contract: C,
  changed: QueryKey | null,
  { done, failed }: Reports<C> = {},
) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (options: CallArgs<C>[0]) => sendAsAdmin(contract, options),
    onSuccess: async (reply) => {
      if (changed !== null)
        await queryClient.invalidateQueries({
          queryKey: changed,
          // Only calls that name the admins change them.
          predicate: ({ queryKey }) => changed.length > 0 || queryKey[0] !== listAdmins.path,
        })
      if (done) notify.success(done(reply))
    },
    onError: (error) => failed && notify.refusal({ title: failed, description: 'Please try again.' })(error),
  })
}

/** The address of an admin by id; undefined for one who was deleted, and before the admins are known. */
export function useAdminEmail() {
  const { data } = useQuery(adminsQuery)
  return (id: string | null) => data?.admins.find((admin) => admin.id === id)?.email
}

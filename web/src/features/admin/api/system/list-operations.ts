import { listOperations } from '#shared/contracts/admin/admin-system.ts'
import { adminReadOptions } from '#web/lib/admin/admin-read-options.ts'

/** While something runs its progress is asked for this often. Milliseconds. */
const POLL_MS = 2_000

export const operationsQuery = adminReadOptions(listOperations)

export const watchedOperationsQuery = {
  ...operationsQuery,
  refetchInterval: ({ state }: { state: { data: { operations: { state: string }[] } | undefined } }) =>
    state.data?.operations.some((one) => one.state === 'queued' || one.state === 'running')
      ? POLL_MS
      : (false as const),
}

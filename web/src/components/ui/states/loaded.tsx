import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { explain, hasCode } from '#web/lib/api/api-error.ts'
import { ErrorState } from './error-state.tsx'

interface LoadedProps<T> {
  query: Pick<UseQueryResult<T>, 'data' | 'error' | 'isPending' | 'isFetching' | 'refetch'>
  /** In the layout of what is read. */
  skeleton: ReactNode
  /** Title of a failure. */
  failed: string
  /** What to do after one that the server does not explain. */
  advice?: string
  /** Said where there is nothing of this id: asking again would not help. */
  missing?: { readonly title: string; readonly description: string }
  children: (data: T) => ReactNode
}

/**
 * What was read, what stands there until it is, or why it could not be read. What is known stays when it cannot
 * be read anew.
 */
export function Loaded<T>({
  query: { data, error, isPending, isFetching, refetch },
  skeleton,
  failed,
  advice = 'Try again in a moment.',
  missing,
  children,
}: LoadedProps<T>) {
  if (data !== undefined) return children(data)
  if (isPending && error === null) return skeleton
  if (missing !== undefined && hasCode(error, 'not_found')) return <ErrorState {...missing} />
  return (
    <ErrorState
      title={failed}
      description={explain(error, advice)}
      onRetry={() => void refetch()}
      busy={isFetching}
    />
  )
}

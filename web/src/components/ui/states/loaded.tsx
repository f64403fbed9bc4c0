import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { explain, hasCode } from '#web/lib/api/api-error.ts'
import { Card } from '#web/components/ui/card.tsx'
import { ErrorState } from './error-state.tsx'

interface LoadedProps<T> {
  query: Pick<UseQueryResult<T>, 'data' | 'error' | 'isPending' | 'isFetching' | 'refetch'>
  /** Shown while loading, in the layout of the content. */
  skeleton: ReactNode
  /** Title of the error message. */
  failed: string
  /** What to do about a failure that the server does not explain. */
  advice?: string
  /** Shown when there is nothing with this id: trying again would not help. */
  missing?: { readonly title: string; readonly description: string }
  /** Whether a card frames the error message. */
  inCard?: boolean
  children: (data: T) => ReactNode
}

/** The content of a query, its skeleton or its error. Known data stays when a refetch fails. */
export function Loaded<T>({
  query: { data, error, isPending, isFetching, refetch },
  skeleton,
  failed,
  advice = 'Try again in a moment.',
  missing,
  inCard = false,
  children,
}: LoadedProps<T>) {
  if (data !== undefined) return children(data)
  if (isPending && error === null) return skeleton
  if (missing !== undefined && hasCode(error, 'not_found')) return <ErrorState {...missing} />
  const failure = (
    <ErrorState
      title={failed}
      description={explain(error, advice)}
      onRetry={() => void refetch()}
      busy={isFetching}
    />
  )
  return inCard ? <Card>{failure}</Card> : failure
}

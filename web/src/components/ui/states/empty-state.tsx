import type { ReactNode } from 'react'

interface EmptyStateProps {
  title: string
  children: ReactNode
  /** A line drawing made for the place. */
  drawing?: ReactNode
  action?: ReactNode
  /** The level below the heading that it stands under. */
  heading?: 'h2' | 'h3'
}

export function EmptyState({ title, children, drawing, action, heading: Heading = 'h3' }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center px-6 py-12 text-center">
      {drawing && (
        <div aria-hidden className="mb-5 text-muted">
          {drawing}
        </div>
      )}
      <Heading className="text-lg">{title}</Heading>
      <div className="mt-2 measure text-sm text-muted">{children}</div>
      {action && <div className="mt-6">{action}</div>}
    </div>
  )
}

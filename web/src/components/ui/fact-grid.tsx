import type { ReactNode } from 'react'
import { clsx } from 'clsx'

/** A grid of facts, each a small label over its value. `className` sets the columns on wide screens. */
export function FactGrid({
  className = 'xl:grid-cols-4',
  children,
}: {
  className?: string
  children: ReactNode
}) {
  return <dl className={clsx('grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3', className)}>{children}</dl>
}

export function GridFact({
  label,
  children,
  className,
}: {
  label: string
  children: ReactNode
  className?: string
}) {
  return (
    <div className={clsx('min-w-0', className)}>
      <dt className="text-xs text-muted">{label}</dt>
      <dd className="mt-0.5 text-sm wrap-anywhere tabular">{children}</dd>
    </div>
  )
}

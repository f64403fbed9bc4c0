import type { ReactNode } from 'react'
import { cn } from '#web/lib/cn.ts'

/** What is known, side by side: a small label over each value. */
export function FactGrid({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <dl className={cn('grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3 xl:grid-cols-4', className)}>
      {children}
    </dl>
  )
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
    <div className={cn('min-w-0', className)}>
      <dt className="text-xs text-muted">{label}</dt>
      <dd className="mt-0.5 text-sm wrap-anywhere tabular">{children}</dd>
    </div>
  )
}

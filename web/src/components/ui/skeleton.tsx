import type { ReactNode } from 'react'
import { cn } from '#web/lib/cn.ts'

/** A grey bar of the size that the text will have. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={cn('block h-4 animate-pulse rounded-md bg-line/70', className)} />
}

/** Wraps skeletons: says once that something loads. */
export function Loading({
  label,
  className,
  children,
}: {
  label: string
  className?: string
  children: ReactNode
}) {
  return (
    <output className={cn('block', className)}>
      <span className="sr-only">{label}</span>
      {children}
    </output>
  )
}

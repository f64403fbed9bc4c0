import { LoaderCircle } from 'lucide-react'
import { clsx } from 'clsx'

/** A spinner with a text; `className` sets its height. */
export function Waiting({ children, className = 'min-h-40' }: { children: string; className?: string }) {
  return (
    <output className={clsx('grid place-items-center', className)}>
      <span className="flex items-center gap-3 text-sm text-muted">
        <LoaderCircle aria-hidden className="size-5 animate-spin motion-reduce:animate-none" />
        {children}
      </span>
    </output>
  )
}

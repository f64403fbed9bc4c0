import { cn } from '#web/lib/cn.ts'
import type { LeftOut } from './left-out.ts'

/** What a run left out, folded away behind the number of it. Nothing when it left out nothing. */
export function LeftOutList({ leftOut, className }: { leftOut: readonly LeftOut[]; className?: string }) {
  if (leftOut.length === 0) return null
  const total = leftOut.reduce((sum, { count }) => sum + count, 0)
  return (
    <details className={cn('text-sm', className)}>
      <summary className="min-h-6 w-fit cursor-pointer font-medium tabular">
        {total === 1 ? '1 posting' : `${total} postings`} left out, and why
      </summary>
      <ul className="mt-1 list-disc space-y-0.5 pl-5">
        {leftOut.map(({ words, count }) => (
          <li key={words}>
            <span className="font-medium tabular">{count}</span>: {words}
          </li>
        ))}
      </ul>
    </details>
  )
}

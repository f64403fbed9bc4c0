import type { ReactNode } from 'react'
import { clsx } from 'clsx'

/** One line of a definition list: term and description. */
export function DefinitionLine({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div
      className={clsx(
        'min-w-0 border-t border-line py-2.5 text-sm first:border-t-0 sm:grid',
        'sm:grid-cols-[minmax(6rem,14rem)_minmax(0,2fr)] sm:gap-4',
      )}
    >
      <dt className="text-muted">{label}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  )
}

import { clsx } from 'clsx'

export interface Figure {
  readonly label: string
  /** Null when it is not known. */
  readonly value: string | null
  readonly note?: string | undefined
}

/** Figures side by side, each with its label; one that is not known is smaller. */
export function Figures({ of, className }: { of: readonly Figure[]; className?: string }) {
  return (
    <dl className={clsx('grid gap-x-6 gap-y-5', className)}>
      {of.map(({ label, value, note }) => (
        <div key={label} className="min-w-0">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="mt-1">
            <span
              className={clsx(
                'block break-words tabular',
                value === null ? 'text-lg text-muted' : 'font-serif text-2xl',
              )}
            >
              {value ?? 'Unknown'}
            </span>
            {note !== undefined && <span className="mt-0.5 block text-xs text-muted">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

import { clsx } from 'clsx'
import { UNKNOWN } from '#web/features/monitoring/formats.ts'

interface Figure {
  readonly label: string
  readonly value: string
  readonly note?: string
}

/** Figures side by side, each with its label. Unknown figures are smaller. */
export function Figures({ of, className }: { of: readonly Figure[]; className?: string }) {
  return (
    <dl className={clsx('grid grid-cols-2 gap-x-6 gap-y-5', className)}>
      {of.map(({ label, value, note }) => (
        <div key={label} className="min-w-0">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="mt-1">
            <span
              className={clsx(
                'block break-words tabular',
                value === UNKNOWN ? 'text-lg text-muted' : 'font-serif text-2xl',
              )}
            >
              {value}
            </span>
            {note !== undefined && <span className="mt-0.5 block text-xs text-muted">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

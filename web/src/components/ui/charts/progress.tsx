import { clsx } from 'clsx'

const tones = { brand: 'bg-brand', warn: 'bg-warn', bad: 'bg-bad' } as const

interface ProgressProps {
  /** What is measured, for screen readers. */
  label: string
  /** 0 to 100. */
  value: number
  /** The value in words, such as “3 of 5 emails”. */
  valueText?: string
  tone?: keyof typeof tones
  className?: string
}

/** A progress bar. Not the `progress` element, which every browser draws in its own way. */
export function Progress({ label, value, valueText, tone = 'brand', className }: ProgressProps) {
  const percent = Math.min(100, Math.max(0, Math.round(value)))
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see above
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={valueText ?? `${percent}%`}
      className={clsx('h-1.5 w-full overflow-hidden rounded-full bg-line', className)}
    >
      <div
        className={clsx('h-full origin-left rounded-full transition-transform duration-200', tones[tone])}
        style={{ transform: `scaleX(${percent / 100})` }}
      />
    </div>
  )
}

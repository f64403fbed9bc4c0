import { Progress as Radix } from 'radix-ui'
import { cn } from '../../lib/cn.ts'

interface ProgressProps {
  /** What is measured; screen readers say it. */
  label: string
  /** 0 to 100. */
  value: number
  /** The value in words, such as “3 of 5 emails”. */
  valueText?: string
  tone?: 'brand' | 'warn' | 'bad' | 'good'
  className?: string
}

const tones = { brand: 'bg-brand', warn: 'bg-warn', bad: 'bg-bad', good: 'bg-good' } as const

export function Progress({ label, value, valueText, tone = 'brand', className }: ProgressProps) {
  const percent = Math.min(100, Math.max(0, Math.round(value)))
  return (
    <Radix.Root
      value={percent}
      aria-label={label}
      getValueLabel={() => valueText ?? `${percent}%`}
      className={cn('h-1.5 w-full overflow-hidden rounded-full bg-line', className)}
    >
      <Radix.Indicator
        className={cn('h-full origin-left rounded-full transition-transform duration-200', tones[tone])}
        style={{ transform: `scaleX(${percent / 100})` }}
      />
    </Radix.Root>
  )
}

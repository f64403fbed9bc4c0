import type { ComponentProps } from 'react'
import { clsx } from 'clsx'

const TONES = {
  neutral: 'bg-wash text-ink',
  brand: 'bg-brand-soft text-brand',
  good: 'bg-good-soft text-good-ink',
  warn: 'bg-warn-soft text-warn-ink',
  bad: 'bg-bad-soft text-bad-ink',
} as const

const SHAPE =
  'inline-flex min-h-6 items-center gap-1.5 rounded-md px-2 text-xs font-medium whitespace-nowrap [&_svg]:size-3.5'

/** A state in a word; the colour only underlines the word. */
export function Badge({
  className,
  tone = 'neutral',
  ...props
}: ComponentProps<'span'> & { tone?: keyof typeof TONES }) {
  return <span className={clsx(SHAPE, TONES[tone], className)} {...props} />
}

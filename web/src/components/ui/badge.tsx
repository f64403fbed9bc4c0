import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { clsx } from 'clsx'

const badgeVariants = cva(
  [
    'inline-flex min-h-6 items-center gap-1.5 rounded-md px-2 text-xs font-medium',
    'whitespace-nowrap [&_svg]:size-3.5',
  ],
  {
    variants: {
      tone: {
        neutral: 'bg-wash text-ink',
        brand: 'bg-brand-soft text-brand',
        good: 'bg-good-soft text-good-ink',
        warn: 'bg-warn-soft text-warn-ink',
        bad: 'bg-bad-soft text-bad-ink',
        accent: 'bg-accent-soft text-accent-ink',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
)

/** A state in a word; the colour only underlines the word. */
export function Badge({
  className,
  tone,
  ...props
}: ComponentProps<'span'> & VariantProps<typeof badgeVariants>) {
  return <span className={clsx(badgeVariants({ tone }), className)} {...props} />
}

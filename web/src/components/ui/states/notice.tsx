import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { clsx } from 'clsx'

const tones = {
  info: { box: 'border-brand/40 bg-brand-soft', icon: <Info aria-hidden className="size-5 text-brand" /> },
  good: {
    box: 'border-good/40 bg-good-soft',
    icon: <CircleCheck aria-hidden className="size-5 text-good-ink" />,
  },
  warn: {
    box: 'border-warn/60 bg-warn-soft',
    icon: <TriangleAlert aria-hidden className="size-5 text-warn-ink" />,
  },
  bad: {
    box: 'border-bad/40 bg-bad-soft',
    icon: <CircleAlert aria-hidden className="size-5 text-bad-ink" />,
  },
} as const

interface NoticeProps {
  tone: keyof typeof tones
  title?: ReactNode
  children?: ReactNode
  action?: ReactNode
  /**
   * `alert` interrupts a screen reader; a notice that was there from the start needs neither this nor `live`.
   */
  role?: 'alert'
  /** Screen readers announce changes when they are idle. */
  live?: boolean
  className?: string
}

/** A message that stays in the page. */
export function Notice({ tone, title, children, action, role, live = false, className }: NoticeProps) {
  return (
    <div
      role={role}
      aria-live={live ? 'polite' : undefined}
      data-tone={tone}
      className={clsx(
        'flex items-start gap-3 rounded-lg border px-4 py-3 text-left text-sm text-ink',
        tones[tone].box,
        className,
      )}
    >
      <span className="mt-0.5">{tones[tone].icon}</span>
      <div className="min-w-0 flex-1">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className={clsx('measure text-pretty', title && 'mt-0.5')}>{children}</div>}
        {action && <div className="mt-3 flex flex-wrap gap-3">{action}</div>}
      </div>
    </div>
  )
}

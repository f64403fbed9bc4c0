import { CircleAlert, CircleCheck, Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { clsx } from 'clsx'

const MARKS = {
  done: { icon: <CircleCheck aria-hidden className="size-8" />, colours: 'bg-good-soft text-good-ink' },
  trouble: { icon: <CircleAlert aria-hidden className="size-8" />, colours: 'bg-warn-soft text-warn-ink' },
  waiting: { icon: <Clock aria-hidden className="size-8" />, colours: 'bg-brand-soft text-brand' },
} as const

export type MomentMark = keyof typeof MARKS

interface MomentProps {
  mark: MomentMark
  title: string
  /** What happened, and what the user can do about it. */
  children: ReactNode
  /** What comes next, at the side where there is room. */
  aside?: ReactNode
}

/** Reports a success or a failure: an icon, what happened, and what happens next. */
export function Moment({ mark, title, children, aside }: MomentProps) {
  const { icon, colours } = MARKS[mark]
  return (
    <div className="grid gap-x-20 gap-y-10 lg:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)] lg:py-8">
      <div>
        <span className={clsx('mb-6 grid size-16 place-items-center rounded-full', colours)}>{icon}</span>
        <h1 className="text-3xl lg:text-4xl" aria-live="polite">
          {title}
        </h1>
        {children}
      </div>
      {aside && <div className="lg:border-l lg:border-line lg:pl-12">{aside}</div>}
    </div>
  )
}

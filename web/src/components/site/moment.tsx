import { CircleAlert, CircleCheck, Clock, LogIn } from 'lucide-react'
import type { ReactNode } from 'react'
import { clsx } from 'clsx'

const MARKS = {
  done: { icon: <CircleCheck aria-hidden className="size-8" />, colours: 'bg-good-soft text-good-ink' },
  trouble: { icon: <CircleAlert aria-hidden className="size-8" />, colours: 'bg-warn-soft text-warn-ink' },
  login: { icon: <LogIn aria-hidden className="size-8" />, colours: 'bg-brand-soft text-brand' },
  waiting: { icon: <Clock aria-hidden className="size-8" />, colours: 'bg-brand-soft text-brand' },
} as const

export type MomentMark = keyof typeof MARKS

interface MomentProps {
  mark: MomentMark
  title: string
  /** What happened, and what the user can do about it. */
  children: ReactNode
  /** What comes next, on a sheet below. */
  aside?: ReactNode
}

/** Reports a success or a failure: an icon, what happened, and what happens next. */
export function Moment({ mark, title, children, aside }: MomentProps) {
  const { icon, colours } = MARKS[mark]
  return (
    <div className="mx-auto max-w-2xl lg:py-8">
      <div className="text-center [&>.flex]:justify-center [&>p]:text-balance [&>.measure]:mx-auto">
        <span className={clsx('mx-auto mb-6 grid size-16 place-items-center rounded-full', colours)}>
          {icon}
        </span>
        <h1 className="text-3xl text-balance lg:text-4xl" aria-live="polite">
          {title}
        </h1>
        {children}
      </div>
      {aside && <div className="mt-12 rounded-lg border border-line bg-sheet p-6 sm:p-8">{aside}</div>}
    </div>
  )
}

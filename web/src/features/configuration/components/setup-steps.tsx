import { Check } from 'lucide-react'
import { clsx } from 'clsx'

const STEPS = ['Your job search', 'Gmail', 'First drafts'] as const

/** The steps of a new user to the first drafts; `current` counts from 0. */
export function SetupSteps({ current, className }: { current: number; className?: string }) {
  return (
    <ol aria-label="Steps to your first drafts" className={clsx('flex gap-2 text-sm sm:gap-4', className)}>
      {STEPS.map((step, index) => (
        <li
          key={step}
          aria-current={index === current ? 'step' : undefined}
          className={clsx(
            'min-w-0 flex-1 border-t-2 pt-2',
            index <= current ? 'border-brand' : 'border-line text-muted',
            index === current && 'font-medium',
          )}
        >
          {index < current && <Check aria-label="Done:" className="mr-1.5 inline size-4 text-good-ink" />}
          {step}
        </li>
      ))}
    </ol>
  )
}

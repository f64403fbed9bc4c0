import { CYCLE } from '#shared/catalog/constants.ts'
import { Check } from 'lucide-react'
import { clsx } from 'clsx'

/** The steps of a new user to the first drafts, and what each is. */
export const SETUP_STEPS = [
  ['Your job search', 'Your resume, one job title, one place, and who to write to.'],
  ['Gmail', 'We save the drafts there. Nothing is sent without you.'],
  ['First drafts', `Press start; they’re ready in ${CYCLE.expectedMinutes} minutes.`],
] as const

/** How far a new user has come; `current` counts from 0. */
export function SetupSteps({ current, className }: { current: number; className?: string }) {
  return (
    <ol aria-label="Steps to your first drafts" className={clsx('flex gap-2 text-sm sm:gap-4', className)}>
      {SETUP_STEPS.map(([step], index) => (
        <li
          key={step}
          aria-current={index === current ? 'step' : undefined}
          className={clsx(
            'flex min-w-0 flex-1 gap-1.5 border-t-2 pt-2',
            index <= current ? 'border-brand' : 'border-line text-muted',
            index === current && 'font-medium',
          )}
        >
          {index < current && <Check aria-label="Done:" className="mt-0.5 size-4 shrink-0 text-good-ink" />}
          {step}
        </li>
      ))}
    </ol>
  )
}

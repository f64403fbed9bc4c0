import { clsx } from 'clsx'
import { CircleCheck, Clock, LoaderCircle, PenLine } from 'lucide-react'
import { Button } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { Notice } from '#web/components/ui/states/notice.tsx'
import type { Step } from '#web/features/configuration/next-step/step.ts'
import { StepButton, type Edit, type StepSlots } from './step-button.tsx'

export const START_HEADING = 'start-heading'
const START = 'Start Finding Jobs, Finding Decision Makers and Drafting Personalized Emails'

interface StepCardProps extends StepSlots {
  step: Step
  onStart: () => void
  onEdit: Edit
  /** Whether the step's button is the primary action of the screen. */
  next: boolean
}

/** The next step: the start button with its note, or a card with a heading and at most one other button. */
export function StepCard({ step, onStart, next, ...actions }: StepCardProps) {
  const { status, heading, body, aside, action, isWarning, isAtWork } = step
  if (action === 'start') {
    return (
      <>
        <h2 id={START_HEADING} tabIndex={-1} className="sr-only">
          Start
        </h2>
        <Button variant={next ? 'accent' : 'outline'} size="xl" className="w-full" onClick={onStart}>
          <PenLine aria-hidden className="shrink-0" />
          {START}
        </Button>
        <Notice tone="warn" live className="mt-4" title={heading}>
          {body}
        </Notice>
      </>
    )
  }
  const Icon = isAtWork ? LoaderCircle : action === 'read-drafts' ? CircleCheck : Clock
  return (
    <Card className={clsx('px-5 py-5 sm:px-6', isWarning && 'border-warn/60 bg-warn-soft')}>
      <div aria-live="polite">
        {status !== null && (
          <p className="mb-2 flex items-center gap-2 text-sm text-muted tabular">
            <Icon aria-hidden className={clsx('size-4 shrink-0', isAtWork && 'motion-safe:animate-spin')} />
            {status}
          </p>
        )}
        <h2 id={START_HEADING} tabIndex={-1} className="text-2xl">
          {heading}
        </h2>
        <p className="mt-1.5 measure text-pretty">{body}</p>
      </div>
      {action !== null && (
        <div className="mt-4">
          <StepButton action={action} next={next} {...actions} />
        </div>
      )}
      {aside !== undefined && aside !== '' && (
        <p className={clsx('mt-3 measure text-sm', !isWarning && 'text-muted')}>{aside}</p>
      )}
    </Card>
  )
}

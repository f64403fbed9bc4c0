import type { ReactNode } from 'react'
import { Button, ButtonLink } from '#web/components/ui/button.tsx'
import { paths } from '#web/lib/paths.ts'
import type { FormError } from '#web/features/configuration/form-values.ts'
import type { StepAction } from '#web/features/configuration/next-step/step.ts'

type Field = FormError['field']

/** Opens the form at a field. */
export type Edit = (field: Field) => void

/** Buttons of other features, which the page is given. */
export interface StepSlots {
  upgrade?: ReactNode
  startAgain?: ReactNode
}

/** The label of each other button, and the field of the form or the page that it opens. */
const TARGETS = {
  'connect-gmail': ['Connect Gmail', { href: paths.googleStart }],
  'resume-plan': ['Open your account', { to: paths.account }],
  'read-drafts': ['Read the drafts in the tracker', { to: paths.tracker }],
  'choose-people': ['Choose who to write to', { to: paths.shortlist }],
  'change-place': ['Choose another country', 'targetArea'],
  'change-search': ['Change the search', 'jobTitle'],
  'upload-resume': ['Upload a resume', 'resumeUrl'],
  'write-to-support': ['Write to support', { href: paths.support }],
} as const satisfies Partial<Record<StepAction, readonly [string, Field | { to: string } | { href: string }]>>

interface StepButtonProps extends StepSlots {
  action: Exclude<StepAction, 'start'>
  onEdit: Edit
  /** Whether this is the primary action of the screen. */
  next: boolean
}

/** The one button of a step other than the start. */
export function StepButton({ action, onEdit, next, upgrade, startAgain }: StepButtonProps) {
  if (action === 'upgrade') return upgrade
  if (action === 'start-again') return startAgain
  const [label, target] = TARGETS[action]
  const variant = next ? 'accent' : 'outline'
  return typeof target === 'string' ? (
    <Button variant={variant} onClick={() => onEdit(target)}>
      {label}
    </Button>
  ) : (
    <ButtonLink variant={variant} {...target}>
      {label}
    </ButtonLink>
  )
}

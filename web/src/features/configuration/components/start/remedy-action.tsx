import { Button, ButtonLink } from '#web/components/ui/button.tsx'
import { paths } from '#web/lib/paths.ts'
import type { RunRemedy } from '#web/features/configuration/run-progress.ts'
import type { FormError } from '#web/features/configuration/form-values.ts'

type Field = FormError['field']

/** Opens the form at a field. */
export type Edit = (field: Field) => void

interface RemedyActionProps {
  remedy: RunRemedy
  onEdit: Edit
  /** Whether this is the primary action of the screen. */
  next?: boolean
}

/** The button's label, and the field of the form or the link that it opens. */
const ACTIONS: Record<Exclude<RunRemedy, 'wait'>, [string, Field | { to: string } | { href: string }]> = {
  'connect-gmail': ['Connect Gmail', { href: paths.googleStart }],
  'change-place': ['Choose another country', 'targetArea'],
  'change-search': ['Change the search', 'jobTitle'],
  'upload-resume': ['Upload a resume', 'resumeUrl'],
  'see-plans': ['See the plans', { to: paths.pricing }],
  'check-resume': ['See what we read', { to: paths.resume }],
  'write-to-support': ['Write to support', { href: paths.support }],
}

/** The button for what helps after a run; nothing where the user can only wait. */
export function RemedyAction({ remedy, onEdit, next = false }: RemedyActionProps) {
  if (remedy === 'wait') return null
  const [label, target] = ACTIONS[remedy]
  return typeof target === 'string' ? (
    <Button size="sm" onClick={() => onEdit(target)}>
      {label}
    </Button>
  ) : (
    <ButtonLink {...(next ? { variant: 'accent' } : { size: 'sm' })} {...target}>
      {label}
    </ButtonLink>
  )
}

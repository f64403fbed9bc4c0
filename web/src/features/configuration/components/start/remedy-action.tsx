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
  /** It is the one thing to do next on the screen. */
  next?: boolean
}

/** The button's label, with the field of the form or the link that it leads to. */
const WAYS: Record<Exclude<RunRemedy, 'wait'>, [string, Field | { to: string } | { href: string }]> = {
  'connect-gmail': ['Connect Gmail', { href: paths.googleStart }],
  'change-place': ['Choose another country', 'targetArea'],
  'change-search': ['Change the search', 'jobTitle'],
  'upload-resume': ['Upload a resume', 'resumeUrl'],
  'see-plans': ['See the plans', { to: paths.pricing }],
  'check-resume': ['See what we read', { to: paths.resume }],
  'write-to-support': ['Write to support', { href: paths.support }],
}

/** The button that leads to what helps; nothing where only waiting does. */
export function RemedyAction({ remedy, onEdit, next = false }: RemedyActionProps) {
  if (remedy === 'wait') return null
  const [label, way] = WAYS[remedy]
  return typeof way === 'string' ? (
    <Button size="sm" onClick={() => onEdit(way)}>
      {label}
    </Button>
  ) : (
    <ButtonLink {...(next ? { variant: 'accent' } : { size: 'sm' })} {...way}>
      {label}
    </ButtonLink>
  )
}

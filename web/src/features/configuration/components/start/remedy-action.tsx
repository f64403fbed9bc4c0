import { Button, ButtonLink } from '#web/components/ui/button.tsx'
import { paths } from '#web/lib/paths.ts'
import type { RunRemedy } from '#web/features/configuration/run-progress.ts'
import type { FormError } from '#web/features/configuration/form-values.ts'

/** Opens the form at a field. */
export type Edit = (field: FormError['field']) => void

interface RemedyActionProps {
  remedy: RunRemedy
  onEdit: Edit
  /** It is the one thing to do next on the screen. */
  next?: boolean
}

/** The button that leads to what helps; nothing where only waiting does. */
export function RemedyAction({ remedy, onEdit, next = false }: RemedyActionProps) {
  if (remedy === 'connect-gmail') {
    return (
      <ButtonLink {...(next ? { variant: 'accent' } : { size: 'sm' })} href={paths.googleStart}>
        Connect Gmail
      </ButtonLink>
    )
  }
  if (remedy === 'change-place') {
    return (
      <Button size="sm" onClick={() => onEdit('targetArea')}>
        Choose another country
      </Button>
    )
  }
  if (remedy === 'change-search') {
    return (
      <Button size="sm" onClick={() => onEdit('jobTitle')}>
        Change the search
      </Button>
    )
  }
  if (remedy === 'upload-resume') {
    return (
      <Button size="sm" onClick={() => onEdit('resumeUrl')}>
        Upload a resume
      </Button>
    )
  }
  if (remedy === 'see-plans') {
    return (
      <ButtonLink size="sm" to={paths.pricing}>
        See the plans
      </ButtonLink>
    )
  }
  if (remedy === 'check-resume') {
    return (
      <ButtonLink size="sm" to={paths.resume}>
        See what we read
      </ButtonLink>
    )
  }
  if (remedy === 'write-to-support') {
    return (
      <ButtonLink size="sm" href={paths.support}>
        Write to support
      </ButtonLink>
    )
  }
  return null
}

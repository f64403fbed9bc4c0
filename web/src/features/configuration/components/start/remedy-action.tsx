import type { Run, RunOutcome } from '#shared/models/outreach/run.ts'
import { Button, ButtonLink } from '#web/components/ui/button.tsx'
import { paths } from '#web/lib/paths.ts'
import type { FormError } from '#web/features/configuration/form-values.ts'

type Field = FormError['field']

/** Opens the form at a field. */
export type Edit = (field: Field) => void

/** The button's label, and the field of the form or the link that it opens. */
const ACTIONS = {
  'connect-gmail': ['Connect Gmail', { href: paths.googleStart }],
  'change-place': ['Choose another country', 'targetArea'],
  'change-search': ['Change the search', 'jobTitle'],
  'upload-resume': ['Upload a resume', 'resumeUrl'],
  'see-plans': ['See the plans', { to: paths.pricing }],
  'check-resume': ['See what we read', { to: paths.resume }],
  'write-to-support': ['Write to support', { href: paths.support }],
} as const satisfies Record<string, readonly [string, Field | { to: string } | { href: string }]>

type RunRemedy = keyof typeof ACTIONS | 'wait'

const REMEDIES: Readonly<Record<Exclude<RunOutcome, 'complete'>, RunRemedy>> = {
  account_inactive: 'write-to-support',
  no_plan: 'see-plans',
  search_paused: 'wait',
  trial_expired: 'see-plans',
  trial_used_up: 'see-plans',
  drafting_paused: 'wait',
  daily_limit_reached: 'wait',
  monthly_limit_reached: 'wait',
  not_configured: 'change-search',
  resume_missing: 'upload-resume',
  resume_unusable: 'upload-resume',
  mailbox_not_connected: 'connect-gmail',
  mailbox_disconnected: 'connect-gmail',
  mailbox_lost: 'connect-gmail',
  country_unsupported: 'change-place',
  country_blocked: 'change-place',
  no_postings: 'change-search',
  no_contacts: 'change-search',
  nothing_new: 'change-search',
  none_fit: 'change-search',
  postings_source_unavailable: 'wait',
  contact_source_out_of_credits: 'wait',
  contact_source_unavailable: 'wait',
  contact_budget_spent: 'wait',
  all_failed: 'write-to-support',
  internal: 'write-to-support',
}

/** What helps after a run with any outcome but `complete`; null when nothing has to be done. */
export function remedyOf(run: Run): RunRemedy | null {
  if (run.state !== 'finished' || run.outcome === null || run.outcome === 'complete') return null
  return run.outcome === 'all_failed' && run.heldBack.length > 0 ? 'check-resume' : REMEDIES[run.outcome]
}

interface RemedyActionProps {
  remedy: RunRemedy
  onEdit: Edit
  /** Whether this is the primary action of the screen. */
  next?: boolean
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

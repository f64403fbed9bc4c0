import { useQuery } from '@tanstack/react-query'
import { GMAIL_LOST } from '#shared/catalog/run-figures.ts'
import type { Run, RunOutcome } from '#shared/models/outreach/run.ts'
import { showMoment } from '#web/lib/time.ts'
import { gmailIntegrationQuery } from './get-gmail-integration.ts'
import { nextSyncQuery } from './get-next-sync-info.ts'

const WITHOUT_GMAIL: ReadonlySet<RunOutcome | null> = new Set([
  'mailbox_not_connected',
  'mailbox_disconnected',
  'mailbox_lost',
])

/**
 * How a run ended and what to do about it. A user who has reconnected Gmail since is told so, and when the
 * next run is.
 */
export function useRunMessage(run: Run): string | null {
  const endedWithoutGmail = WITHOUT_GMAIL.has(run.outcome)
  const gmail = useQuery({ ...gmailIntegrationQuery, enabled: endedWithoutGmail }).data
  const next = useQuery({ ...nextSyncQuery, enabled: endedWithoutGmail }).data
  if (!endedWithoutGmail || gmail?.isActive !== true) return run.message
  const isAhead = next !== undefined && next.timeUntilNextHours + next.timeUntilNextMinutes > 0
  return [
    run.outcome === 'mailbox_lost' && GMAIL_LOST,
    run.outcome === 'mailbox_not_connected' ? 'Gmail is connected now.' : 'Gmail is connected again.',
    isAhead && `The next run is on ${showMoment(next.nextSyncTime)}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

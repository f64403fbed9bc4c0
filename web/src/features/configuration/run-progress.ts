import type { Run, RunOutcome } from '#shared/models/outreach/run.ts'

const STATES: Readonly<Record<Run['state'], string>> = {
  queued: 'Waiting to start',
  planning: 'Finding jobs and the people behind them',
  drafting: 'Writing your emails',
  finished: 'Finished',
}

export const stateLabel = (run: Run): string => STATES[run.state]

export type RunRemedy =
  | 'connect-gmail'
  | 'change-place'
  | 'change-search'
  | 'upload-resume'
  | 'see-plans'
  | 'write-to-support'
  | 'check-resume'
  | 'wait'

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

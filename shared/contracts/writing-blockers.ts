/** Why no letter to a posting that was found can be written for a user: what a run needs as well. */
export const WRITING_BLOCKERS = [
  'account_inactive',
  'search_paused',
  'no_plan',
  'plan_paused',
  'trial_expired',
  'trial_used_up',
  'drafting_paused',
  'daily_limit_reached',
  'monthly_limit_reached',
  'not_configured',
  'resume_missing',
  'mailbox_not_connected',
  'mailbox_disconnected',
  'country_blocked',
] as const

/** Why no letter at all can be written for a user, also none that rewrites or follows up an email. */
export const LETTER_BLOCKERS = [
  'account_inactive',
  'no_plan',
  'plan_paused',
  'trial_expired',
  'drafting_paused',
  'not_configured',
  'resume_missing',
] as const

/** Why no letter to a posting that was found can be written for a user: what a run needs as well. */
export const WRITING_BLOCKERS = [
  ...LETTER_BLOCKERS,
  'search_paused',
  'trial_used_up',
  'daily_limit_reached',
  'monthly_limit_reached',
  'mailbox_not_connected',
  'mailbox_disconnected',
  'country_blocked',
] as const

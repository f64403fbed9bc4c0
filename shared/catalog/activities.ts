import * as z from 'zod/mini'
import { coded, Said } from '#engine/values/reasons/coded.ts'
import { PLANS, PlanId } from './plans.ts'

/** The acts of users that the activity log keeps, each with its category and displayed text. */
export const ACTIVITIES = {
  signed_in: { category: 'sign-in', says: 'Signed in' },
  signed_out: { category: 'sign-in', says: 'Signed out' },
  accounts_linked: { category: 'sign-in', says: 'Linked two accounts' },
  profile_changed: { category: 'account', says: 'Changed the account name' },
  reminders_changed: { category: 'account', says: 'Turned reminders on or off' },
  configuration_saved: { category: 'configuration', says: 'Saved the configuration' },
  resume_uploaded: { category: 'configuration', says: 'Uploaded a resume' },
  drafting_started: { category: 'drafting', says: 'Started drafting emails' },
  draft_edited: { category: 'drafting', says: 'Edited a draft' },
  draft_revised: { category: 'drafting', says: 'Asked for a draft to be rewritten' },
  held_posting_written: { category: 'drafting', says: 'Asked for an email to a posting that was held back' },
  own_posting_read: { category: 'drafting', says: 'Had a posting of their own read' },
  own_posting_written: { category: 'drafting', says: 'Asked for an email to a posting of their own' },
  follow_up_asked: { category: 'drafting', says: 'Asked for a follow-up' },
  shortlist_written: { category: 'drafting', says: 'Chose who to write to from the shortlist' },
  do_not_contact_added: { category: 'drafting', says: 'Added to the do-not-contact list' },
  do_not_contact_removed: { category: 'drafting', says: 'Removed from the do-not-contact list' },
  search_paused: { category: 'drafting', says: 'Paused the search' },
  search_resumed: { category: 'drafting', says: 'Started the search again' },
  gmail_connected: { category: 'gmail', says: 'Connected Gmail' },
  gmail_refreshed: { category: 'gmail', says: 'Refreshed the Gmail connection' },
  gmail_disconnected: { category: 'gmail', says: 'Disconnected Gmail' },
  gmail_revoked: { category: 'gmail', says: 'Revoked the Gmail permission' },
  plan_upgraded: { category: 'plan', says: 'Upgraded the plan' },
  next_plan_chosen: { category: 'plan', says: 'Chose the plan for next month' },
  plan_cancelled: { category: 'plan', says: 'Cancelled the plan' },
  plan_paused: { category: 'plan', says: 'Paused the plan for a month' },
  plan_resumed: { category: 'plan', says: 'Resumed the plan' },
  plan_reactivated: { category: 'plan', says: 'Reactivated the plan' },
  data_exported: { category: 'privacy', says: 'Exported the account data' },
  retention_changed: { category: 'privacy', says: 'Changed how long the account is kept' },
  deletion_requested: { category: 'privacy', says: 'Asked support to delete the account' },
} as const satisfies Record<string, { readonly category: string; readonly says: string }>

export type ActivityAction = keyof typeof ACTIVITIES
export type ActivityCategory = (typeof ACTIVITIES)[ActivityAction]['category']

export const isActivityAction = (name: string): name is ActivityAction => Object.hasOwn(ACTIVITIES, name)

export const ACTIVITY_CATEGORIES: Readonly<Record<ActivityCategory, string>> = {
  'sign-in': 'Sign-in',
  account: 'Account',
  configuration: 'Configuration',
  drafting: 'Drafting',
  gmail: 'Gmail',
  plan: 'Plan',
  privacy: 'Privacy',
}

/** What an act of a user was about. Never a secret or somebody else's address. */
export const ActivityDetails = z.discriminatedUnion('code', [
  coded('plan', { plan: PlanId }),
  coded('job_title', { jobTitle: z.string() }),
  coded('file', { name: z.string() }),
  coded('format', { format: z.enum(['csv', 'json']) }),
  coded('ticket', { number: z.string() }),
  coded('retention', { days: z.nullable(z.number()) }),
  coded('everywhere', {}),
  Said,
])
export type ActivityDetails = z.infer<typeof ActivityDetails>

export function activityWords({ code, params }: ActivityDetails): string {
  switch (code) {
    case 'plan':
      return PLANS[params.plan].name
    case 'job_title':
      return params.jobTitle
    case 'file':
      return params.name
    case 'format':
      return params.format.toUpperCase()
    case 'ticket':
      return `Ticket ${params.number}`
    case 'retention':
      return params.days === null
        ? 'Never deleted by itself'
        : `Deleted after ${params.days} days without use`
    case 'everywhere':
      return 'Everywhere'
    case 'said':
      return params.words
  }
}

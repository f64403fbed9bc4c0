import * as z from 'zod/mini'
import { coded, Said } from '#engine/values/reasons/coded.ts'
import { PLANS, PlanId } from '../plans.ts'

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

import { openTicket } from '../open-ticket.ts'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { recordActivity } from '#functions/services/http/record-activity.ts'
import { reply } from '#platform/http/http.ts'
import { askedMail } from '#functions/services/mail.ts'
import { appOrigin } from '#platform/http/cookies.ts'
import { accounts } from '#functions/services/account.ts'
import { tickets } from '#functions/services/support.ts'
import { BRAND } from '#shared/brand.ts'
import { DELETION } from '#shared/catalog/constants.ts'
import { requestDeletion } from '#shared/contracts/support.ts'

const REASONS = {
  'no-longer-needed': 'No longer needed',
  'found-job': 'Found a job',
  'unsatisfied-service': 'Not satisfied with the service',
  'privacy-concerns': 'Privacy concerns',
  'cost-concerns': 'Cost concerns',
  other: 'Other',
} as const

const INTRODUCTIONS = {
  forSupport: `A user of ${BRAND.name} asks for their account to be deleted. Answer within ${DELETION.answerHours} hours; the address below is that of the session, not of a form.`,
  forUser: `You have asked us to delete your account. Support answers within ${DELETION.answerHours} hours. Nothing is deleted before that; if you have changed your mind, or this was not you, answer this mail.`,
}

const services = { accounts, tickets, mail: askedMail, site: appOrigin, recordActivity }

export const handler = endpoint(requestDeletion, services, async ({ actor, body, deps }) => {
  const { reason, additionalInfo } = body
  const message = [`Reason: ${REASONS[reason]}`, ...(additionalInfo ? ['', additionalInfo] : [])].join('\n')
  const request = { subject: 'Account deletion request', message, priority: 'high' } as const
  const { ticketNumber } = await openTicket(actor, request, deps, INTRODUCTIONS)
  return reply({ ticketNumber }, { activity: { code: 'ticket', params: { number: ticketNumber } } })
})

import type { UserActor } from '#platform/actor.ts'
import { BRAND } from '#shared/brand.ts'
import { DELETION } from '#shared/catalog/constants.ts'
import type { DeletionReason, DeletionRequest } from '#shared/models/account/deletion-request.ts'
import type { Ticket } from './model.ts'
import { openTicket, type TicketDeps } from './open-ticket.ts'
import type { TicketKind } from './ticket-mail.ts'

const REASONS: Readonly<Record<DeletionReason, string>> = {
  'no-longer-needed': 'No longer needed',
  'found-job': 'Found a job',
  'unsatisfied-service': 'Not satisfied with the service',
  'privacy-concerns': 'Privacy concerns',
  'cost-concerns': 'Cost concerns',
  other: 'Other',
}

const DELETION_REQUEST: TicketKind = {
  forSupport: `A user of ${BRAND.name} asks for their account to be deleted. Answer within ${DELETION.answerHours} hours; the address below is that of the session, not of a form.`,
  forUser: `You have asked us to delete your account. Support answers within ${DELETION.answerHours} hours. Nothing is deleted before that; if you have changed your mind, or this was not you, answer this mail.`,
}

/** Asks support to delete the user's account. Throws what openTicket throws. */
export async function requestDeletion(
  actor: UserActor,
  { reason, additionalInfo = '' }: DeletionRequest,
  deps: TicketDeps,
): Promise<Ticket> {
  const message = [`Reason: ${REASONS[reason]}`, ...(additionalInfo === '' ? [] : ['', additionalInfo])].join(
    '\n',
  )
  return await openTicket(
    actor,
    { subject: 'Account deletion request', message, priority: 'high' },
    deps,
    DELETION_REQUEST,
  )
}

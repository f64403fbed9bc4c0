import { requestDeletion as ask } from '../request-deletion.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { created } from '#platform/http/http.ts'
import { secrets } from '#platform/lambda/identifiers.ts'
import { accounts } from '#platform/services/accounts.ts'
import { recordActivity } from '#platform/services/activity.ts'
import { limits } from '#platform/services/limits.ts'
import { userMail } from '#platform/services/mail.ts'
import { tickets } from '#platform/services/support.ts'
import { requestDeletion } from '#shared/contracts/support.ts'

const services = { accounts, tickets, mail: userMail, limits, recordActivity }

export const handler = endpoint(requestDeletion, services, async ({ actor, body, deps }) => {
  const { ticketNumber } = await ask(actor, body, { ...deps, secrets, clock: systemClock })
  await deps.recordActivity(actor.userId, 'deletion_requested', `Ticket ${ticketNumber}`)
  return created({ ticketNumber })
})

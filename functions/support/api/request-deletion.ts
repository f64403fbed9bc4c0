import { requestDeletion as ask } from '../request-deletion.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { created } from '#platform/http/http.ts'
import { secrets } from '#platform/lambda/identifiers.ts'
import { note } from '#platform/services/activity.ts'
import { userMail } from '#platform/services/mail.ts'
import { accounts, tickets } from '#platform/services/stores.ts'
import { limits } from '#platform/services/table.ts'
import { requestDeletion } from '#shared/contracts/support.ts'

const services = { accounts, tickets, mail: userMail, limits, note }

export const handler = endpoint(requestDeletion, services, async ({ actor, body, deps }) => {
  const { ticketNumber } = await ask(actor, body, { ...deps, secrets, clock: systemClock })
  await deps.note(actor.userId, 'deletion_requested', `Ticket ${ticketNumber}`)
  return created({ ticketNumber })
})

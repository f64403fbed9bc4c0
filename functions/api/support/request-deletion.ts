import { requestDeletion as ask } from '#core/support/request-deletion.ts'
import { systemClock } from '#runtime/clock.ts'
import { endpoint } from '#runtime/endpoint.ts'
import { created } from '#runtime/http.ts'
import { secrets } from '#runtime/identifiers.ts'
import { accounts } from '#runtime/needs/accounts.ts'
import { note } from '#runtime/needs/activity.ts'
import { limits } from '#runtime/needs/limits.ts'
import { userMail } from '#runtime/needs/mail.ts'
import { tickets } from '#runtime/needs/support.ts'
import { requestDeletion } from '#shared/contracts/support.ts'

const needed = { accounts, tickets, mail: userMail, limits, note }

export const handler = endpoint(requestDeletion, needed, async ({ actor, body, needs }) => {
  const { ticketNumber } = await ask(actor, body, { ...needs, secrets, clock: systemClock })
  await needs.note(actor.userId, 'deletion_requested', `Ticket ${ticketNumber}`)
  return created({ ticketNumber })
})

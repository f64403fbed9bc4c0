import * as z from 'zod/mini'
import { TICKET } from '#shared/catalog/constants.ts'
import { AdminTicket } from '#shared/models/admin/ticket.ts'
import { TicketNumber, TicketStatus } from '#shared/models/ticket.ts'
import { text } from '#shared/models/visible-text.ts'
import { id } from '#shared/models/wire-types.ts'
import { contract } from '../contract.ts'

const user = z.object({ id: id('usr') })
const ticket = z.object({ id: id('usr'), number: TicketNumber })
const reply = { 200: z.object({ ticket: AdminTicket }) }

export const listTickets = contract('listTickets', 'GET /api/admin/tickets', {
  auth: 'admin',
  summary: 'A page of the tickets of all users with this status, oldest first.',
  query: z.strictObject({
    status: z._default(TicketStatus, 'open'),
    cursor: z.optional(z.string().check(z.maxLength(500))),
  }),
  reply: {
    200: z.object({
      tickets: z.array(AdminTicket),
      userEmails: z.record(z.string(), z.string()),
      nextCursor: z.nullable(z.string()),
    }),
  },
})

export const listUserTickets = contract('listUserTickets', 'GET /api/admin/users/{id}/tickets', {
  auth: 'admin',
  summary: "One user's tickets with their answers, the latest first.",
  params: user,
  reply: { 200: z.object({ tickets: z.array(AdminTicket) }) },
  errors: ['not_found'],
})

export const answerTicket = contract('answerTicket', 'POST /api/admin/users/{id}/tickets/{number}/answers', {
  auth: 'admin',
  summary: 'Mails an answer to the user, once, and keeps it on the ticket.',
  params: ticket,
  body: z.strictObject({
    text: text(TICKET.messageLength, 'Write an answer.'),
    /** How many answers the admin saw, so that two admins do not answer the same question. */
    seen: z.number().check(z.int(), z.minimum(0), z.maximum(TICKET.answersMost - 1)),
  }),
  reply,
  errors: ['not_found', 'ticket_changed', 'unavailable'],
})

export const setTicketStatus = contract(
  'setTicketStatus',
  'PUT /api/admin/users/{id}/tickets/{number}/status',
  {
    auth: 'admin',
    summary: 'Closes a ticket, or opens it again.',
    params: ticket,
    body: z.strictObject({ status: z.enum(['open', 'closed'], 'Choose a status.') }),
    reply,
    errors: ['not_found'],
  },
)

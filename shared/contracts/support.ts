import * as z from 'zod/mini'
import { DeletionRequest } from '#shared/models/account/deletion-request.ts'
import { Ticket, TicketInput } from '#shared/models/ticket.ts'
import { contract } from './contract.ts'

export const createSupportTicket = contract('createSupportTicket', 'POST /api/support-tickets', {
  auth: 'user',
  // The same ticket sent again is not counted again.
  rate: { perHour: 5, perDay: 10, counted: 'by_handler' },
  summary:
    'Opens a support ticket: mails it to support and a copy to the user. The same text on the same day is one ticket.',
  body: TicketInput,
  reply: { 201: z.object({ ticket: Ticket }) },
  errors: ['unavailable'],
})

export const requestDeletion = contract('requestDeletion', 'POST /api/user/delete-request', {
  auth: 'user',
  // Counted separately from other tickets, so that users at their limit can still request deletion.
  rate: { perHour: 5, perDay: 10, counted: 'by_handler' },
  activity: 'deletion_requested',
  summary: "Asks support to delete the session's account, as a separate ticket.",
  body: DeletionRequest,
  reply: { 201: z.object({ ticketNumber: z.string() }) },
  errors: ['unavailable'],
})

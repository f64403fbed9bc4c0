import * as z from 'zod/mini'
import { DeletionRequest } from '#shared/models/deletion-request.ts'
import { Ticket, TicketInput } from '#shared/models/ticket.ts'
import { contract } from './contract.ts'

export const createSupportTicket = contract({
  id: 'createSupportTicket',
  method: 'POST',
  path: '/api/support-tickets',
  auth: 'user',
  summary:
    'Opens a support ticket: mails it to support and a copy to the user. The same words sent again on a day are one ticket.',
  body: TicketInput,
  reply: { 201: z.object({ ticket: Ticket }) },
  errors: ['unavailable', 'too_many_requests'],
})

export const requestDeletion = contract({
  id: 'requestDeletion',
  method: 'POST',
  path: '/api/user/delete-request',
  auth: 'user',
  summary: 'Asks support to delete the account of the session, as a ticket of its own.',
  body: DeletionRequest,
  reply: { 201: z.object({ ticketNumber: z.string() }) },
  errors: ['unavailable', 'too_many_requests'],
})

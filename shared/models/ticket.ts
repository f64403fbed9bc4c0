import * as z from 'zod/mini'
import { TICKET } from '#shared/catalog/constants.ts'
import { text } from './visible-text.ts'
import { Instant } from './wire-types.ts'

export const TICKET_PRIORITIES = ['low', 'medium', 'high', 'urgent'] as const
export const TicketPriority = z.enum(TICKET_PRIORITIES)
export type TicketPriority = z.infer<typeof TicketPriority>
export const PRIORITY_LABELS: Readonly<Record<TicketPriority, string>> = {
  low: 'Low',
  medium: 'Medium',
  high: 'High',
  urgent: 'Urgent',
}

/** A ticket is open once it was delivered to support, answered once an answer was mailed, and closed by staff. */
export const TicketStatus = z.enum(['open', 'answered', 'closed'])
export type TicketStatus = z.infer<typeof TicketStatus>

const NUMBER = /RW-\d{6}-[0-9A-HJKMNP-TV-Z]{6}/
/** Number for correspondence: RW-261121-7K3M9Q. */
export const TicketNumber = z
  .string()
  .check(z.regex(new RegExp(`^${NUMBER.source}$`), 'Use a ticket number.'))
/** The number in a text, such as the subject of a mail, in any case; null for none. */
export const ticketNumberIn = (typed: string): string | null => NUMBER.exec(typed.toUpperCase())?.[0] ?? null

/** Input of the ticket dialog. */
export const TicketInput = z.strictObject({
  subject: text(TICKET.subjectLength, 'Enter a subject.'),
  message: text(TICKET.messageLength, 'Enter a message.'),
  priority: z._default(TicketPriority, TICKET.priority),
})
export type TicketInput = z.infer<typeof TicketInput>

export const Ticket = z.object({
  ticketNumber: z.string(),
  subject: z.string(),
  message: z.string(),
  priority: TicketPriority,
  status: TicketStatus,
  createdAt: Instant,
})
export type Ticket = z.infer<typeof Ticket>

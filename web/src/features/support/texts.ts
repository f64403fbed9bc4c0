import type { TicketPriority } from '#shared/models/ticket.ts'

/** Texts that the specification quotes. */
export const MISSING_INFORMATION = {
  title: 'Missing information',
  description: 'Please fill in both subject and message fields.',
} as const

export const TICKET_FAILED = {
  title: 'Ticket creation failed',
  description: 'Failed to create support ticket. Please try again.',
} as const

export const PRIORITY_LABELS: Readonly<Record<TicketPriority, string>> = {
  low: 'Low',
  medium: 'Medium',
  high: 'High',
  urgent: 'Urgent',
}

import type { TicketPriority, TicketStatus } from '#shared/models/ticket.ts'

export interface Ticket {
  readonly ticketNumber: string
  readonly subject: string
  readonly message: string
  readonly priority: TicketPriority
  readonly status: TicketStatus
  readonly createdAt: Date
}

/** A user's request to support. */
export interface TicketRequest {
  readonly subject: string
  readonly message: string
  readonly priority: TicketPriority
}

import * as z from 'zod/mini'
import { Ticket } from '../ticket.ts'
import { Instant } from '../wire-types.ts'

/** A ticket as staff see it. */
export const AdminTicket = z.extend(Ticket, {
  userId: z.string(),
  /** What staff answered, oldest first; `mailedAt` is null until the mail has left. */
  answers: z.array(z.object({ text: z.string(), at: Instant, mailedAt: z.nullable(Instant) })),
})
export type AdminTicket = z.infer<typeof AdminTicket>

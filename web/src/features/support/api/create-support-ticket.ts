import { useMutation } from '@tanstack/react-query'
import { createSupportTicket } from '#shared/contracts/support.ts'
import type { TicketInput } from '#shared/models/ticket.ts'
import { call } from '#web/lib/api/api-client.ts'

export function useCreateSupportTicket() {
  return useMutation({ mutationFn: (body: TicketInput) => call(createSupportTicket, { body }) })
}

import { useMutation } from '@tanstack/react-query'
import { sendContactMessage } from '#shared/contracts/contact.ts'
import type { ContactMessage } from '#shared/models/contact.ts'
import { call } from '#web/lib/api/api-client.ts'

export function useSendContactMessage() {
  return useMutation({ mutationFn: (body: ContactMessage) => call(sendContactMessage, { body }) })
}

import { endpoint } from '#functions/services/http/endpoint.ts'
import { serviceNotes } from '#functions/services/monitoring/status.ts'
import { getServiceNote } from '#shared/contracts/account/service-note.ts'

export const handler = endpoint(getServiceNote, { serviceNotes }, async ({ deps }) => ({
  note: await deps.serviceNotes.read(),
}))

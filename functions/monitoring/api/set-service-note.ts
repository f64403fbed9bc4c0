import { changeNote } from '../change-note.ts'
import { adminEndpoint } from '#functions/services/http/admin-endpoint.ts'
import { serviceNotes } from '#functions/services/monitoring/status.ts'
import { setServiceNote } from '#shared/contracts/admin/service-status.ts'

export const handler = adminEndpoint(setServiceNote, { serviceNotes }, async ({ actor, body, deps }) => {
  const replaces = body.replaces === null ? null : new Date(body.replaces)
  return { note: await changeNote(actor, { text: body.text, replaces }, deps) }
})

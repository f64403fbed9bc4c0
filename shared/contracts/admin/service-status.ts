import * as z from 'zod/mini'
import { MONITORING } from '#shared/catalog/monitoring/monitoring.ts'
import { SERVICE_PART_IDS } from '#shared/catalog/monitoring/service-parts.ts'
import { Acknowledged } from '#shared/models/admin/monitoring.ts'
import { ServiceNote } from '#shared/models/account/service-note.ts'
import { text } from '#shared/models/visible-text.ts'
import { contract } from '../contract.ts'

const instant = z.iso.datetime({ error: 'Use an instant in UTC.' })

export const setServiceNote = contract('setServiceNote', 'PUT /api/admin/service-note', {
  auth: 'admin',
  summary: 'Puts up a note that all signed-in users see, changes it, or takes it down.',
  body: z.strictObject({
    /** Null takes the note down. */
    text: z.nullable(text(MONITORING.noteLength, 'Write what users should know.')),
    /** When the note began that is replaced; null for none. Another admin's newer note is never replaced. */
    replaces: z.nullable(instant),
  }),
  reply: { 200: z.object({ note: z.nullable(ServiceNote) }) },
  errors: ['note_changed'],
})

export const acknowledgeOutage = contract('acknowledgeOutage', 'POST /api/admin/acknowledgements', {
  auth: 'admin',
  summary:
    'Says that an admin has seen that a part of the service is not healthy. It ends when the part is healthy again.',
  body: z.strictObject({ part: z.enum(SERVICE_PART_IDS, 'Choose a part of the service.'), since: instant }),
  reply: { 200: z.object({ acknowledged: Acknowledged }) },
})

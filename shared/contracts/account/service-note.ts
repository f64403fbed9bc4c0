import * as z from 'zod/mini'
import { ServiceNote } from '#shared/models/account/service-note.ts'
import { contract } from '../contract.ts'

export const getServiceNote = contract('getServiceNote', 'GET /api/service-note', {
  auth: 'user',
  summary: 'The note that staff have put up for all users, such as during an outage; null without one.',
  reply: { 200: z.object({ note: z.nullable(ServiceNote) }) },
})

import * as z from 'zod/mini'
import { Instant } from '../wire-types.ts'

/** A note to all signed-in users. */
export const ServiceNote = z.object({ text: z.string(), since: Instant })
export type ServiceNote = z.infer<typeof ServiceNote>

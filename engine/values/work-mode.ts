import * as z from 'zod/mini'

/** Where the work is done, as a field of the source says it. */
export const WorkMode = z.enum(['remote', 'hybrid', 'onsite'])
export type WorkMode = z.infer<typeof WorkMode>

import * as z from 'zod/mini'

const ofUser = { v: z.literal(1), userId: z.string() }

/** Start a run. Used by queue and schedules; without a run id the worker claims a new run first. */
export const CycleMessage = z.strictObject({
  ...ofUser,
  trigger: z.enum(['manual', 'schedule']),
  runId: z.nullable(z.string()),
})
export type CycleMessage = z.infer<typeof CycleMessage>

/** Write and save the draft of one reserved entry. Only ids: no texts are ever in a queue. */
export const DraftMessage = z.strictObject({ ...ofUser, emailId: z.string() })
export type DraftMessage = z.infer<typeof DraftMessage>

export const ReviseMessage = z.strictObject({ ...ofUser, emailId: z.string(), task: z.literal('revise') })
export type ReviseMessage = z.infer<typeof ReviseMessage>

/** Delete unsent drafts, as their user asked: some of them with each message. */
export const DiscardMessage = z.strictObject({ ...ofUser, task: z.literal('discard') })
export type DiscardMessage = z.infer<typeof DiscardMessage>

export const SyncMessage = z.strictObject({ ...ofUser, task: z.literal('sync') })
export type SyncMessage = z.infer<typeof SyncMessage>

/** Turn on a mailbox that was turned off by mistake. */
export const RestoreMessage = z.strictObject({ ...ofUser, task: z.literal('restore') })
export type RestoreMessage = z.infer<typeof RestoreMessage>

import * as z from 'zod/mini'

/** Schedule payload and queue message alike. Without a run id the worker claims a new run first. */
export const CycleMessage = z.strictObject({
  v: z.literal(1),
  userId: z.string(),
  trigger: z.enum(['manual', 'schedule']),
  runId: z.nullable(z.string()),
})
export type CycleMessage = z.infer<typeof CycleMessage>

/** Write and save the draft of one reserved entry. Ids only: no text of anybody ever stands in a queue. */
export const DraftMessage = z.strictObject({
  v: z.literal(1),
  userId: z.string(),
  emailId: z.string(),
})
export type DraftMessage = z.infer<typeof DraftMessage>

export const ReviseMessage = z.strictObject({
  v: z.literal(1),
  userId: z.string(),
  emailId: z.string(),
  task: z.literal('revise'),
})
export type ReviseMessage = z.infer<typeof ReviseMessage>

/** Delete the drafts that nobody sent, as their user asked: some of them with each message. */
export const DiscardMessage = z.strictObject({
  v: z.literal(1),
  userId: z.string(),
  task: z.literal('discard'),
})
export type DiscardMessage = z.infer<typeof DiscardMessage>

export const SyncMessage = z.strictObject({
  v: z.literal(1),
  userId: z.string(),
  task: z.literal('sync'),
})
export type SyncMessage = z.infer<typeof SyncMessage>

import type { CycleMessage } from '#shared/messages/cycle.ts'

/** The message that a user's schedule sends to the cycle queue. */
export function schedulePayload(userId: string): string {
  return JSON.stringify({ v: 1, userId, trigger: 'schedule', runId: null } satisfies CycleMessage)
}

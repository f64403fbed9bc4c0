import * as z from 'zod/mini'
import { SessionStatus } from '#shared/models/account/user.ts'

/** Messages between tabs about the session they share. */
const SessionMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('extended'), status: SessionStatus }),
  z.object({ kind: z.literal('ended'), expired: z.boolean() }),
])
type SessionMessage = z.infer<typeof SessionMessage>

const CHANNEL = 'session'

/** One channel per tab, because only the channel that sends a message does not receive it. */
let shared: BroadcastChannel | null = null

/** Sends a message to the other tabs. */
export function broadcastToTabs(message: SessionMessage): void {
  const channel = (shared ??= new BroadcastChannel(CHANNEL))
  // A broadcast channel is limited to one origin and takes no target.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel.postMessage(message)
}

/** Calls `listener` with messages of other tabs; returns the function that stops it. */
export function listenToTabs(listener: (message: SessionMessage) => void): () => void {
  const onMessage = ({ data }: MessageEvent) => {
    const message = SessionMessage.safeParse(data)
    if (message.success) listener(message.data)
  }
  const channel = (shared ??= new BroadcastChannel(CHANNEL))
  channel.addEventListener('message', onMessage)
  return () => channel.removeEventListener('message', onMessage)
}

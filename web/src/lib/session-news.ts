import * as z from 'zod/mini'
import { SessionStatus } from '#shared/models/user.ts'

/** What one tab of the browser has to tell the others about the session that they share. */
const SessionNews = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('extended'), status: SessionStatus }),
  z.object({ kind: z.literal('ended') }),
])
type SessionNews = z.infer<typeof SessionNews>

const CHANNEL = 'session'

/**
 * One for the whole tab: a channel hears every other of its name and not itself, and nobody may be told their
 * own news.
 */
let shared: BroadcastChannel | null = null

/** Tells the other tabs. */
export function tellTabs(news: SessionNews): void {
  const channel = (shared ??= new BroadcastChannel(CHANNEL))
  // A broadcast channel is of one origin by nature and takes no target.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel.postMessage(news)
}

/** Hears what other tabs tell; returns how to stop. */
export function hearTabs(listener: (news: SessionNews) => void): () => void {
  const hear = ({ data }: MessageEvent) => {
    const news = SessionNews.safeParse(data)
    if (news.success) listener(news.data)
  }
  const channel = (shared ??= new BroadcastChannel(CHANNEL))
  channel.addEventListener('message', hear)
  return () => channel.removeEventListener('message', hear)
}

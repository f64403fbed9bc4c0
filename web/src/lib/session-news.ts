import * as z from 'zod/mini'
import { SessionStatus } from '#shared/models/user.ts'

/** What one tab of the browser has to tell the others about the session that they share. */
const SessionNews = z.discriminatedUnion('kind', [z.object({ kind: z.literal('extended'), status: SessionStatus }), z.object({ kind: z.literal('ended') })])
type SessionNews = z.infer<typeof SessionNews>

const CHANNEL = 'session'

/** Tells the other tabs. */
export function tellTabs(news: SessionNews): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(news)
  channel.close()
}

/** Hears what other tabs tell; returns how to stop. */
export function hearTabs(listener: (news: SessionNews) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', ({ data }) => {
    const news = SessionNews.safeParse(data)
    if (news.success) listener(news.data)
  })
  return () => channel.close()
}

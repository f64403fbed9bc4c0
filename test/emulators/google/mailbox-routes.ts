import type { Context, Hono } from 'hono'
import type { Clock } from '#platform/clock.ts'
import type { NodeEnv } from '#emulators/kit/server.ts'
import { mailboxPage, noAccountPage, type MailView } from './mailbox-page.ts'
import type { MailboxState, StoredDraft } from './mailbox-state.ts'

const PAGE_SIZE = 50

/**
 * A place within Gmail, as its addresses have it after the `#`: a search for the drafts to one person, and in it
 * the thread that is opened. Other searches are not imitated.
 */
function placeOf(hash: string): { readonly to: string; readonly threadId: string | undefined } | null {
  const [folder, search = '', threadId] = hash.split('/').map(decodeURIComponent)
  const to = folder === 'search' ? /^in:drafts to:\(([^()\s]+)\)$/.exec(search)?.[1] : undefined
  return to === undefined ? null : { to, threadId }
}

/** The mailbox page, its buttons' actions, and the drafts as JSON for tests. */
export function mailboxRoutes(app: Hono<NodeEnv>, state: MailboxState, clock: Clock): void {
  const viewOf = async (draft: StoredDraft, at: number): Promise<MailView> => ({
    id: draft.id,
    email: await state.parsed(draft),
    at,
  })

  const draftsTo = async (account: string, to: string) => {
    const drafts = await Promise.all(
      state.drafts(account).map(async (draft) => ({ draft, email: await state.parsed(draft) })),
    )
    return drafts
      .filter(({ email }) => email.to?.some(({ address }) => address?.toLowerCase() === to.toLowerCase()))
      .map(({ draft }) => draft)
  }

  app.get('/mailbox', async (c) => {
    const accounts = state.accounts()
    const asked = (c.req.query('account') ?? c.req.query('authuser'))?.toLowerCase()
    const account = accounts.find((one) => one.email === asked) ?? accounts[0]
    if (account === undefined) return c.html(noAccountPage())
    const folder = c.req.query('folder') === 'sent' ? 'sent' : 'drafts'
    const place = placeOf(c.req.query('at') ?? '')
    const drafts = place === null ? state.drafts(account.email) : await draftsTo(account.email, place.to)
    const sent = state.sent(account.email)
    const all = folder === 'sent' ? sent : drafts.map((draft) => ({ draft, at: draft.changedAt }))
    const pages = Math.max(1, Math.ceil(all.length / PAGE_SIZE))
    const page = Math.min(pages, Math.max(1, Math.trunc(Number(c.req.query('page') ?? 1)) || 1))
    const opened = all.find(
      ({ draft }) => draft.id === c.req.query('draft') || draft.threadId === place?.threadId,
    )
    return c.html(
      mailboxPage({
        account,
        accounts,
        folder,
        page,
        pages,
        now: clock.now(),
        counts: { drafts: state.draftCount(account.email), sent: sent.length },
        mails: await Promise.all(
          all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(({ draft, at }) => viewOf(draft, at)),
        ),
        open: opened === undefined ? null : await viewOf(opened.draft, opened.at),
      }),
    )
  })

  const leave = (how: 'send' | 'discard') => async (c: Context<NodeEnv>) => {
    const { account, draft } = await c.req.parseBody()
    if (typeof account !== 'string' || typeof draft !== 'string') return c.text('Which draft?', 400)
    state[how](account.toLowerCase(), draft)
    return c.redirect(`/mailbox?${new URLSearchParams({ account })}`, 303)
  }
  app.post('/mailbox/send', leave('send'))
  app.post('/mailbox/discard', leave('discard'))

  app.get('/_emulator/drafts', async (c) => {
    const drafts = state.drafts((c.req.query('account') ?? '').toLowerCase())
    return c.json(
      await Promise.all(
        drafts.map(async (draft) => {
          const email = await state.parsed(draft)
          return {
            draftId: draft.id,
            messageId: draft.rfc822MessageId,
            from: email.from ?? null,
            to: email.to ?? [],
            subject: email.subject ?? '',
            text: email.text ?? '',
            headers: email.headers.map(({ key, value }) => ({ key, value })),
            savedAt: new Date(draft.changedAt).toISOString(),
          }
        }),
      ),
    )
  })
}

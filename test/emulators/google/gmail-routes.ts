import { Hono, type Context, type Next } from 'hono'
import * as z from 'zod/mini'
import type { Clock } from '#platform/clock.ts'
import { recordRequest } from '#emulators/kit/recorded.ts'
import { dropAnswer, neverAnswer, type NodeEnv } from '#emulators/kit/server.ts'
import { apiError, faultAnswer } from './gmail-errors.ts'
import { draftResource } from './gmail-resources.ts'
import type { FaultQueue } from './faults.ts'
import type { MailboxState, StoredDraft } from './mailbox-state.ts'
import { COMPOSE } from './oauth-routes.ts'
import type { TokenStore } from './tokens.ts'

export interface GmailParts {
  readonly state: MailboxState
  readonly tokens: TokenStore
  readonly faults: FaultQueue
  readonly clock: Clock
  readonly sleep: (ms: number) => Promise<void>
  readonly settings: { indexLagMs: number; unitsPerMinute: number }
  readonly sendAttempts: { account: string; path: string; at: string }[]
}

interface Env extends NodeEnv {
  Variables: { account: string }
}

/** Source: developers.google.com/workspace/gmail/api/reference/quota, new projects from May 2026. */
const UNITS = {
  'users.getProfile': 1,
  'drafts.create': 10,
  'drafts.list': 5,
  'drafts.get': 5,
  'drafts.update': 15,
  'drafts.delete': 10,
  'drafts.send': 100,
  'messages.send': 100,
} as const
type Operation = keyof typeof UNITS

const DraftBody = z.object({
  message: z.object({
    raw: z.string().check(z.minLength(1), z.regex(/^[A-Za-z0-9_=-]+$/)),
    threadId: z.optional(z.string()),
  }),
})

export function gmailRoutes(parts: GmailParts): Hono<Env> {
  const { state, clock } = parts
  const app = new Hono<Env>()
  const spent = new Map<string, { minute: number; units: number }>()

  /** Checks token, scope, mailbox, quota and faults of one operation, in Google's order, and then runs it. */
  const operation =
    (name: Operation, work: (c: Context<Env>, account: string) => Promise<Response> | Response) =>
    async (c: Context<Env>) => {
      const account = c.get('account')
      if (c.req.header('x-goog-api-client') !== undefined)
        recordRequest('gmail', name, {
          ...c.req.query(),
          ...(c.req.method === 'GET' || c.req.method === 'DELETE'
            ? {}
            : { requestBody: await c.req.json().catch(() => null) }),
        })
      const minute = Math.floor(clock.now().getTime() / 60_000)
      const before = spent.get(account)
      const units = (before?.minute === minute ? before.units : 0) + UNITS[name]
      if (units > parts.settings.unitsPerMinute) {
        const next = new Date((minute + 1) * 60_000).toISOString()
        return apiError(c, 429, 'rateLimitExceeded', `User-rate limit exceeded.  Retry after ${next}`)
      }
      spent.set(account, { minute, units })
      const fault = parts.faults.take(name, account)
      if (fault === undefined) return work(c, account)
      if (fault.kind === 'timeout') return neverAnswer(c)
      if (fault.kind === 'slow') await parts.sleep(fault.delayMs)
      const refused = faultAnswer(c, fault)
      if (refused !== null) return refused
      const answer = await work(c, account)
      if (fault.kind === 'drop_after_effect') return dropAnswer(c)
      if (fault.kind === 'timeout_after_effect') return neverAnswer(c)
      return fault.kind === 'error_after_effect'
        ? apiError(c, 500, 'backendError', 'Internal error encountered.')
        : answer
    }

  app.use('/:userId/*', async (c: Context<Env>, next: Next) => {
    const token = parts.tokens.access((c.req.header('authorization') ?? '').replace(/^Bearer /, ''))
    if (token === undefined) {
      return apiError(
        c,
        401,
        'authError',
        'Request had invalid authentication credentials. Expected OAuth 2 access token.',
      )
    }
    if (!token.scope.split(' ').includes(COMPOSE)) {
      return outOfScope(c)
    }
    const user = c.req.param('userId') ?? ''
    if (user !== 'me' && user.toLowerCase() !== token.email)
      return apiError(c, 403, 'forbidden', `Delegation denied for ${token.email}`)
    c.set('account', token.email)
    return next()
  })

  // Methods that do not list gmail.compose among their scopes (the discovery document of the Gmail API).
  for (const kind of ['messages', 'threads', 'labels', 'history'])
    for (const path of [`/:userId/${kind}`, `/:userId/${kind}/:id`]) app.get(path, outOfScope)

  const missing = (c: Context<Env>) => apiError(c, 404, 'notFound', 'Requested entity was not found.')
  const invalid = (c: Context<Env>, field: string) =>
    apiError(c, 400, 'invalidArgument', `Invalid value for ${field}`)
  /**
   * Saves a message in the thread that the request names. Without one it starts a thread, even when it
   * replaces a draft that was in one (developers.google.com/workspace/gmail/api/guides/threads).
   */
  const saved = async (
    c: Context<Env>,
    account: string,
    id: string | undefined,
    { raw, threadId }: z.infer<typeof DraftBody>['message'],
  ) => {
    if (threadId !== undefined && !/^[0-9a-f]{1,16}$/.test(threadId)) return invalid(c, 'thread_id')
    if (threadId !== undefined && !state.hasThread(account, threadId)) return missing(c)
    return c.json(created(await state.putDraft(account, raw, id, threadId)))
  }

  app.get(
    '/:userId/profile',
    operation('users.getProfile', (c, account) => {
      const total = state.draftCount(account) + state.sent(account).length
      return c.json({
        emailAddress: account,
        messagesTotal: total,
        threadsTotal: total,
        historyId: String(1_000 + total),
      })
    }),
  )

  app.post(
    '/:userId/drafts',
    operation('drafts.create', async (c, account) => {
      const body = DraftBody.safeParse(await c.req.json().catch(() => null))
      if (!body.success) return invalid(c, 'message.raw')
      return await saved(c, account, undefined, body.data.message)
    }),
  )

  app.put(
    '/:userId/drafts/:id',
    operation('drafts.update', async (c, account) => {
      const id = c.req.param('id') ?? ''
      if (state.draft(account, id) === undefined) return missing(c)
      const body = DraftBody.safeParse(await c.req.json().catch(() => null))
      return body.success ? await saved(c, account, id, body.data.message) : invalid(c, 'message.raw')
    }),
  )

  app.get(
    '/:userId/drafts',
    operation('drafts.list', (c, account) => {
      const max = Number(c.req.query('maxResults') ?? 100)
      const start = Number(c.req.query('pageToken') ?? 0)
      if (!Number.isInteger(max) || max < 1 || !Number.isInteger(start)) return invalid(c, 'maxResults')
      const found = search(state.drafts(account), c.req.query('q') ?? '')
      if (found === null)
        return apiError(c, 501, 'notImplemented', 'This emulator searches by rfc822msgid: only.')
      const page = found.slice(start, start + Math.min(max, 500))
      const next = start + page.length
      return c.json({
        ...(page.length === 0
          ? {}
          : {
              drafts: page.map((draft) => ({
                id: draft.id,
                message: { id: draft.messageId, threadId: draft.threadId },
              })),
            }),
        ...(next < found.length ? { nextPageToken: String(next) } : {}),
        resultSizeEstimate: found.length,
      })
    }),
  )

  /** A list without a query is up to date; a search finds only what its index already contains. */
  function search(drafts: readonly StoredDraft[], q: string): readonly StoredDraft[] | null {
    if (q === '') return drafts
    const wanted = /^rfc822msgid:<?([^<>\s]+)>?$/.exec(q.trim())?.[1]
    if (wanted === undefined) return null
    const indexedUntil = clock.now().getTime() - parts.settings.indexLagMs
    return drafts.filter((draft) => draft.rfc822MessageId === wanted && draft.changedAt <= indexedUntil)
  }

  app.get(
    '/:userId/drafts/:id',
    operation('drafts.get', async (c, account) => {
      const draft = state.draft(account, c.req.param('id') ?? '')
      if (draft === undefined) return missing(c)
      if (c.req.query('format') !== 'metadata') return invalid(c, 'format')
      return c.json(draftResource(draft, await state.parsed(draft)))
    }),
  )

  app.delete(
    '/:userId/drafts/:id',
    operation('drafts.delete', (c, account) =>
      state.discard(account, c.req.param('id') ?? '') ? c.body(null, 204) : missing(c),
    ),
  )

  const refuseToSend = (c: Context<Env>, account: string) => {
    parts.sendAttempts.push({ account, path: c.req.path, at: clock.now().toISOString() })
    return apiError(c, 403, 'forbidden', 'This emulator never sends.')
  }
  app.post('/:userId/drafts/send', operation('drafts.send', refuseToSend))
  app.post('/:userId/messages/send', operation('messages.send', refuseToSend))
  return app
}

const outOfScope = (c: Context) =>
  apiError(c, 403, 'insufficientPermissions', 'Request had insufficient authentication scopes.')

const created = (draft: StoredDraft) => ({
  id: draft.id,
  message: { id: draft.messageId, threadId: draft.threadId, labelIds: ['DRAFT'] },
})

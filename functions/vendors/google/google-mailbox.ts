import { gmail, type gmail_v1 } from '@googleapis/gmail'
import addressparser from 'nodemailer/lib/addressparser'
import * as z from 'zod/mini'
import type { Clock } from '#platform/clock.ts'
import { count } from '#platform/log/metrics.ts'
import { isDraftOf, type DraftTraits } from '#functions/mailbox/is-draft-of.ts'
import type { DraftPlace, MailboxClient } from '#functions/mailbox/mailbox-port.ts'
import { accessTokens } from './access-tokens.ts'
import { gmailFailure, isUnauthorized, type Effect } from './google-failure.ts'
import { headerWords } from '../kit/header-words.ts'
import { buildMime } from '../kit/mime.ts'
import { unitsOf } from './quota-units.ts'
import { googleClient, type GoogleClientOptions } from './transport.ts'
import { MOST_EMAILS_PER_DAY } from '#shared/catalog/plans.ts'
import type { DraftMessage, Credentials } from '#functions/mailbox/model.ts'

export interface GoogleMailboxOptions extends GoogleClientOptions {
  /** Root of the Gmail API, with or without its trailing slash. */
  readonly gmailRootUrl: string
  readonly clock: Clock
  readonly spent?: (units: number) => void
}

/** The newest drafts that are read one by one in a search: more than the largest daily allowance. */
const NEWEST = MOST_EMAILS_PER_DAY + 10
const MAX_CONCURRENT = 8
/** Drafts per page, Gmail's maximum. */
const PAGE = 500
/** Pages that are listed, which cost at most a hundred quota units. A long list is read twice. */
const MAX_PAGES = 20

const Draft = z.object({ id: z.string().check(z.minLength(1)) })
const InThread = z.extend(Draft, { message: z.optional(z.object({ threadId: z.optional(z.string()) })) })
const Listed = z.object({ drafts: z.optional(z.array(InThread)), nextPageToken: z.optional(z.string()) })
const DraftHeaders = z.object({
  message: z.object({
    id: z.string().check(z.minLength(1)),
    threadId: z.optional(z.string()),
    payload: z.object({
      headers: z._default(z.array(z.object({ name: z.string(), value: z.string() })), []),
    }),
  }),
})
const Profile = z.object({ emailAddress: z.string().check(z.minLength(3)) })

/** Accepts a 404, because a draft may have been sent or discarded. */
const OR_GONE = { validateStatus: (status: number) => status === 200 || status === 404 }
/** Accepts the answers to a thread that does not exist (404) or that Gmail takes for no thread (400). */
const OR_NO_THREAD = { validateStatus: (status: number) => [200, 400, 404].includes(status) }

const placeOf = ({ id, message }: z.infer<typeof InThread>): DraftPlace => ({
  draftId: id,
  threadId: message?.threadId ?? null,
})

type Drafts = gmail_v1.Gmail['users']['drafts']

/**
 * Drafts in a user's Gmail mailbox. Needs only gmail.compose; nothing ever leaves the mailbox. Throws only
 * MailboxError. A request is repeated only after a 401, with a new access token; a 401 means that it had no
 * effect.
 */
export function googleMailbox(options: GoogleMailboxOptions): MailboxClient<Credentials> {
  const { clock, spent = (units) => count('GmailUnits', units) } = options
  const onRequest = (method: string, url: URL): void => {
    const units = unitsOf(method, url)
    if (units > 0) spent(units)
  }
  const newClient = () => googleClient({ ...options, onRequest })
  const tokens = accessTokens(newClient, clock)
  const rootUrl = options.gmailRootUrl.replace(/\/*$/, '/')

  async function call<T>(
    grant: Credentials,
    effect: Effect,
    work: (users: gmail_v1.Gmail['users']) => Promise<T>,
  ): Promise<T> {
    const withToken = (token: string): Promise<T> => {
      const auth = newClient()
      auth.setCredentials({ access_token: token })
      return work(gmail({ version: 'v1', auth, rootUrl }).users)
    }
    try {
      return await withToken(await tokens.get(grant))
    } catch (error) {
      if (!isUnauthorized(error)) throw gmailFailure(error, effect, clock.now())
    }
    tokens.drop(grant)
    try {
      return await withToken(await tokens.get(grant))
    } catch (error) {
      throw gmailFailure(error, effect, clock.now())
    }
  }

  return {
    async createDraft(grant: Credentials, message: DraftMessage): Promise<DraftPlace> {
      const raw = (await buildMime(message, clock.now())).toString('base64url')
      const threadId = message.reply?.threadId ?? null
      return call(grant, 'possible', async ({ drafts }) => {
        const create = (thread: { threadId?: string } = {}, how = {}) =>
          drafts.create({ userId: 'me', requestBody: { message: { raw, ...thread } } }, how)
        const first = threadId === null ? null : await create({ threadId }, OR_NO_THREAD)
        return placeOf(InThread.parse((first?.status === 200 ? first : await create()).data))
      })
    },
    /**
     * Finds a draft by Message-ID in the search index, which lags behind, and then by `isDraftOf` among the
     * newest drafts, which the user may have edited. Null when there is none.
     */
    findDraft: (grant: Credentials, wanted: DraftTraits) =>
      call(grant, 'none', async ({ drafts }) => {
        const indexed = Listed.parse(
          (await drafts.list({ userId: 'me', q: `rfc822msgid:<${wanted.messageId}>`, maxResults: 1 })).data,
        )
        const hit = indexed.drafts?.[0]
        if (hit !== undefined) return placeOf(hit)
        const newest = Listed.parse((await drafts.list({ userId: 'me', maxResults: NEWEST })).data)
        return findAmong(
          drafts,
          (newest.drafts ?? []).map((draft) => draft.id),
          wanted,
        )
      }),
    draftIds: (grant) =>
      call(grant, 'none', async ({ drafts }) => {
        const first = await listed(drafts)
        if (first.pages === 1) return first
        // A deletion between two pages moves the following drafts up, so one can be missed: the ids of both
        // lists are combined.
        const second = await listed(drafts)
        return { ids: new Set([...first.ids, ...second.ids]), complete: first.complete && second.complete }
      }),
    /** When the user edits a draft, Gmail assigns a Message-ID of its own. */
    look: (grant: Credentials, draftId: string) =>
      call(grant, 'none', async ({ drafts }) => {
        const found = await traitsOf(drafts, draftId)
        return found && { version: found.version, messageId: found.messageId, threadId: found.threadId }
      }),
    /**
     * Replaces a draft's message in its thread, which Gmail would take it out of otherwise; when Gmail no
     * longer knows the thread, the message starts another. Null, without creating a draft, when the draft was
     * sent or discarded.
     */
    async replace(
      grant: Credentials,
      { draftId, threadId }: DraftPlace,
      message: DraftMessage,
    ): Promise<DraftPlace | null> {
      const raw = (await buildMime(message, clock.now())).toString('base64url')
      return call(grant, 'possible', async ({ drafts }) => {
        const update = (
          thread: { threadId?: string },
          how: { validateStatus: (status: number) => boolean },
        ) => drafts.update({ userId: 'me', id: draftId, requestBody: { message: { raw, ...thread } } }, how)
        const first = threadId === null ? null : await update({ threadId }, OR_NO_THREAD)
        const answer = first?.status === 200 ? first : await update({}, OR_GONE)
        return answer.status === 404 ? null : placeOf(InThread.parse(answer.data))
      })
    },
    remove: (grant: Credentials, draftId: string) =>
      call(grant, 'possible', async ({ drafts }) => {
        const answer = await drafts.delete(
          { userId: 'me', id: draftId },
          { validateStatus: (status) => status === 204 || status === 200 || status === 404 },
        )
        return answer.status !== 404
      }),
    address: (grant: Credentials) =>
      call(
        grant,
        'none',
        async (users) => Profile.parse((await users.getProfile({ userId: 'me' })).data).emailAddress,
      ),
  }
}

/** Ids of all drafts, page by page; five quota units each. */
async function listed(drafts: Drafts): Promise<{ ids: Set<string>; complete: boolean; pages: number }> {
  const ids = new Set<string>()
  let pageToken: string | undefined
  for (let pages = 1; pages <= MAX_PAGES; pages += 1) {
    const answer = await drafts.list({
      userId: 'me',
      maxResults: PAGE,
      fields: 'drafts/id,nextPageToken',
      ...(pageToken === undefined ? {} : { pageToken }),
    })
    const page = Listed.parse(answer.data)
    for (const { id } of page.drafts ?? []) ids.add(id)
    pageToken = page.nextPageToken
    if (pageToken === undefined) return { ids, complete: true, pages }
  }
  return { ids, complete: false, pages: MAX_PAGES }
}

async function findAmong(
  drafts: Drafts,
  ids: readonly string[],
  wanted: DraftTraits,
): Promise<DraftPlace | null> {
  for (let start = 0; start < ids.length; start += MAX_CONCURRENT) {
    const some = ids.slice(start, start + MAX_CONCURRENT)
    const looks = await Promise.all(some.map(async (id) => ({ id, traits: await traitsOf(drafts, id) })))
    const found = looks.find(({ traits }) => traits !== null && isDraftOf(wanted, traits))
    if (found !== undefined) return { draftId: found.id, threadId: found.traits?.threadId ?? null }
  }
  return null
}

/** Null for a draft that was sent or discarded since it was listed. */
async function traitsOf(
  drafts: Drafts,
  id: string,
): Promise<(DraftTraits & { readonly version: string; readonly threadId: string | null }) | null> {
  const answer = await drafts.get({ userId: 'me', id, format: 'metadata' }, OR_GONE)
  if (answer.status === 404) return null
  const {
    id: version,
    threadId = null,
    payload: { headers },
  } = DraftHeaders.parse(answer.data).message
  const header = (wanted: string) => headers.find(({ name }) => name.toLowerCase() === wanted)?.value ?? ''
  const [to] = addressparser(header('to'), { flatten: true })
  return {
    version,
    threadId,
    messageId: header('message-id').trim().replaceAll(/^<|>$/g, ''),
    to: to?.address ?? '',
    subject: headerWords(header('subject')),
  }
}

import { createHash, randomBytes } from 'node:crypto'
import PostalMime, { type Email } from 'postal-mime'
import * as z from 'zod/mini'
import type { Clock } from '#platform/clock.ts'
import { journal } from '#emulators/kit/state.ts'

const Account = z.object({ email: z.string(), name: z.string(), sub: z.string() })
export type GoogleAccount = z.infer<typeof Account>

const Draft = z.object({
  account: z.string(),
  id: z.string(),
  messageId: z.string(),
  threadId: z.string(),
  /** The message as it was received, base64url. */
  raw: z.string(),
  /** Its Message-ID header without angle brackets. */
  rfc822MessageId: z.string(),
  /** Epoch milliseconds of the last change; the search index includes it later. */
  changedAt: z.number(),
})
export type StoredDraft = z.infer<typeof Draft>

const Event = z.discriminatedUnion('type', [
  /** Stands in the journals of earlier versions, which published a key. */
  z.object({ type: z.literal('key') }),
  z.object({ type: z.literal('account'), account: Account }),
  z.object({
    type: z.literal('grant'),
    refreshToken: z.string(),
    email: z.string(),
    clientId: z.string(),
    scope: z.string(),
  }),
  z.object({ type: z.literal('revoked'), refreshToken: z.string() }),
  z.object({ type: z.literal('draft'), draft: Draft }),
  z.object({
    type: z.literal('left'),
    account: z.string(),
    id: z.string(),
    how: z.enum(['sent', 'discarded']),
    at: z.number(),
  }),
])

interface Grant {
  readonly email: string
  readonly clientId: string
  readonly scope: string
}

export interface SentMessage {
  readonly draft: StoredDraft
  readonly at: number
}

/** Google's subject of an address: always the same digits, so that stored identities stay valid. */
export function subjectOf(email: string): string {
  const digest = createHash('sha256').update(email.toLowerCase()).digest('hex')
  return `1${(BigInt(`0x${digest.slice(0, 20)}`) % 10n ** 20n).toString().padStart(20, '0')}`
}

export type MailboxState = ReturnType<typeof mailboxState>

/** Accounts, grants and drafts; every change is one line of the journal. */
export function mailboxState(path: string | undefined, clock: Clock) {
  const accounts = new Map<string, GoogleAccount>()
  const grants = new Map<string, Grant>()
  const drafts = new Map<string, Map<string, StoredDraft>>()
  const sent = new Map<string, SentMessage[]>()
  const parsed = new WeakMap<StoredDraft, Promise<Email>>()

  const draftsOf = (email: string): Map<string, StoredDraft> => {
    const found = drafts.get(email) ?? new Map<string, StoredDraft>()
    drafts.set(email, found)
    return found
  }

  const log = journal(path, Event, (event) => {
    if (event.type === 'key') return
    if (event.type === 'account') accounts.set(event.account.email, event.account)
    else if (event.type === 'grant') grants.set(event.refreshToken, event)
    else if (event.type === 'revoked') grants.delete(event.refreshToken)
    else if (event.type === 'draft') draftsOf(event.draft.account).set(event.draft.id, event.draft)
    else {
      const draft = draftsOf(event.account).get(event.id)
      draftsOf(event.account).delete(event.id)
      if (draft !== undefined && event.how === 'sent')
        sent.set(event.account, [...(sent.get(event.account) ?? []), { draft, at: event.at }])
    }
  })

  const leave = (email: string, id: string, how: 'sent' | 'discarded'): boolean => {
    if (!draftsOf(email).has(id)) return false
    log.record({ type: 'left', account: email, id, how, at: clock.now().getTime() })
    return true
  }

  return {
    accounts: () => [...accounts.values()],
    account(email: string, name?: string): GoogleAccount {
      const address = email.toLowerCase()
      const known = accounts.get(address)
      if (known !== undefined) return known
      const account = { email: address, name: name ?? nameFrom(address), sub: subjectOf(address) }
      log.record({ type: 'account', account })
      return account
    },
    grant: (refreshToken: string) => grants.get(refreshToken),
    hasGrant: (email: string, clientId: string) =>
      [...grants.values()].some((grant) => grant.email === email && grant.clientId === clientId),
    /** Revokes a user's and client's oldest grants beyond a hundred without notice, as Google does. */
    addGrant(grant: Grant): string {
      const refreshToken = `1//${randomBytes(32).toString('base64url')}`
      log.record({ type: 'grant', refreshToken, ...grant })
      const alike = [...grants].filter(
        ([, other]) => other.email === grant.email && other.clientId === grant.clientId,
      )
      for (const [oldest] of alike.slice(0, Math.max(0, alike.length - 100)))
        log.record({ type: 'revoked', refreshToken: oldest })
      return refreshToken
    },
    revoke: (refreshToken: string) => log.record({ type: 'revoked', refreshToken }),
    revokeAccount(email: string) {
      for (const [refreshToken, grant] of grants)
        if (grant.email === email.toLowerCase()) log.record({ type: 'revoked', refreshToken })
    },
    draft: (email: string, id: string) => draftsOf(email).get(id),
    /** Newest first. */
    drafts: (email: string) => [...draftsOf(email).values()].toReversed(),
    hasThread: (email: string, threadId: string) =>
      [...draftsOf(email).values(), ...(sent.get(email) ?? []).map(({ draft }) => draft)].some(
        (draft) => draft.threadId === threadId,
      ),
    draftCount: (email: string) => draftsOf(email).size,
    /**
     * Creates a draft, or replaces the message of draft `id`, which keeps its id; the message gets a new one.
     * Without `threadId` the message starts a thread, also when it replaces one that was in a thread.
     */
    async putDraft(email: string, raw: string, id?: string, threadId?: string): Promise<StoredDraft> {
      const email822 = await PostalMime.parse(Buffer.from(raw, 'base64url'))
      const messageId = randomBytes(8).toString('hex')
      const draft: StoredDraft = {
        account: email,
        id: id ?? `r${BigInt(`0x${randomBytes(8).toString('hex')}`)}`,
        messageId,
        threadId: threadId ?? messageId,
        raw,
        rfc822MessageId: (
          email822.messageId ?? `<${randomBytes(16).toString('hex')}@mail.gmail.com>`
        ).replaceAll(/^<|>$/g, ''),
        changedAt: clock.now().getTime(),
      }
      log.record({ type: 'draft', draft })
      return draft
    },
    send: (email: string, id: string) => leave(email, id, 'sent'),
    discard: (email: string, id: string) => leave(email, id, 'discarded'),
    /** Newest first. */
    sent: (email: string) => (sent.get(email) ?? []).toReversed(),
    parsed(draft: StoredDraft): Promise<Email> {
      const known = parsed.get(draft) ?? PostalMime.parse(Buffer.from(draft.raw, 'base64url'))
      parsed.set(draft, known)
      return known
    },
  }
}

function nameFrom(email: string): string {
  const words = (email.split('@')[0] ?? '').split(/[._+-]+/).filter((word) => word !== '')
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')
}

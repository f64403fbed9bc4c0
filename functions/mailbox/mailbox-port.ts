import type { Mailbox } from './mailbox.item.ts'
import type { DraftTraits } from './is-draft-of.ts'
import type { Credentials, DraftMessage, MailboxGrant } from './model.ts'

/** A draft of ours in a mailbox, with its thread if the vendor named it. */
export interface DraftPlace {
  readonly draftId: string
  readonly threadId: string | null
}

/**
 * Drafts in a user's mailbox, whoever its vendor is. Nothing ever leaves the mailbox. Every method throws only
 * MailboxError, with one of its six failures. A vendor's client takes its own `Credentials`; what rules are given
 * chooses the client by the grant's vendor.
 */
export interface MailboxClient<Grant extends Credentials = MailboxGrant> {
  /** Creates a draft in the thread that the message answers, or in a new one when that thread is gone. */
  createDraft(grant: Grant, message: DraftMessage): Promise<DraftPlace>
  /** Finds a draft by its Message-ID, or by `isDraftOf` if the user edited it. Null when there is none. */
  findDraft(grant: Grant, wanted: DraftTraits): Promise<DraftPlace | null>
  /** Lists draft ids only. `complete` is false when the mailbox has more drafts than are listed. */
  draftIds(grant: Grant): Promise<{ readonly ids: ReadonlySet<string>; readonly complete: boolean }>
  /**
   * Looks at a draft; null when it was sent or discarded. `version` changes with every change. `messageId`,
   * without angle brackets, is ours until the user edits the draft.
   */
  look(
    grant: Grant,
    draftId: string,
  ): Promise<{
    readonly version: string
    readonly messageId: string
    readonly threadId: string | null
  } | null>
  /** Replaces a draft's message. Null, without creating a draft, when the draft was sent or discarded. */
  replace(grant: Grant, draft: DraftPlace, message: DraftMessage): Promise<DraftPlace | null>
  /** Deletes a draft; false when it was already sent or deleted. A sent message is not touched. */
  remove(grant: Grant, draftId: string): Promise<boolean>
  /** Email address of the mailbox; also the cheapest check that the grant works. */
  address(grant: Grant): Promise<string>
}

/** A vendor's page where users let us save drafts, and what comes of it. */
export interface MailboxConsent<Grant extends Credentials = Credentials> {
  authorizeUrl(asked: {
    readonly state: string
    readonly codeChallenge: string
    readonly loginHint: string
  }): string
  /** What an error of the consent page means; any other than a person's decision is logged. */
  decision(error: string): 'denied' | 'blocked' | 'unavailable'
  /** Exchanges the code. `composeGranted` is false when the user does not allow drafts. Throws MailboxError. */
  exchange(returned: { readonly code: string; readonly codeVerifier: string }): Promise<{
    readonly refreshToken: string | null
    readonly email: string
    readonly composeGranted: boolean
  }>
  /** Revokes the grant; succeeds when it is already dead. Throws MailboxError retry_later. */
  revoke(grant: Grant): Promise<void>
}

/** What a vendor opens. */
export type VendorClient = MailboxClient<Credentials> & MailboxConsent

/** What drafting and connecting need of a mailbox. */
export type DraftMailbox = Pick<MailboxClient, 'createDraft' | 'findDraft' | 'address'>

/** Opens the grant of a connected mailbox. Throws what the sealer throws. */
export const openGrant = async (
  userId: string,
  { vendor, sealedGrant }: Pick<Mailbox, 'vendor' | 'sealedGrant'>,
  sealer: { open(userId: string, sealed: string): Promise<string> },
): Promise<MailboxGrant> => ({ vendor, refreshToken: await sealer.open(userId, sealedGrant) })

/**
 * One client for the mailboxes of all vendors, each of which is opened at its first use. Throws Error for a vendor
 * that is not among them.
 */
export function mailboxesOf(vendors: Readonly<Record<string, () => Promise<VendorClient>>>) {
  const of = async (vendor: string): Promise<VendorClient> => {
    const open = vendors[vendor]
    if (open === undefined) throw new Error(`There is no client for mailboxes of ${vendor}.`)
    return await open()
  }
  return {
    createDraft: async (grant, ...rest) => await (await of(grant.vendor)).createDraft(grant, ...rest),
    findDraft: async (grant, ...rest) => await (await of(grant.vendor)).findDraft(grant, ...rest),
    draftIds: async (grant) => await (await of(grant.vendor)).draftIds(grant),
    look: async (grant, ...rest) => await (await of(grant.vendor)).look(grant, ...rest),
    replace: async (grant, ...rest) => await (await of(grant.vendor)).replace(grant, ...rest),
    remove: async (grant, ...rest) => await (await of(grant.vendor)).remove(grant, ...rest),
    address: async (grant) => await (await of(grant.vendor)).address(grant),
    revoke: async (grant) => await (await of(grant.vendor)).revoke(grant),
    /** The consent to connect a mailbox of this vendor. */
    consentOf: async (vendor: string): Promise<MailboxConsent> => await of(vendor),
  } satisfies MailboxClient & Pick<MailboxConsent<MailboxGrant>, 'revoke'> & Record<'consentOf', unknown>
}

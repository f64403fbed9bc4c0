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

/** What drafting and connecting need of a mailbox. */
export type DraftMailbox = Pick<MailboxClient, 'createDraft' | 'findDraft' | 'address'>

/** Opens the grant of a connected mailbox. Throws what the sealer throws. */
export const openGrant = async (
  userId: string,
  { vendor, sealedGrant }: Pick<Mailbox, 'vendor' | 'sealedGrant'>,
  sealer: { open(userId: string, sealed: string): Promise<string> },
): Promise<MailboxGrant> => ({ vendor, refreshToken: await sealer.open(userId, sealedGrant) })

/** One client for the mailboxes of all vendors. Throws Error for a vendor that has no client. */
export function mailboxesOf(
  clients: Readonly<Record<string, () => MailboxClient<Credentials>>>,
): MailboxClient {
  const of = ({ vendor }: MailboxGrant): MailboxClient<Credentials> => {
    const client = clients[vendor]
    if (client === undefined) throw new Error(`There is no client for mailboxes of ${vendor}.`)
    return client()
  }
  return {
    createDraft: async (grant, ...rest) => await of(grant).createDraft(grant, ...rest),
    findDraft: async (grant, ...rest) => await of(grant).findDraft(grant, ...rest),
    draftIds: async (grant) => await of(grant).draftIds(grant),
    look: async (grant, ...rest) => await of(grant).look(grant, ...rest),
    replace: async (grant, ...rest) => await of(grant).replace(grant, ...rest),
    remove: async (grant, ...rest) => await of(grant).remove(grant, ...rest),
    address: async (grant) => await of(grant).address(grant),
  }
}

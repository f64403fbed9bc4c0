import type { PostingVendor, Setting } from '#functions/postings/posting-vendor.ts'
import type { Clock } from '#platform/clock.ts'
import type { VendorClient } from './mailbox-port.ts'

/**
 * The description of a vendor of mailboxes, whose API users let us use by OAuth. It contains no client, so that the
 * cloud's stacks can import it.
 */
export interface MailboxVendor
  extends Pick<PostingVendor, 'id' | 'name' | 'part' | 'baseUrl'>,
    Record<'secret', NonNullable<PostingVendor['secret']>> {
  readonly kind: 'mailbox'
  /** Variable of the id of our OAuth client; a deployment sets it as `<vendor's id>ClientId`. */
  readonly clientId: string
  /** Path of the site's redirect URI. */
  readonly callback: string
  /** Its addresses besides `baseUrl`, by what they are for. */
  readonly addresses: { readonly token: PostingVendor['baseUrl'] } & Readonly<
    Record<string, PostingVendor['baseUrl']>
  >
  /** Path below `baseUrl` that answers without a token and costs nothing; any status below 500 is healthy. */
  readonly healthPath: string
  /** Loads the client, which only functions that use mailboxes need. */
  readonly open: (
    setting: Setting,
    parts: { readonly clock: Clock; readonly redirectUri: string },
  ) => Promise<VendorClient>
}

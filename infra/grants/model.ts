import type { QueueName } from '#shared/catalog/queues.ts'
import type { ContactVendorId } from '#vendors/contact-vendors.ts'
import type { MailboxVendorId } from '#vendors/mailbox-vendors.ts'
import type { PostingVendorId } from '#vendors/posting-vendors.ts'

/** Prefixes of the table's partition keys. */
export type Partition =
  | 'USER'
  | 'SESSION'
  | 'IDENTITY'
  | 'OAUTHSTATE'
  | 'TOKEN'
  | 'RECIPIENT'
  | 'RECIPIENTPROOF'
  | 'ANSWER'
  | 'THROTTLE'
  | 'CONTACT'
  | 'OPEN'
  | 'BLOG'
  | 'STRIPEEVENT'
  | 'RECONCILE'
  | 'CUSTOMER'
  | 'CARD'
  | 'EMAIL'
  | 'LINKPROOF'
  | 'TRIALMARK'
  | 'ERASED'
  | 'LISTED'
  | 'STATS'
  | 'INVOICE'
  | 'ADMIN'
  | 'ADMINSESSION'
  | 'AUDIT'
  | 'SECURITY'
  | 'SETTINGS'
  | 'OPERATION'
  | 'HEALTH'
  | 'NOTE'

/** The user's own partition and the session's: the default of a row without partitions. */
export const OWN: readonly Partition[] = ['USER', 'SESSION']

/** `contacts` is the key of the stage's vendor of contacts, `mailboxes` those of all vendors of mailboxes. */
export type ServiceSecret = 'contacts' | 'mailboxes' | 'hmac' | 'openai' | 'origin' | 'stripe' | 'webhook'
/** `signin` belongs to the user pool, and no function reads it; other vendors' secrets are named by their id. */
export type SecretName =
  | Exclude<ServiceSecret, 'contacts' | 'mailboxes'>
  | 'signin'
  | MailboxVendorId
  | ContactVendorId
  | PostingVendorId

/** The permissions of a function. Everything that is not named is denied. */
export interface Grants {
  readonly table: 'none' | 'read' | 'readWrite'
  /** Partitions that it may read, and write if `table` allows; the user's own and the session's when absent. */
  readonly partitions?: readonly Partition[]
  readonly reads?: readonly Partition[]
  readonly appends?: readonly Partition[]
  readonly resumes?: 'read' | 'readWrite' | 'move' | 'erase'
  /** The files of written exports: write them, make links that download them, or delete an account's. */
  readonly exports?: 'write' | 'link' | 'erase'
  readonly send?: readonly QueueName[]
  readonly mailboxKey?: readonly ('seal' | 'open')[]
  readonly schedules?: 'manage'
  readonly writer?: 'invoke'
  /** Search the sources of postings, or only say which countries they cover, which needs no secret. */
  readonly postings?: 'search' | 'coverage'
  /** `ask` probes each part of the service; `show` also reads the metrics. */
  readonly health?: 'ask' | 'show'
  /** Reads what visitors who agreed reported, and the source maps of the site. */
  readonly visits?: 'read'
  /** Identifies admins, and knows whether the stage requires their second factor. */
  readonly admins?: 'identify'
  /** Adds to the list of deleted accounts, which outlives the table. */
  readonly deletions?: 'note'
  readonly alarms?: 'repeat'
  readonly mail?: 'send'
  /** `exchange` uses the user pool's public URLs and needs no permission; `forget` deletes its users. */
  readonly signIn?: 'exchange' | 'forget'
  readonly secrets?: readonly ServiceSecret[]
  /** 512 when absent. Less memory means less processor time and slower cold starts. */
  readonly memoryMb?: number
  /** 10 when absent. An HTTP API times out after 30. */
  readonly timeoutSeconds?: number
  /** A call costs more than the table: a vendor, a model, a mail or much memory. The firewall limits addresses. */
  readonly costly?: true
}

import type { QueueName } from '#shared/catalog/queues.ts'
import type { PostingVendorId } from '#vendors/posting-vendors.ts'

/** Beginnings of the table's partition keys, and with them kinds of owners. */
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

export type ServiceSecret = 'google' | 'hunter' | 'hmac' | 'openai' | 'origin' | 'stripe' | 'webhook'
/** The user pool's own, which no function reads; those of the vendors of postings bear the vendor's id. */
export type SecretName = ServiceSecret | 'signin' | PostingVendorId

/** What an endpoint or worker may touch. Everything that is not named is denied. */
export interface Grants {
  readonly table: 'none' | 'read' | 'readWrite'
  /** Partitions it may reach; a user's own and the session's when absent. */
  readonly partitions?: readonly Partition[]
  readonly reads?: readonly Partition[]
  readonly appends?: readonly Partition[]
  readonly resumes?: 'read' | 'readWrite' | 'move' | 'erase'
  readonly send?: readonly QueueName[]
  readonly mailboxKey?: readonly ('seal' | 'open')[]
  readonly schedules?: 'manage'
  readonly writer?: 'invoke'
  /** Search the sources of postings, or say only which countries they cover, which takes no secret. */
  readonly postings?: 'search' | 'coverage'
  /** Ask each part of the service how it is; and show that with what was measured. */
  readonly health?: 'ask' | 'show'
  /** Knows an admin, and whether the stage wants a second factor of one. */
  readonly admins?: 'identify'
  /** Adds to the list of deleted accounts that outlives the table. */
  readonly deletions?: 'note'
  readonly alarms?: 'repeat'
  readonly mail?: 'send'
  /** Asks the user pool: public addresses, no permission of ours. Or deletes whom it knows. */
  readonly signIn?: 'exchange' | 'forget'
  readonly secrets?: readonly ServiceSecret[]
  /** 512 when absent: less memory is less processor, and a cold start takes longer. */
  readonly memoryMb?: number
  /** 10 when absent. An HTTP API gives up after 30. */
  readonly timeoutSeconds?: number
  /** What its route lets through for all callers together. */
  readonly traffic?: 'usual' | 'polled' | 'costly'
}

import { OWN_ITEMS, type Key } from '../inventory/own-items.ts'
import { WALK_SHARDS } from '#shared/catalog/constants.ts'

export type { Key } from '../inventory/own-items.ts'

const alone = (pk: string): Key => ({ pk, sk: '-' })

export const BLOG_LIST = 'BLOG#LIST'
export const BLOG_SEARCH = 'BLOG#SEARCH'

export const ADMINS = 'ADMIN#LIST'
export const auditDay = (day: string): string => `AUDIT#${day}`

export const keys = {
  ...OWN_ITEMS,

  identity: (issuer: string, subject: string) => alone(`IDENTITY#${issuer}#${subject}`),
  /** An account of an address, in lower case; several accounts may share an address. */
  address: (email: string, userId: string): Key => ({ pk: `EMAIL#${email}`, sk: userId }),
  linkProof: (tokenHash: string) => alone(`LINKPROOF#${tokenHash}`),
  session: (hash: string) => alone(`SESSION#${hash}`),
  authorization: (stateHash: string) => alone(`OAUTHSTATE#${stateHash}`),
  oneTimeToken: (hash: string) => alone(`TOKEN#${hash}`),
  /** The account of a customer at the payment provider, and the one that used a card for its trial. */
  customer: (customerId: string) => alone(`CUSTOMER#${customerId}`),
  card: (fingerprint: string) => alone(`CARD#${fingerprint}`),
  /** Marks that a deleted account had its trial (by its address), and that it was deleted (by its id). */
  trialMark: (fingerprint: string) => alone(`TRIALMARK#${fingerprint}`),
  erased: (fingerprint: string) => alone(`ERASED#${fingerprint}`),
  /** Counters of a person or company written to. */
  recipient: (fingerprint: string) => alone(`RECIPIENT#${fingerprint}`),
  /** A mailed link with which a person who was written to proves an address. */
  recipientProof: (hash: string) => alone(`RECIPIENTPROOF#${hash}`),
  answer: (hash: string) => alone(`ANSWER#${hash}`),
  reconciliation: (day: string): Key => ({ pk: `RECONCILE#${day}`, sk: 'REPORT' }),
  reconciliationPage: (day: string, page: number): Key => ({ pk: `RECONCILE#${day}`, sk: `SEEN#${page}` }),
  /** How far the provider's list of events was read. */
  eventSearch: () => alone('RECONCILE#EVENTS'),
  providerEvent: (eventId: string) => alone(`STRIPEEVENT#${eventId}`),
  /** Marks a message of the contact form as received. */
  contact: (digest: string) => alone(`CONTACT#${digest}`),
  /**
   * Admins share a partition, since there are few; the address entry, and the count of active super admins.
   */
  admin: (adminId: string): Key => ({ pk: ADMINS, sk: adminId }),
  adminAddress: (email: string): Key => ({ pk: 'ADMIN#ADDRESS', sk: email }),
  superAdmins: (): Key => ({ pk: 'ADMIN#COUNT', sk: 'super_admin' }),
  adminSession: (hash: string) => alone(`ADMINSESSION#${hash}`),
  /** Failed admin sign-ins of an account or network, whose name is hashed. */
  adminAttempts: (name: string) => alone(`ADMINSESSION#ATTEMPTS#${name}`),
  adminFactor: (adminId: string) => alone(`ADMINSESSION#FACTOR#${adminId}`),
  /** Settings for all users, and the latest operation of a kind. */
  systemSettings: () => alone('SETTINGS#SYSTEM'),
  operation: (kind: string) => alone(`OPERATION#${kind}`),
  audit: (at: Date, auditId: string): Key => ({ pk: auditDay(at.toISOString().slice(0, 10)), sk: auditId }),
  /** Marks an invoice or refund as counted. */
  countedPayment: (id: string) => alone(`INVOICE#${id}`),
  /** Counters over all accounts, in shards, and the number of accounts with access by plan or trial. */
  statistics: (shard: number) => alone(`STATS#${shard}`),
  activeAccounts: () => alone('STATS#ACTIVE'),
  /** What was counted in a month, `2026-11`, in shards. */
  monthCounts: (month: string, shard: number) => alone(`STATS#${month}#${shard}`),
  throttle: (name: string, window: string): Key => ({ pk: `THROTTLE#${name}`, sk: window }),
  /** Failed sign-ins of an hour, `2026-11-21T14`, from an address. */
  failedSignIns: (hour: string, address: string): Key => ({ pk: `SECURITY#${hour}`, sk: address }),

  /** Since when parts of the service are not healthy, and which of it an admin has seen. */
  healthHistory: () => alone('HEALTH#HISTORY'),
  acknowledgement: (part: string): Key => ({ pk: 'HEALTH#SEEN', sk: part }),
  /** The note to all users. */
  serviceNote: () => alone('NOTE#USERS'),

  /** An article in the list, and in the list with full texts for searching; both are read newest first. */
  blogListed: (publishedAt: Date, slug: string): Key => ({
    pk: BLOG_LIST,
    sk: `${publishedAt.toISOString()}#${slug}`,
  }),
  blogSearched: (publishedAt: Date, slug: string): Key => ({
    pk: BLOG_SEARCH,
    sk: `${publishedAt.toISOString()}#${slug}`,
  }),
  blogArticle: (slug: string) => alone(`BLOG#ARTICLE#${slug}`),
} as const

/** Each shard can take a thousand writes per second. */
export const STAT_SHARDS = 64
/** Fewer than the daily counts have, because three months are read at once. */
export const MONTH_SHARDS = 16

const shardOf = (id: string): number => id.charCodeAt(id.length - 1) % WALK_SHARDS
const shardsOf = (list: string) => Array.from({ length: WALK_SHARDS }, (_, shard) => `OPEN#${list}${shard}`)

/** Shards of open work. */
export const OPEN_WORK_SHARDS = shardsOf('')
/** Spreads open work over shards by the last character of its id, which is random in a ULID. */
export const openShard = (id: string): string => `OPEN#${shardOf(id)}`

/** Shards of accounts with access by plan or trial. */
export const ACCESS_SHARDS = shardsOf('ACCESS')
export const accessShard = (userId: string): string => `OPEN#ACCESS${shardOf(userId)}`

/** Shards of accounts whose subscription status will change by time. */
export const BILLING_SHARDS = shardsOf('BILLING')
export const billingShard = (userId: string): string => `OPEN#BILLING${shardOf(userId)}`

/** Shards of accounts that are deleted when unused for long enough. */
export const RETENTION_SHARDS = shardsOf('RETENTION')
export const retentionShard = (userId: string): string => `OPEN#RETENTION${shardOf(userId)}`

/** Shards of reminders that are to be mailed, by user. */
export const REMINDER_SHARDS = shardsOf('REMINDER')
export const reminderShard = (userId: string): string => `OPEN#REMINDER${shardOf(userId)}`

export interface Key {
  readonly pk: string
  readonly sk: string
}

/** The owner comes first, so nothing of another user can be reached through it. */
const own = (userId: string, sk: string): Key => ({ pk: `USER#${userId}`, sk })

const alone = (pk: string): Key => ({ pk, sk: '-' })

export const BLOG_LIST = 'BLOG#LIST'
export const BLOG_SEARCH = 'BLOG#SEARCH'

export const ADMINS = 'ADMIN#LIST'
export const auditDay = (day: string): string => `AUDIT#${day}`

export const keys = {
  profile: (userId: string) => own(userId, 'PROFILE'),
  subscription: (userId: string) => own(userId, 'SUBSCRIPTION'),
  billing: (userId: string) => own(userId, 'BILLING'),
  configuration: (userId: string) => own(userId, 'CONFIG'),
  cycle: (userId: string) => own(userId, 'CYCLE'),
  gmail: (userId: string) => own(userId, 'GMAIL'),
  /** Usage of a month, `2026-11`. */
  usage: (userId: string, month: string) => own(userId, `USAGE#${month}`),
  trialUsage: (userId: string) => own(userId, 'TRIAL'),
  resume: (userId: string, resumeId: string) => own(userId, `RESUME#${resumeId}`),
  /** What the owner said of what was read of the resumes. */
  factReview: (userId: string) => own(userId, 'FACTREVIEW'),
  run: (userId: string, runId: string) => own(userId, `RUN#${runId}`),
  email: (userId: string, emailId: string) => own(userId, `OUTREACH#${emailId}`),
  /** Posting, contact and letter of an entry: read one at a time, so kept out of the lists. */
  material: (userId: string, emailId: string) => own(userId, `MATERIAL#${emailId}`),
  /** The latest wish for an entry's draft, and the letters that were replaced. */
  revision: (userId: string, emailId: string) => own(userId, `REVISION#${emailId}`),
  /** That the drafts nobody sent are to be deleted. */
  discard: (userId: string) => own(userId, 'DISCARD'),
  usedJob: (userId: string, jobKey: string) => own(userId, `JOB#${jobKey}`),
  ownSession: (userId: string, hash: string) => own(userId, `SESSION#${hash}`),
  /** What leads to the account from outside, listed in its own partition: an identity, an address. */
  ownIdentity: (userId: string, issuer: string, subject: string) =>
    own(userId, `IDENTITY#${issuer}#${subject}`),
  ownAddress: (userId: string, email: string) => own(userId, `EMAIL#${email}`),
  ticket: (userId: string, ticketNumber: string) => own(userId, `TICKET#${ticketNumber}`),
  /** That a mail went out which goes out once. */
  notice: (userId: string, notice: string) => own(userId, `NOTICE#${notice}`),
  merge: (userId: string, secondaryId: string) => own(userId, `MERGE#${secondaryId}`),
  activity: (userId: string, activityId: string) => own(userId, `ACTIVITY#${activityId}`),
  retention: (userId: string) => own(userId, 'RETENTION'),
  deletion: (userId: string) => own(userId, 'ERASURE'),
  /** A card whose trial this account had, so that the claim is found when the account goes. */
  ownCard: (userId: string, fingerprint: string) => own(userId, `CARD#${fingerprint}`),

  identity: (issuer: string, subject: string) => alone(`IDENTITY#${issuer}#${subject}`),
  /** An account under an address, in lower case; several may share one. */
  address: (email: string, userId: string): Key => ({ pk: `EMAIL#${email}`, sk: userId }),
  linkProof: (tokenHash: string) => alone(`LINKPROOF#${tokenHash}`),
  session: (hash: string) => alone(`SESSION#${hash}`),
  authorization: (stateHash: string) => alone(`OAUTHSTATE#${stateHash}`),
  oneTimeToken: (hash: string) => alone(`TOKEN#${hash}`),
  /** Whose customer of the payment provider it is; and whose trial a card's fingerprint was used for. */
  customer: (customerId: string) => alone(`CUSTOMER#${customerId}`),
  card: (fingerprint: string) => alone(`CARD#${fingerprint}`),
  /** That a deleted account had its trial (its address's fingerprint), and was deleted (its id's). */
  trialMark: (fingerprint: string) => alone(`TRIALMARK#${fingerprint}`),
  erased: (fingerprint: string) => alone(`ERASED#${fingerprint}`),
  /** A person's or company's counters under their fingerprint. */
  recipient: (fingerprint: string) => alone(`RECIPIENT#${fingerprint}`),
  /** A mailed link by which a person who was written to proves an address. */
  recipientProof: (hash: string) => alone(`RECIPIENTPROOF#${hash}`),
  answer: (hash: string) => alone(`ANSWER#${hash}`),
  reconciliation: (day: string): Key => ({ pk: `RECONCILE#${day}`, sk: 'REPORT' }),
  reconciliationPage: (day: string, page: number): Key => ({ pk: `RECONCILE#${day}`, sk: `SEEN#${page}` }),
  providerEvent: (eventId: string) => alone(`STRIPEEVENT#${eventId}`),
  /** A message of the contact form under its digest. */
  contact: (digest: string) => alone(`CONTACT#${digest}`),
  /** All admins stand together: there are few. An address leads to one; active super admins are counted. */
  admin: (adminId: string): Key => ({ pk: ADMINS, sk: adminId }),
  adminAddress: (email: string): Key => ({ pk: 'ADMIN#ADDRESS', sk: email }),
  superAdmins: (): Key => ({ pk: 'ADMIN#COUNT', sk: 'super_admin' }),
  adminSession: (hash: string) => alone(`ADMINSESSION#${hash}`),
  /** Failed sign-ins of an account or a network, under a hash. */
  adminAttempts: (name: string) => alone(`ADMINSESSION#ATTEMPTS#${name}`),
  adminFactor: (adminId: string) => alone(`ADMINSESSION#FACTOR#${adminId}`),
  /** What holds for all users; and the latest operation of a kind. */
  systemSettings: () => alone('SETTINGS#SYSTEM'),
  operation: (kind: string) => alone(`OPERATION#${kind}`),
  audit: (at: Date, auditId: string): Key => ({ pk: auditDay(at.toISOString().slice(0, 10)), sk: auditId }),
  /** That an invoice or a refund was counted. */
  countedPayment: (id: string) => alone(`INVOICE#${id}`),
  /** Counters over all accounts, in shards; and how many a plan or trial lets in. */
  statistics: (shard: number) => alone(`STATS#${shard}`),
  activeAccounts: () => alone('STATS#ACTIVE'),
  throttle: (name: string, window: string): Key => ({ pk: `THROTTLE#${name}`, sk: window }),
  /** Failed sign-ins of an hour, `2026-11-21T14`, from an address. */
  failedSignIns: (hour: string, address: string): Key => ({ pk: `SECURITY#${hour}`, sk: address }),

  /** An article in the list, and the same with the text that a search looks through: read newest first. */
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

export const OPEN_SHARDS = 8
/** Each of them takes a thousand writes a second. */
export const STAT_SHARDS = 64

const shardOf = (id: string): number => id.charCodeAt(id.length - 1) % OPEN_SHARDS
const shardsOf = (list: string) => Array.from({ length: OPEN_SHARDS }, (_, shard) => `OPEN#${list}${shard}`)

/** Spreads open work over shards by the last character of its id, which is random in a ULID. */
export const openShard = (id: string): string => `OPEN#${shardOf(id)}`

/** The same for accounts that the table lets in. */
export const ACCESS_SHARDS = shardsOf('ACCESS')
export const accessShard = (userId: string): string => `OPEN#ACCESS${shardOf(userId)}`

/** The same for accounts whose subscription status changes by itself. */
export const BILLING_SHARDS = shardsOf('BILLING')
export const billingShard = (userId: string): string => `OPEN#BILLING${shardOf(userId)}`

/** The same for accounts that are deleted when they are no longer used. */
export const RETENTION_SHARDS = shardsOf('RETENTION')
export const retentionShard = (userId: string): string => `OPEN#RETENTION${shardOf(userId)}`

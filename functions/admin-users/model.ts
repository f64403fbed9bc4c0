import type { Account, Subscription } from '#functions/account/model.ts'
import type { SavedConfiguration } from '#functions/configuration/model.ts'
import type { OutreachEmailState } from '#functions/outreach/model.ts'
import type { EmailMark } from '#shared/models/outreach/outreach.ts'

/** An account as admins see it. */
export interface UserRow {
  readonly account: Account
  readonly subscription: Subscription
}

export interface ConfigurationRow {
  readonly userId: string
  readonly configuration: SavedConfiguration
}

export interface EmailRow {
  readonly id: string
  readonly userId: string
  readonly state: OutreachEmailState
  readonly mark: EmailMark | null
  readonly markedAt: Date | null
  readonly companyName: string
  readonly jobTitle: string
  readonly contactName: string
  readonly contactEmail: string
  /** What the contact is called at work; null for entries of earlier versions, too. */
  readonly contactTitle: string | null
  readonly subject: string | null
  readonly body: string | null
  readonly createdAt: Date
}

export interface MailboxRow {
  readonly userId: string
  readonly email: string
  readonly isActive: boolean
  readonly connectedAt: Date
}

/** Place in a list by time: where one page ends and the next begins. */
export interface Place {
  readonly at: Date
  readonly id: string
}

/**
 * Place in the list of addresses, by whose address it is and a hash of it: places travel in URLs, where no
 * address should be.
 */
export interface AddressPlace {
  readonly userId: string
  readonly hash: string
}

/** A page of what belongs to accounts, with the address of each of these accounts by its id. */
export interface OwnedPage<Row> extends Page<Row, Place> {
  readonly owners: Readonly<Record<string, string>>
}

export interface Page<Row, Next> {
  readonly rows: readonly Row[]
  /** Null on the last page. */
  readonly next: Next | null
}

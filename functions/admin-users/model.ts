import type { Account, Subscription } from '#functions/account/model.ts'
import type { SavedConfiguration } from '#functions/configuration/model.ts'
import type { OutreachEmailState } from '#functions/outreach/model.ts'
import type { EmailMark } from '#shared/models/outreach/outreach.ts'

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
  /** The contact's job title; null when unknown, and for emails of earlier versions. */
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

/** Position in a list sorted by time, at which a page ends. */
export interface Place {
  readonly at: Date
  readonly id: string
}

/**
 * Position in the list of addresses. It has a hash, because it becomes part of a URL, where no address may
 * be.
 */
export interface AddressPlace {
  readonly userId: string
  readonly hash: string
}

/** A page of rows that belong to accounts, with the accounts' addresses by id. */
export interface OwnedPage<Row> extends Page<Row, Place> {
  readonly owners: Readonly<Record<string, string>>
}

export interface Page<Row, Next> {
  readonly rows: readonly Row[]
  /** Null on the last page. */
  readonly next: Next | null
}

import type {
  AddressPlace,
  ConfigurationRow,
  EmailRow,
  MailboxRow,
  OwnedPage,
  Page,
  Place,
  UserRow,
} from './model.ts'

/**
 * Lists over all accounts, newest first, at a price that does not grow with them. A page may be shorter than
 * asked for when something on it was deleted just now.
 */
export interface Oversight {
  users(after: Place | null, limit: number): Promise<Page<UserRow, Place>>
  /** By address, those that begin so. Null when the place is not there any more. */
  usersByAddress(
    beginning: string,
    after: AddressPlace | null,
    limit: number,
  ): Promise<Page<UserRow, AddressPlace> | null>
  configurations(after: Place | null, limit: number): Promise<OwnedPage<ConfigurationRow>>
  emails(after: Place | null, limit: number): Promise<OwnedPage<EmailRow>>
  mailboxes(after: Place | null, limit: number): Promise<OwnedPage<MailboxRow>>
}

/** One account. All of these are null for one that is not there, was deleted, or became part of another. */
export interface UserFiles {
  user(userId: string): Promise<UserRow | null>
  configuration(
    userId: string,
  ): Promise<{ readonly configuration: ConfigurationRow['configuration'] | null } | null>
  /** `after` is the id of the last email of the page before. */
  emails(userId: string, after: string | null, limit: number): Promise<Page<EmailRow, string> | null>
}

export interface AccountSwitch {
  /**
   * Switches an account on or off in one step. Off ends its sessions: when this returns none is left, and
   * none was opened since. False for an account that is not there.
   */
  set(userId: string, isActive: boolean, now: Date): Promise<boolean>
}

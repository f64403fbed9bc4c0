/** The connected mailbox of a user; the grant stands sealed in the table and is opened for one use. */
export interface Mailbox {
  readonly email: string
  readonly sealedGrant: string
  /** False once Google refused the grant: nothing is tried again until the user reconnects. */
  readonly isActive: boolean
  readonly connectedAt: Date
  readonly problem: MailboxProblem | null
  /** When its drafts were last looked through; null before the first time. */
  readonly checkedAt: Date | null
}

export type MailboxProblem = 'grant_dead' | 'refused'

export interface MailboxStore {
  find(userId: string): Promise<Mailbox | null>
  save(userId: string, mailbox: Mailbox): Promise<void>
  /**
   * Turns the mailbox off. False when it was connected anew or disconnected since: then nothing is changed.
   */
  disable(userId: string, mailbox: Mailbox, problem: MailboxProblem): Promise<boolean>
  /** Turns it on again, under the same condition. */
  enable(userId: string, mailbox: Mailbox): Promise<boolean>
  /**
   * Sets when its drafts are looked through next, under the same condition; `checkedAt` when they were now.
   */
  lookAgain(userId: string, mailbox: Mailbox, at: Date, checkedAt: Date | null): Promise<boolean>
  remove(userId: string): Promise<void>
}

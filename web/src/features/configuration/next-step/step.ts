import type { Configuration, NextSyncInfo } from '#shared/models/configuration.ts'
import type { Run } from '#shared/models/outreach/run.ts'
import type { User } from '#shared/models/account/user.ts'

/** What a step asks of the user: one button, or none while the user can only wait. */
export type StepAction =
  | 'start'
  | 'start-again'
  | 'resume-plan'
  | 'connect-gmail'
  | 'read-drafts'
  | 'choose-people'
  | 'upgrade'
  | 'change-search'
  | 'change-place'
  | 'upload-resume'
  | 'write-to-support'

/** What the top of the dashboard says: the only place that says what to do next. */
export interface Step {
  /** The start button's text while it cannot be pressed, shown as a line; null when there is none. */
  readonly status: string | null
  readonly heading: string
  readonly body: string
  /** What is worth knowing and asks for nothing. */
  readonly aside?: string
  /** Null while the user can only wait. */
  readonly action: StepAction | null
  /** Whether something is wrong that the user has to put right. */
  readonly isWarning?: true
  /** Whether a run is under way. */
  readonly isAtWork?: true
}

export interface StepFacts {
  readonly user: User
  readonly configuration: Configuration
  readonly nextSync: NextSyncInfo | undefined
  readonly run: Run | null
  /** Within five seconds of the press. */
  readonly busy: boolean
  /** Started on this visit; the run has neither ended nor added an email. */
  readonly justStarted: boolean
  /** Whether drafts can be saved; null while unknown. */
  readonly mailboxReady: boolean | null
  /** Why the mailbox stopped working; null while it works or was never connected. */
  readonly mailboxProblem: string | null
  readonly now: number
}

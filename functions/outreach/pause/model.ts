import type { DiscardProblem } from '#shared/models/outreach/search-pause.ts'

/** How it stands with discarding the drafts that nobody sent. */
export interface Discard {
  readonly state: 'open' | 'done'
  readonly problem: DiscardProblem | null
}

/** The discarding of drafts while somebody works on it. */
export interface DiscardWork {
  readonly askedAt: Date
  /** Ids of the emails whose drafts may have been deleted already. */
  readonly deleting: readonly string[]
  /** How often it was taken up since it last came further. */
  readonly attempts: number
}

/** An email whose user has said nothing of it and that is not known to be sent. */
export interface UnsentEmail {
  readonly id: string
  readonly state: 'reserved' | 'written' | 'drafted' | 'ready'
  readonly draftId: string | null
  readonly draftMailbox: string | null
  readonly openedAt: Date
}

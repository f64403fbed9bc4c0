import { SOURCE_TROUBLES, type SourceTrouble } from '#shared/catalog/reasons/run-notes.ts'
import type { Posting, Search as PostingSearch } from '#engine/values/posting.ts'
import type { TargetRole } from '#shared/catalog/configuration/roles.ts'
import type { SkipReason } from '#shared/catalog/skip-reasons.ts'

/** The user's configuration as a search. */
export interface Search extends PostingSearch {
  /** The role of the person to write to. */
  readonly role: TargetRole
}

export interface PostingsFound {
  readonly postings: readonly Posting[]
  /** True when the source stopped before its last page (limit, outage); recorded with the run. */
  readonly cutShort: boolean
  readonly cutShortBy?: SourceTrouble
}

/** A source of postings. `search` throws SourceUnavailable when it could not get any postings. */
export interface PostingSource {
  readonly name: string
  covers(countryCode: string): boolean
  search(search: Search): Promise<PostingsFound>
}

export interface Skip {
  readonly reason: SkipReason
  readonly postingId: string
}

/**
 * The source cannot be asked now: an outage, a limit that a short wait does not lift, or a wrong key. The
 * message is for the log.
 */
export class SourceUnavailable extends Error {
  override readonly name = 'SourceUnavailable'
  readonly trouble: SourceTrouble

  constructor(trouble: SourceTrouble) {
    super(SOURCE_TROUBLES[trouble])
    this.trouble = trouble
  }
}

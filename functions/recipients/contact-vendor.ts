import type { Finding } from '#functions/monitoring/health.ts'
import type { PostingVendor, Setting, SourceParts } from '#functions/postings/posting-vendor.ts'
import type { AnswerCache, KeptAnswers } from '#platform/table/answer-cache.store.ts'
import type { HeldEntry } from '#shared/models/outreach/recipient.ts'
import type { ContactSource } from './model.ts'
import type { RecipientScreen } from './recipient-screen.store.ts'

/** The dependencies of a contact source. */
export interface ContactParts extends SourceParts {
  readonly cache: AnswerCache & Pick<KeptAnswers, 'renew'>
  /** Removes people who objected before an answer is stored. */
  readonly withoutObjectors: RecipientScreen['withoutObjectors']
}

/** A cache of people's data that all users share. */
export interface SharedEntries {
  entriesOn(email: string): Promise<readonly HeldEntry[]>
  forget(email: string): Promise<void>
}

/**
 * The description of a vendor of contacts. A stage uses the first one whose `baseUrl` variable is set. It
 * contains no client, so that the cloud's stacks can import it.
 */
export interface ContactVendor
  extends Pick<PostingVendor, 'id' | 'name' | 'part' | 'limits' | 'baseUrl'>,
    Record<'secret', NonNullable<PostingVendor['secret']>> {
  readonly kind: 'contact'
  /** Price of a credit in the vendor's largest listed plan, fully used, in cents. */
  readonly centsPerCredit: number
  /** Credits of that plan in a month. */
  readonly creditsPerMonth: number
  /** A free request that checks the key and what is left of the credits. */
  readonly probe: (setting: Setting, signal: AbortSignal) => Promise<Finding>
  /** Finds and deletes what is cached from the vendor about a person, on stages that no longer use it too. */
  readonly kept: (cache: KeptAnswers) => Promise<SharedEntries>
  /** Loads the client, which only functions that search need. */
  readonly open: (setting: Setting, parts: ContactParts) => Promise<ContactSource>
}

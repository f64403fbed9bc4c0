import * as z from 'zod/mini'
import { RevisionKind } from '#engine/values/letter-tones.ts'
import { LetterVersion as ShownVersion } from '#shared/models/outreach/outreach.ts'
import { StoredRefusal } from '#engine/values/finding.ts'
import type { Frozen } from '#engine/values/frozen.ts'
import type { Item } from '#platform/table/table.ts'
import { WrittenFrom } from '../emails/outreach-email.item.ts'
import { CheckedLetter } from '#engine/values/letter.ts'
import { NullableInstant, type Stored, StoredInstant } from '#platform/table/instant.ts'
import { pack, unpack } from '#platform/table/packed.ts'

const Failure = z.enum([
  'refused_by_check',
  'nothing_to_say',
  /** The new text is the same as the old one. */
  'same_text',
  /** A shorter text was requested, but the new one is not shorter. */
  'not_shorter',
  /** The owner changed the draft while it was being replaced. */
  'changed_in_gmail',
  'draft_gone',
  'access_ended',
  'mailbox_disconnected',
  'mailbox_refused',
  'gmail_busy',
  'asked_not_to_be_contacted',
  'on_your_list',
  /** It was never found out whether the new text was saved. */
  'in_doubt',
  'gave_up',
])
export type RevisionFailure = z.infer<typeof Failure>

const Version = z.extend(ShownVersion, { at: StoredInstant })

/** A letter that was replaced by another. */
export type LetterVersion = Stored<typeof Version>

const RevisionItem = z.object({
  state: z.enum(['open', 'done', 'failed']),
  wish: RevisionKind,
  /** Whether the user wants the draft replaced although they changed it in Gmail. */
  replaceChanged: z._default(z.boolean(), false),
  /** Ids of the lines that the user chose; empty for other wishes. */
  lines: z._default(z.array(z.string()), []),
  askedAt: StoredInstant,
  failure: z.nullable(Failure),
  /** Why the new letter was held back. */
  refusals: z.array(StoredRefusal),
  attempts: z.number(),
  replaces: z.nullable(z.string()),
  letter: z._default(z.nullable(CheckedLetter), null),
  /** The resume of the letter; absent without a letter, and for letters from before it was stored. */
  writtenFrom: z.optional(WrittenFrom),
  /** Newest first. */
  versions: z._default(z.array(Version), []),
  currentWish: z._default(z.nullable(RevisionKind), null),
  currentAt: z._default(NullableInstant, null),
})

/** The unpacked contents of a revision's item. */
export const openedRevision = ({ letter, versions, ...rest }: Item): Item => ({
  ...rest,
  ...(letter === undefined ? {} : { letter: unpack(letter) }),
  ...(versions === undefined ? {} : { versions: unpack(versions) }),
})

/** An open revision's own part, without its email. */
export function revisionFromItem(item: Item) {
  const { attempts, replaces, letter, writtenFrom, currentWish, currentAt, ...rest } = RevisionItem.parse(
    openedRevision(item),
  )
  return {
    revision: {
      ...rest,
      /** The origin of the current letter; null while it is the first one. */
      current: currentWish === null || currentAt === null ? null : { wish: currentWish, at: currentAt },
    },
    attempts,
    replaces,
    letter,
    from: writtenFrom,
  }
}

/** The state of rewriting an email's draft. */
export type Revision = Frozen<ReturnType<typeof revisionFromItem>['revision']>

export const versionsToAttribute = (versions: readonly LetterVersion[]): Uint8Array => pack(versions)

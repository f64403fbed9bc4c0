import * as z from 'zod/mini'
import { DAY } from '#platform/clock.ts'
import { StoredInstant, type Stored, ttlOf } from '#platform/table/instant.ts'
import { keys } from '#platform/table/keys.ts'
import type { Item } from '#platform/table/table.ts'
import { DeclineReason } from '#shared/models/outreach/shortlist.ts'

/** Postings and contacts of a shortlist are kept as long. */
const KEPT_MS = 14 * DAY

const EntryItem = z.object({
  choice: z.enum(['open', 'ticked', 'declined']),
  reason: z.nullable(DeclineReason),
  /** The rule that the reason made; null without one, and in entries from before it was stored. */
  ruleId: z._default(z.nullable(z.string()), null),
  /** The addresses of the people shown for this entry. */
  shown: z.array(z.string()),
})
/** What the user said about an entry. */
export type StoredEntry = Stored<typeof EntryItem>

const ShortlistItem = z.object({ runId: z.string(), madeAt: StoredInstant, ids: z.array(z.string()) })

export interface StoredShortlist extends Stored<typeof ShortlistItem> {
  /** By id, in the order of `ids`. */
  readonly entries: ReadonlyMap<string, StoredEntry>
}

/** Each entry is an attribute of its own, so that tabs that change different entries do not disturb each other. */
export const entryAttribute = (id: string): string => `entry_${id}`

/** The shortlist of a run, best first; it replaces the one of an earlier run. */
export interface NewShortlist {
  readonly userId: string
  readonly runId: string
  readonly entries: readonly { readonly id: string; readonly email: string }[]
}

export const shortlistToItem = ({ userId, runId, entries }: NewShortlist, now: Date): Item => ({
  ...keys.shortlist(userId),
  runId,
  madeAt: now,
  ids: entries.map(({ id }) => id),
  ...Object.fromEntries(
    entries.map(({ id, email }) => [
      entryAttribute(id),
      { choice: 'open', reason: null, ruleId: null, shown: [email] } satisfies StoredEntry,
    ]),
  ),
  ttl: ttlOf(new Date(now.getTime() + KEPT_MS)),
})

export function shortlistFromItem(item: Item): StoredShortlist {
  const { ids, ...list } = ShortlistItem.parse(item)
  return {
    ...list,
    ids,
    entries: new Map(ids.map((id) => [id, EntryItem.parse(item[entryAttribute(id)])])),
  }
}

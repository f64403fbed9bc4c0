import * as z from 'zod/mini'
import { NullableInstant, type Stored } from '#platform/table/instant.ts'
import { pack, unpack } from '#platform/table/packed.ts'
import type { Item } from '#platform/table/table.ts'
import { runFromItem } from '#functions/runs/run.item.ts'
import { Posting } from '#engine/values/posting.ts'
import { LinkProblem } from '#shared/catalog/reasons/link-problems.ts'

/** `reading`, then `read` or `unreadable`; `asked` once an email is to be written. */
const Phase = z.enum(['reading', 'read', 'unreadable', 'asked'])

const Contents = z.object({
  /** The link, or the pasted text and its company. */
  input: z.union([
    z.object({ url: z.string() }),
    z.object({ companyName: z.string(), description: z.string() }),
  ]),
  problem: z._default(z.nullable(LinkProblem), null),
  posting: z._default(z.nullable(z.extend(Posting, { postedAt: NullableInstant })), null),
  needs: z._default(z.array(z.string()), []),
  /** The company as it was read, before its user corrected it. */
  companyRead: z._default(z.string(), ''),
})
type Contents = Stored<typeof Contents>

const OwnItem = z.object({
  phase: Phase,
  emailId: z.nullable(z.string()),
  /** The user's email for which the job was used already. */
  earlierEmailId: z._default(z.nullable(z.string()), null),
  packed: z.instanceof(Uint8Array),
})

/** A posting that a user found, and the run of the one email that is written to it. */
export type OwnPostingRecord = ReturnType<typeof ownPostingFromItem>

export function ownPostingFromItem(item: Item) {
  const { packed, ...rest } = OwnItem.parse(item)
  return { ...rest, ...Contents.parse(unpack(packed)), run: runFromItem(item) }
}

export const packedContents = ({ input, problem, posting, needs, companyRead }: Contents): Uint8Array =>
  pack({ input, problem, posting, needs, companyRead })

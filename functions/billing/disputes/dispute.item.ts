import * as z from 'zod/mini'
import { keys } from '#platform/table/keys.ts'
import { listedDispute } from '#platform/table/lists/list-places.ts'
import type { Item } from '#platform/table/table.ts'
import { type Stored, StoredInstant } from '#platform/table/instant.ts'

const DisputeItem = z.object({ amountCents: z.number(), openedAt: StoredInstant })

/** A payment that the user disputes at the bank, which has not decided. */
export type Dispute = Stored<typeof DisputeItem>

export const disputeFromItem = (item: Item): Dispute => DisputeItem.parse(item)

export const disputeToItem = (userId: string, dispute: Dispute): Item => ({
  ...keys.dispute(userId),
  ...dispute,
  ...listedDispute(userId, dispute.openedAt),
})

import { absent, anyOf, part } from '#platform/table/expressions.ts'
import * as z from 'zod/mini'
import { type Stored, StoredInstant, withStoredInstants } from '#platform/table/instant.ts'
import { keys } from '#platform/table/keys.ts'
import type { Table } from '#platform/table/table.ts'

/** What codes are judged by: the secret itself is kept nowhere, it is made of this and the service's own key. */
const Factor = z.object({
  nonce: z.string(),
  /** SHA-256 of the recovery codes that were not used. */
  recovery: z.array(z.string()),
})
const FactorItem = z.object({
  /** Null before the first was confirmed. */
  active: z.nullable(z.extend(Factor, { lastStep: z.number(), since: StoredInstant })),
  pending: z.nullable(Factor),
  /** Counts the writes, so that of two at once one is refused. */
  version: z.number(),
})

/** An admin's second factor, and one that waits for its first code. */
export type SecondFactor = Stored<typeof FactorItem>

/** Second factors of admins. */
export const secondFactors = (table: Table) => ({
  async find(adminId: string): Promise<SecondFactor | null> {
    const item = await table.get(keys.adminFactor(adminId))
    return item && FactorItem.parse(item)
  },
  /** Writes over the version that was read, 0 for none; false when another write came between. */
  async save(adminId: string, factor: Omit<SecondFactor, 'version'>, before: number): Promise<boolean> {
    const { active, pending } = factor
    const failed = await table.transact([
      part.put(
        {
          ...keys.adminFactor(adminId),
          active: active && withStoredInstants(active),
          pending,
          version: before + 1,
        },
        anyOf(absent('pk'), { version: before }),
      ),
    ])
    return failed.length === 0
  },
  async remove(adminId: string): Promise<void> {
    await table.remove(keys.adminFactor(adminId))
  },
})

export type SecondFactors = ReturnType<typeof secondFactors>

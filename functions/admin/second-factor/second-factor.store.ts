import { absent, anyOf, part } from '#platform/table/expressions.ts'
import * as z from 'zod/mini'
import { type Stored, StoredInstant } from '#platform/table/instant.ts'
import { keys } from '#platform/table/keys.ts'
import type { Table } from '#platform/table/table.ts'

/** The secret itself is not stored: it is derived from the nonce and the service's key. */
const Factor = z.object({
  nonce: z.string(),
  /** SHA-256 of the unused recovery codes. */
  recovery: z.array(z.string()),
})
const FactorItem = z.object({
  /** Null until the first one is confirmed. */
  active: z.nullable(z.extend(Factor, { lastStep: z.number(), since: StoredInstant })),
  pending: z.nullable(Factor),
  /** Incremented by each write, so that a concurrent one is refused. */
  version: z.number(),
})

/** An admin's second factor, and one that is still to be confirmed. */
export type SecondFactor = Stored<typeof FactorItem>

/** Second factors of admins. */
export const secondFactors = (table: Table) => ({
  async find(adminId: string): Promise<SecondFactor | null> {
    const item = await table.get(keys.adminFactor(adminId))
    return item && FactorItem.parse(item)
  },
  /** Replaces version `before`, 0 for none; false after a concurrent write. */
  async save(adminId: string, factor: Omit<SecondFactor, 'version'>, before: number): Promise<boolean> {
    const { active, pending } = factor
    const failed = await table.transact([
      part.put(
        { ...keys.adminFactor(adminId), active, pending, version: before + 1 },
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

import { absent, anyOf, part } from '#platform/table/expressions.ts'
import * as z from 'zod/mini'
import { StoredInstant, toStored } from '#platform/table/instant.ts'
import { keys } from '#platform/table/keys.ts'
import type { Table } from '#platform/table/table.ts'
import type { SecondFactor } from './model.ts'

const Factor = z.object({ nonce: z.string(), recovery: z.array(z.string()) })
const FactorItem = z.object({
  active: z.nullable(z.extend(Factor, { lastStep: z.number(), since: StoredInstant })),
  pending: z.nullable(Factor),
  version: z.number(),
})

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
          active: active && { ...active, since: toStored(active.since) },
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

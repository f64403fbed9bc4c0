import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import type { Clock } from '#platform/clock.ts'
import { ttlOf } from '#platform/table/instant.ts'
import { pack, unpack } from '#platform/table/packed.ts'
import { keys } from '#platform/table/keys.ts'
import type { Table } from '#platform/table/table.ts'

const AnswerItem = z.object({ packed: z.unknown(), ttl: z.number() })

/** An item holds 400 KB; a larger answer is simply asked for again. */
const MAX_BYTES = 350_000

/** Providers' answers in the table, compressed. */
export function answerCache(table: Table, clock: Clock) {
  const keyOf = (key: string) => keys.answer(createHash('sha256').update(key).digest('base64url'))
  return {
    async get(key: string) {
      const item = await table.get(keyOf(key))
      if (item?.['packed'] === undefined) return null
      const { packed, ttl } = AnswerItem.parse(item)
      return ttl > clock.now().getTime() / 1000 ? unpack(packed) : null
    },
    /** Puts another answer in the place of a kept one, which ends when that would have. */
    async amend(key: string, value: unknown) {
      await table.update(keyOf(key), {
        UpdateExpression: 'SET packed = :packed',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: { ':packed': pack(value) },
      })
    },
    async remove(key: string) {
      await table.remove(keyOf(key))
    },
    async put(key: string, value: unknown, ttlSeconds: number) {
      const packed = pack(value)
      if (packed.byteLength > MAX_BYTES) return
      await table.put({
        ...keyOf(key),
        packed,
        ttl: ttlOf(new Date(clock.now().getTime() + ttlSeconds * 1000)),
      })
    },
  }
}

/**
 * Keeps providers' answers so that the same question is paid for once. Values are JSON; keys hold no address
 * of a person.
 */
export type AnswerCache = Pick<KeptAnswers, 'get' | 'put'>

/** The same with what somebody's objection takes out of them. */
export type KeptAnswers = ReturnType<typeof answerCache>

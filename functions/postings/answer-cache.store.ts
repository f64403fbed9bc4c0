import { above, atLeast, below, exists } from '#platform/table/expressions.ts'
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
const DAY_S = 86_400

/** Providers' answers in the table, compressed. */
export function answerCache(table: Table, clock: Clock) {
  const inSeconds = (seconds: number) => ttlOf(new Date(clock.now().getTime() + seconds * 1000))
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
      await table.update(keyOf(key), { set: { packed: pack(value) }, when: exists('pk') })
    },
    /** Keeps an answer that was used for as long again; one that is over, or as old as any may be, is left. */
    async renew(key: string, ttlSeconds: number) {
      await table.update(keyOf(key), {
        set: { ttl: inSeconds(ttlSeconds) },
        // Once a day is often enough.
        when: [
          above('ttl', inSeconds(0)),
          below('ttl', inSeconds(ttlSeconds - DAY_S)),
          atLeast('latest', inSeconds(ttlSeconds)),
        ],
      })
    },
    async remove(key: string) {
      await table.remove(keyOf(key))
    },
    /** Kept for `ttlSeconds`, and where renewals move that on, for no more than `latestSeconds` in all. */
    async put(key: string, value: unknown, ttlSeconds: number, latestSeconds = ttlSeconds) {
      const packed = pack(value)
      if (packed.byteLength > MAX_BYTES) return
      await table.put({
        ...keyOf(key),
        packed,
        ttl: inSeconds(ttlSeconds),
        latest: inSeconds(latestSeconds),
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

import { above, atLeast, below, exists } from './expressions.ts'
import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import type { Clock } from '../clock.ts'
import { ttlOf } from './instant.ts'
import { pack, unpack } from './packed.ts'
import { keys } from './keys.ts'
import type { Table } from './table.ts'

const AnswerItem = z.object({ packed: z.unknown(), ttl: z.number() })

/** A DynamoDB item holds 400 KB; larger answers are not cached. */
const MAX_BYTES = 350_000
const DAY_S = 86_400

/** A cache of providers' answers in the table, compressed. */
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
    /** Replaces a cached answer and keeps its expiry. */
    async amend(key: string, value: unknown) {
      await table.update(keyOf(key), { set: { packed: pack(value) }, when: exists('pk') })
    },
    /** Extends the expiry of an answer that was used, unless it has expired or reached its maximum age. */
    async renew(key: string, ttlSeconds: number) {
      await table.update(keyOf(key), {
        set: { ttl: inSeconds(ttlSeconds) },
        // At most one renewal a day.
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
    /** Caches an answer for `ttlSeconds`; renewals extend that to at most `latestSeconds` in all. */
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

/** Caches providers' answers, so each is paid for once. Values are JSON; keys hold no personal address. */
export type AnswerCache = Pick<KeptAnswers, 'get' | 'put'>

/** The cache with the methods that an objection needs to change or remove answers. */
export type KeptAnswers = ReturnType<typeof answerCache>

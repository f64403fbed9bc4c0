import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import type { AnswerCache, CallBudget, UsedJobs } from '#core/finding/ports.ts'
import type { Clock } from '#core/kernel/clock.ts'
import { ttlOf } from './items/instant.ts'
import { keys, type Key } from './keys.ts'
import type { Table, UpdateParts } from './table.ts'

const AnswerItem = z.object({ value: z.string(), ttl: z.number() })

/** An item holds 400 KB; a larger answer is simply asked for again. */
const MOST_BYTES = 350_000

/** Providers' answers in the table, as JSON text. */
export function answerCache(table: Table, clock: Clock): AnswerCache {
  const keyOf = (key: string) => keys.answer(createHash('sha256').update(key).digest('base64url'))
  return {
    async get(key) {
      const item = await table.get(keyOf(key))
      if (item === null) return null
      const { value, ttl } = AnswerItem.parse(item)
      return ttl > clock.now().getTime() / 1000 ? JSON.parse(value) : null
    },
    async put(key, value, ttlSeconds) {
      const text = JSON.stringify(value)
      if (Buffer.byteLength(text) > MOST_BYTES) return
      await table.put({ ...keyOf(key), value: text, ttl: ttlOf(new Date(clock.now().getTime() + ttlSeconds * 1000)) })
    },
  }
}

/** Fixed windows counted in the table, shared by every process; a call counts in all of them or in none. */
export function callBudget(table: Table, clock: Clock): CallBudget {
  return {
    async take(source, windows) {
      const now = clock.now().getTime()
      const ends = windows.map(({ seconds }) => (Math.floor(now / (seconds * 1000)) + 1) * seconds * 1000)
      const parts = windows.map(({ seconds, limit, shared }, index) => ({
        key: keys.throttle(shared ?? source, `${seconds}#${ends[index]}`),
        UpdateExpression: 'ADD used :one SET #ttl = :ttl',
        ConditionExpression: 'attribute_not_exists(used) OR used < :limit',
        ExpressionAttributeNames: { '#ttl': 'ttl' },
        ExpressionAttributeValues: { ':one': 1, ':limit': limit, ':ttl': ttlOf(new Date((ends[index] ?? now) + 60_000)) },
      }))
      const failed = await takeAll(table, parts)
      if (failed.length === 0) return { taken: true }
      return { taken: false, retryAfterMs: Math.max(...failed.map((index) => (ends[index] ?? now) - now)) }
    },
  }
}

/** One window needs no transaction, which costs twice for not counting twice what was asked again. Indexes of the windows that are full. */
async function takeAll(table: Table, parts: readonly (Required<UpdateParts> & { readonly key: Key })[]): Promise<readonly number[]> {
  const [first, ...others] = parts
  if (first !== undefined && others.length === 0) {
    const { key, ...update } = first
    return (await table.update(key, update)) === null ? [0] : []
  }
  return await table.transact(parts.map(({ key, ...update }) => ({ Update: { TableName: table.name, Key: { ...key }, ...update } })))
}

/** Which jobs a user was given, by the markers that their reservations left. */
export function usedJobs(table: Table): UsedJobs {
  return {
    async among(userId, jobKeys) {
      const used = new Set<string>()
      for (let from = 0; from < jobKeys.length; from += 100) {
        const part = jobKeys.slice(from, from + 100)
        const items = await table.getMany(part.map((jobKey) => keys.usedJob(userId, jobKey)))
        items.forEach((item, index) => {
          const jobKey = part[index]
          if (item !== null && jobKey !== undefined) used.add(jobKey)
        })
      }
      return used
    },
  }
}

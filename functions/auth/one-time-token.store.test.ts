import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { issueToken, redeemToken } from './one-time-tokens.ts'
import { keys } from '#platform/table/keys.ts'
import { oneTimeTokenStore } from './one-time-token.store.ts'
import { testTable } from '#harness/platform/table/test-table.ts'

const table = await testTable()
const tokens = oneTimeTokenStore(table)
const hash = (value: string) => createHash('sha256').update(value).digest('base64url')
let made = 0
const secrets = { fresh: () => `token-${(made += 1)}`, hash }
let now = new Date('2026-03-10T08:00:00.000Z')
const deps = { tokens, secrets, clock: { now: () => now } }
const owner = { userId: 'usr_1', email: 'mia@mail.example' }
const issued = async () => await issueToken(owner, hash('browser'), deps)

test('a token can be redeemed once', async () => {
  const token = await issued()
  expect(await redeemToken(token, 'browser', deps)).toEqual(owner)
  await expect(redeemToken(token, 'browser', deps)).rejects.toMatchObject({
    code: 'sign_in_failed',
  })
})

test('of twenty concurrent requests with a token, only one succeeds', async () => {
  const token = await issued()
  const shown = await Promise.allSettled(
    Array.from({ length: 20 }, async () => await redeemToken(token, 'browser', deps)),
  )
  expect(shown.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test.each(['another browser', undefined])(
  'a token is refused in another browser (%j), and used up',
  async (browser) => {
    const token = await issued()
    await expect(redeemToken(token, browser, deps)).rejects.toMatchObject({
      code: 'sign_in_failed',
    })
    await expect(redeemToken(token, 'browser', deps)).rejects.toMatchObject({
      code: 'sign_in_failed',
    })
  },
)

test('a token is valid for ten minutes', async () => {
  const [inTime, late] = [await issued(), await issued()]
  now = new Date('2026-03-10T08:09:59.000Z')
  expect(await redeemToken(inTime, 'browser', deps)).toEqual(owner)
  now = new Date('2026-03-10T08:10:00.000Z')
  await expect(redeemToken(late, 'browser', deps)).rejects.toMatchObject({
    code: 'sign_in_failed',
  })
  now = new Date('2026-03-10T08:00:00.000Z')
})

test('a token that was never issued is refused', async () => {
  await expect(redeemToken('made up', 'browser', deps)).rejects.toMatchObject({
    code: 'sign_in_failed',
  })
})

test('the table stores only the hash of a token, with a TTL', async () => {
  const token = await issued()
  const item = await table.get(keys.oneTimeToken(hash(token)))
  expect(item).toEqual({
    pk: `TOKEN#${hash(token)}`,
    sk: '-',
    hash: hash(token),
    purpose: 'auto_login',
    userId: 'usr_1',
    email: 'mia@mail.example',
    browserHash: hash('browser'),
    expiresAt: '2026-03-10T08:10:00.000Z',
    ttl: 1773130200,
  })
})

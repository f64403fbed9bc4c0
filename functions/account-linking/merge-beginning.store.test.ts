import { describe, expect, test } from 'vitest'
import { keys } from '#platform/table/keys.ts'
import { beginMerge } from './merge-beginning.store.ts'
import { identityStore } from '#functions/account/identity.store.ts'
import { addressParts } from '#functions/account/address.item.ts'
import type { TransactionPart } from '#platform/table/expressions.ts'
import { runStore } from '#functions/outreach/run/run.store.ts'
import { runSince } from '#harness/outreach/outreach-samples.ts'
import { testTable } from '#harness/platform/table/test-table.ts'

const table = await testTable()
const runs = runStore(table)
const now = new Date('2026-03-10T08:00:00.000Z')

const account = async (userId: string) => await table.put({ ...keys.profile(userId), isActive: true })
const claim = async (userId: string) =>
  await runs.claim(runSince(now, { id: `run_of_${userId}`, userId }), null)
const begin = async (primaryId: string, secondaryId: string) =>
  await beginMerge(
    table,
    { primaryId, secondaryId, startedAt: now, doneAt: null },
    { tokenHash: null, opens: null },
    now,
  )

/** A run of the primary account may start after the merge has begun, because its data stays in place. */
const RACE_OUTCOMES = {
  primary: ['started, busy', 'started, begun'],
  secondary: ['started, busy', 'refused, begun'],
}

describe.each(['primary', 'secondary'] as const)('while emails are prepared for the %s account', (which) => {
  const pair = async (name: string) => {
    const [primary, secondary] = [`usr_${which}_${name}_1`, `usr_${which}_${name}_2`]
    await Promise.all([account(primary), account(secondary)])
    return { primary, secondary, one: which === 'primary' ? primary : secondary }
  }

  test('no merge begins', async () => {
    const { primary, secondary, one } = await pair('first')
    expect(await claim(one)).toBe(true)
    expect(await begin(primary, secondary)).toBe('busy')
    expect(await table.get(keys.profile(secondary))).toMatchObject({ isActive: true })
  })

  test('nor when run and merge begin at the same time', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { primary, secondary, one } = await pair(`race${round}`)
      const [claimed, merge] = await Promise.all([claim(one), begin(primary, secondary)])
      expect(RACE_OUTCOMES[which]).toContain(`${claimed ? 'started' : 'refused'}, ${merge}`)
    }
  })
})

test('once the merge has begun, no run starts in the secondary account', async () => {
  await Promise.all([account('usr_stays'), account('usr_goes')])
  expect(await begin('usr_stays', 'usr_goes')).toBe('begun')
  expect(await claim('usr_goes')).toBe(false)
  expect(await claim('usr_stays')).toBe(true)
})

test('every session of the secondary account ends as the merge begins, however many there are', async () => {
  const [stays, goes] = ['usr_sessions_stay', 'usr_sessions_go']
  await Promise.all([account(stays), account(goes)])
  const hashes = Array.from({ length: 30 }, (_, at) => `hash${at}`)
  await Promise.all(
    hashes.flatMap((hash) => [
      table.put({ ...keys.session(hash), userId: goes }),
      table.put({ ...keys.ownSession(goes, hash) }),
    ]),
  )
  expect(await begin(stays, goes)).toBe('begun')
  const left = await Promise.all(hashes.map((hash) => table.get(keys.session(hash))))
  expect(left.filter((session) => session !== null)).toEqual([])
})

test('a sign-in that takes a proved address while a merge begins is not lost: the merge is refused, and works next', async () => {
  const [primaryId, secondaryId, email] = ['usr_race_stays', 'usr_race_goes', 'race@mail.example']
  const google = { issuer: 'https://accounts.google.com', subject: '42' }
  await Promise.all([account(primaryId), account(secondaryId)])
  const entry = { userId: secondaryId, kind: 'password' as const, passwordHash: null, opensByGoogle: true }
  await table.transact(addressParts({ ...entry, email }))
  const identities = identityStore(table, { fingerprint: (value) => value })
  const taking = async () => await identities.attach(google, { userId: secondaryId, email }, now)
  const raced = {
    ...table,
    transact: async (parts: readonly TransactionPart[]) => {
      expect(await taking()).toEqual({ userId: secondaryId })
      return await table.transact(parts)
    },
  }
  const merge = { primaryId, secondaryId, startedAt: now, doneAt: null }
  const proof = { tokenHash: null, opens: null }
  expect(await beginMerge(raced, merge, proof, now)).toBe('refused')
  expect(await beginMerge(table, merge, proof, now)).toBe('begun')
  expect(await identities.find(google.issuer, google.subject)).toEqual({ userId: primaryId })
  expect(await table.get(keys.address(email, primaryId))).toMatchObject({ opensByGoogle: false })
})

test('an address of an account that was closed or merged opens nothing', async () => {
  const [userId, email] = ['usr_closed', 'closed@mail.example']
  await table.put({ ...keys.profile(userId), isActive: false, mergedInto: 'usr_other' })
  const entry = { userId, kind: 'password' as const, passwordHash: null, opensByGoogle: true }
  await table.transact(addressParts({ ...entry, email }))
  const identities = identityStore(table, { fingerprint: (value) => value })
  expect(
    await identities.attach({ issuer: 'https://accounts.google.com', subject: '43' }, { userId, email }, now),
  ).toBeNull()
})

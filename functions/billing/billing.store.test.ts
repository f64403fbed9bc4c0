import { allOf } from '#platform/walk.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { NO_BILLING, type Billing } from './model.ts'
import { identityStore } from '#functions/account/identity.store.ts'
import { billingStore } from './billing.store.ts'
import { keys } from '#platform/table/keys.ts'
import type { Table } from '#platform/table/table.ts'
import { testTable } from '#harness/platform/table/test-table.ts'
import { NO_SUBSCRIPTION } from '#functions/account/model.ts'

const now = new Date('2026-03-10T12:00:00.000Z')
const later = new Date('2026-03-11T12:00:00.000Z')
let table: Table

beforeAll(async () => {
  table = await testTable()
})

async function account(id: string) {
  const profile = {
    id,
    email: `${id}@mail.example`,
    firstName: 'Alex',
    lastName: 'Rivers',
    emailVerified: true,
    subscription: NO_SUBSCRIPTION,
  }
  await identityStore(table, { fingerprint: (value) => value }).create(
    { issuer: 'https://issuer.example', subject: id },
    profile,
    now,
  )
  return billingStore(table)
}

const billing: Omit<Billing, 'version'> = {
  ...NO_BILLING,
  customerId: 'cus_1',
  subscriptionId: 'sub_1',
  trialUsedAt: now,
  hasPaid: true,
  dueAt: later,
  attempt: {
    id: 'attempt_1',
    kind: 'subscription',
    planId: 'pro',
    code: 'WELCOME20',
    promotionCodeId: 'promo_1',
    couponId: null,
    trial: true,
    prorationAt: null,
    leaseUntil: later,
  },
}

describe('billing in the table', () => {
  test('an account that never ordered has no billing; written billing is read back with its version', async () => {
    const store = await account('usr_A1')
    expect(await store.read('usr_A1')).toMatchObject({
      billing: NO_BILLING,
      subscription: NO_SUBSCRIPTION,
      account: { email: 'usr_A1@mail.example', isActive: true },
    })
    const subscription = { ...NO_SUBSCRIPTION, plan: 'pro', planActivatedAt: now } as const
    expect(await store.write('usr_A1', 0, billing, { subscription, newCustomer: 'cus_1' })).toBe('written')
    expect(await store.read('usr_A1')).toMatchObject({ billing: { ...billing, version: 1 }, subscription })
    expect([await store.userOf('cus_1'), await store.userOf('cus_nobody')]).toEqual(['usr_A1', null])
  })

  test('one of many writes based on the same version succeeds, and none based on an older version', async () => {
    const store = await account('usr_B1')
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, () => store.write('usr_B1', 0, billing, { subscription: NO_SUBSCRIPTION })),
    )
    expect(outcomes.toSorted()).toEqual([...Array.from({ length: 9 }, () => 'lost'), 'written'])
    expect(await store.write('usr_B1', 1, { ...billing, dueAt: null })).toBe('written')
    expect(await store.write('usr_B1', 1, billing)).toBe('lost')
    expect(await store.read('usr_B1')).toMatchObject({ billing: { version: 2, dueAt: null } })
  })

  test("a card's trial belongs to the account that came first, which may claim it again; nothing is written for another account", async () => {
    const store = await account('usr_C1')
    await account('usr_C2')
    const claim = { claimCard: { fingerprint: 'print', at: now }, subscription: NO_SUBSCRIPTION }
    expect(await store.trialOwner('print')).toBeNull()
    expect(await store.write('usr_C1', 0, billing, claim)).toBe('written')
    expect(await store.write('usr_C1', 1, billing, claim)).toBe('written')
    expect(await store.write('usr_C2', 0, billing, { ...claim, newCustomer: 'cus_2' })).toBe('card_taken')
    expect([
      (await store.read('usr_C2')).billing.version,
      await store.trialOwner('print'),
      await store.userOf('cus_2'),
    ]).toEqual([0, 'usr_C1', null])
  })

  test("another user's customer is not taken over", async () => {
    const store = await account('usr_D1')
    await account('usr_D2')
    expect(await store.write('usr_D1', 0, billing, { newCustomer: 'cus_D' })).toBe('written')
    expect(await store.write('usr_D2', 0, billing, { newCustomer: 'cus_D' })).toBe('lost')
    expect(await store.userOf('cus_D')).toBe('usr_D1')
  })

  test('nothing is written for an account that is gone', async () => {
    const store = await account('usr_E1')
    await table.remove(keys.subscription('usr_E1'))
    expect(await store.write('usr_E1', 0, billing)).toBe('lost')
    expect(await store.write('usr_E1', 0, billing, { subscription: NO_SUBSCRIPTION })).toBe('lost')
    expect((await store.read('usr_E1')).account).toBeNull()
  })

  test('an account is due from its date on, until nothing is expected any more', async () => {
    const store = await account('usr_F1')
    await store.write('usr_F1', 0, { ...billing, dueAt: later })
    const before = new Date(later.getTime() - 1)
    expect([
      (await allOf((after) => store.due(before, after))).includes('usr_F1'),
      (await allOf((after) => store.due(later, after))).includes('usr_F1'),
    ]).toEqual([false, true])
    await store.write('usr_F1', 1, { ...billing, dueAt: null })
    expect((await allOf((after) => store.due(later, after))).includes('usr_F1')).toBe(false)
  })
})

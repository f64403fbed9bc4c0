// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { credentialVault, VAULT_ITEM, type KeyStore } from './credential-vault.ts'

const NOW = Date.parse('2026-11-20T12:00:00.000Z')
const DAY_LATER = Date.parse('2026-11-21T12:00:00.000Z')
const ADA = { email: 'ada@reachwell.example', password: 'a långt lösenord 😀' }

function browser() {
  let key: unknown
  let now = NOW
  const items = new Map<string, string>()
  const keys: KeyStore = {
    load: async () => key,
    save: async (made) => void (key = made),
    remove: async () => void (key = undefined),
  }
  const storage = {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, text: string) => void items.set(name, text),
    removeItem: (name: string) => void items.delete(name),
  }
  const vault = credentialVault({ keys, items: storage, now: () => now })
  return { vault, items, key: () => key, at: (instant: number) => void (now = instant) }
}

const kept = (items: Map<string, string>): Record<string, unknown> => JSON.parse(items.get(VAULT_ITEM) ?? '')

test('saved credentials can be opened, but only for 24 hours', async () => {
  const { vault, at } = browser()
  expect(await vault.save(ADA)).toBe(DAY_LATER)
  expect(vault.until()).toBe(DAY_LATER)
  at(DAY_LATER - 1)
  expect(await vault.open()).toEqual(ADA)
  at(DAY_LATER)
  expect(await vault.open()).toBeNull()
})

test('the storage has neither the address nor the password in clear, and the key cannot be exported', async () => {
  const { vault, items, key } = browser()
  await vault.save(ADA)
  const text = [...items.values()].join()
  const decoded = atob(String(kept(items)['data']))
  for (const secret of ['ada', 'reachwell', 'lösenord', 'password', 'email'])
    expect([text.includes(secret), decoded.includes(secret)]).toEqual([false, false])
  const made = key()
  if (!(made instanceof CryptoKey)) throw new Error('no key')
  expect([made.extractable, made.algorithm]).toEqual([false, { name: 'AES-GCM', length: 256 }])
  await expect(crypto.subtle.exportKey('raw', made)).rejects.toThrow('not extractable')
})

test('credentials with a changed expiry do not open', async () => {
  const { vault, items, at } = browser()
  await vault.save(ADA)
  items.set(VAULT_ITEM, JSON.stringify({ ...kept(items), until: DAY_LATER - 1 }))
  expect(await vault.open()).toBeNull()
  items.set(VAULT_ITEM, JSON.stringify({ ...kept(items), until: DAY_LATER * 2 }))
  expect(vault.until()).toBeNull()
  at(DAY_LATER)
  expect(await vault.open()).toBeNull()
})

test.each(['', 'null', '{', '{"until":"soon"}', '{"until":1763726400000,"iv":"!","data":"!"}'])(
  'an item of %s counts as none',
  async (text) => {
    const { vault, items } = browser()
    await vault.save(ADA)
    items.set(VAULT_ITEM, text)
    expect(await vault.open()).toBeNull()
  },
)

test('an unusable item is removed, and a valid one stays', async () => {
  const { vault, items, key, at } = browser()
  await vault.save(ADA)
  await vault.tidy()
  expect(await vault.open()).toEqual(ADA)
  // The clock was set back: the end is further away than a day.
  at(NOW - 60_000)
  await vault.tidy()
  expect(items.size).toBe(1)
  at(NOW - 60_001)
  await vault.tidy()
  expect([items.size, key()]).toEqual([0, undefined])
  items.set(VAULT_ITEM, '{')
  await vault.tidy()
  expect(items.size).toBe(0)
})

test('discarded credentials are gone with their key, and an earlier copy of the item does not open', async () => {
  const { vault, items, key } = browser()
  await vault.save(ADA)
  const copy = items.get(VAULT_ITEM) ?? ''
  await vault.discard()
  expect([vault.until(), items.size, key()]).toEqual([null, 0, undefined])
  items.set(VAULT_ITEM, copy)
  expect(await vault.open()).toBeNull()
  await vault.save({ email: 'bo@reachwell.example', password: 'another one' })
  items.set(VAULT_ITEM, copy)
  expect(await vault.open()).toBeNull()
})

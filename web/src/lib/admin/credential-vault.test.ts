// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest'
import { credentialVault, VAULT_ITEM, type KeyStore } from './credential-vault.ts'

const NOW = Date.parse('2026-11-20T12:00:00.000Z')
const DAY_LATER = Date.parse('2026-11-21T12:00:00.000Z')
const ADA = { email: 'ada@reachwell.example', password: 'a långt lösenord 😀' }

function browser() {
  localStorage.clear()
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  onTestFinished(() => void vi.useRealTimers())
  let key: unknown
  const keys: KeyStore = {
    load: async () => key,
    save: async (made) => void (key = made),
    remove: async () => void (key = undefined),
  }
  return { vault: credentialVault(keys), key: () => key }
}

const item = () => localStorage.getItem(VAULT_ITEM) ?? ''
const setItem = (text: string) => localStorage.setItem(VAULT_ITEM, text)
const kept = (): Record<string, unknown> => JSON.parse(item())

test('saved credentials can be opened, but only for 24 hours', async () => {
  const { vault } = browser()
  await vault.save(ADA)
  expect(vault.until()).toBe(DAY_LATER)
  vi.setSystemTime(DAY_LATER - 1)
  expect(await vault.open()).toEqual(ADA)
  vi.setSystemTime(DAY_LATER)
  expect(await vault.open()).toBeNull()
})

test('the storage has neither the address nor the password in clear, and the key cannot be exported', async () => {
  const { vault, key } = browser()
  await vault.save(ADA)
  const text = JSON.stringify(localStorage)
  const decoded = atob(String(kept()['data']))
  for (const secret of ['ada', 'reachwell', 'lösenord', 'password', 'email'])
    expect([text.includes(secret), decoded.includes(secret)]).toEqual([false, false])
  const made = key()
  if (!(made instanceof CryptoKey)) throw new Error('no key')
  expect([made.extractable, made.algorithm]).toEqual([false, { name: 'AES-GCM', length: 256 }])
  await expect(crypto.subtle.exportKey('raw', made)).rejects.toThrow('not extractable')
})

test('credentials with a changed expiry do not open', async () => {
  const { vault } = browser()
  await vault.save(ADA)
  setItem(JSON.stringify({ ...kept(), until: DAY_LATER - 1 }))
  expect(await vault.open()).toBeNull()
  setItem(JSON.stringify({ ...kept(), until: DAY_LATER * 2 }))
  expect(vault.until()).toBeNull()
  vi.setSystemTime(DAY_LATER)
  expect(await vault.open()).toBeNull()
})

test.each(['', 'null', '{', '{"until":"soon"}', '{"until":1763726400000,"iv":"!","data":"!"}'])(
  'an item of %s counts as none',
  async (text) => {
    const { vault } = browser()
    await vault.save(ADA)
    setItem(text)
    expect(await vault.open()).toBeNull()
  },
)

test('an unusable item is removed, and a valid one stays', async () => {
  const { vault, key } = browser()
  await vault.save(ADA)
  await vault.tidy()
  expect(await vault.open()).toEqual(ADA)
  // The clock was set back: the end is further away than a day.
  vi.setSystemTime(NOW - 60_000)
  await vault.tidy()
  expect(localStorage.length).toBe(1)
  vi.setSystemTime(NOW - 60_001)
  await vault.tidy()
  expect([localStorage.length, key()]).toEqual([0, undefined])
  setItem('{')
  await vault.tidy()
  expect(localStorage.length).toBe(0)
})

test('discarded credentials are gone with their key, and an earlier copy of the item does not open', async () => {
  const { vault, key } = browser()
  await vault.save(ADA)
  const copy = item()
  await vault.discard()
  expect([vault.until(), localStorage.length, key()]).toEqual([null, 0, undefined])
  setItem(copy)
  expect(await vault.open()).toBeNull()
  await vault.save({ email: 'bo@reachwell.example', password: 'another one' })
  setItem(copy)
  expect(await vault.open()).toBeNull()
})

import { createStore, del, get, set } from 'idb-keyval'
import * as z from 'zod/mini'
import { ADMIN } from '#shared/catalog/admin.ts'
import { HOUR_MS } from '#web/lib/time.ts'

const Credentials = z.object({ email: z.string(), password: z.string() })
export type Credentials = z.infer<typeof Credentials>

const Kept = z.object({ until: z.number(), iv: z.string(), data: z.string() })

/** Key of the storage item; its storage event tells other tabs that this one signed in or out. */
export const VAULT_ITEM = 'adminCredentials'
const KEPT_MS = ADMIN.credentialHours * HOUR_MS
/** Tolerance for small corrections of the clock. */
const SLACK_MS = 60_000
const KEY_NAME = 'credentials'

/** Stores the key, which scripts can use but whose bytes the browser never reveals. */
export interface KeyStore {
  load(): Promise<unknown>
  save(key: CryptoKey): Promise<void>
  remove(): Promise<void>
}

const store = createStore('admin', 'keys')

/**
 * IndexedDB, the only store of a browser that takes a key without its bytes. Async, so that a browser without
 * it rejects instead of throwing.
 */
export const browserKeys: KeyStore = {
  load: async () => await get(KEY_NAME, store),
  save: async (key) => await set(KEY_NAME, key, store),
  remove: async () => await del(KEY_NAME, store),
}

const toText = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))
const toBytes = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
/** The expiry is authenticated: data whose expiry was changed in the storage does not decrypt. */
const sealing = (iv: BufferSource, until: number) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(String(until)),
})

/**
 * Keeps credentials for 24 hours: encrypted in the local storage, with a key that scripts of this page can
 * use but not export. A copy of the storage or of the disk's files is worth nothing without this browser; a
 * script on the page itself could still ask for them.
 */
export function credentialVault(keys: KeyStore) {
  function kept() {
    try {
      const found = Kept.safeParse(JSON.parse(localStorage.getItem(VAULT_ITEM) ?? 'null'))
      // An expiry later than any save could have set is not ours.
      return found.success && found.data.until <= Date.now() + KEPT_MS + SLACK_MS ? found.data : null
    } catch {
      return null
    }
  }
  async function discard(): Promise<void> {
    localStorage.removeItem(VAULT_ITEM)
    await keys.remove().catch(() => undefined)
  }
  return {
    /** When the kept credentials expire, in epoch milliseconds, even when that is past; null without any. */
    until: (): number | null => kept()?.until ?? null,

    /** Replaces the kept credentials. Throws where the browser stores nothing. */
    async save(credentials: Credentials): Promise<void> {
      const until = Date.now() + KEPT_MS
      const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
        'encrypt',
        'decrypt',
      ])
      const iv = crypto.getRandomValues(new Uint8Array(12))
      const data = await crypto.subtle.encrypt(
        sealing(iv, until),
        key,
        new TextEncoder().encode(JSON.stringify(credentials)),
      )
      await keys.save(key)
      localStorage.setItem(
        VAULT_ITEM,
        JSON.stringify({ until, iv: toText(iv), data: toText(new Uint8Array(data)) } satisfies z.infer<
          typeof Kept
        >),
      )
    },

    /** The credentials, or null when there are none, they have expired or they do not decrypt. */
    async open(): Promise<Credentials | null> {
      const found = kept()
      if (found === null || found.until <= Date.now()) return null
      try {
        const key = await keys.load()
        if (!(key instanceof CryptoKey)) return null
        const opened = await crypto.subtle.decrypt(
          sealing(toBytes(found.iv), found.until),
          key,
          toBytes(found.data),
        )
        return Credentials.parse(JSON.parse(new TextDecoder().decode(opened)))
      } catch {
        return null
      }
    },

    /** Removes the item, which every tab sees at once, and then the key, without which nothing decrypts. */
    discard,

    /**
     * Removes an item that cannot be used: it was tampered with, or the clock was set back behind its
     * sign-in.
     */
    async tidy(): Promise<void> {
      if (localStorage.getItem(VAULT_ITEM) !== null && kept() === null) await discard()
    },
  }
}

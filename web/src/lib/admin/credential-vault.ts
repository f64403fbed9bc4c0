import { createStore, del, get, set } from 'idb-keyval'
import * as z from 'zod/mini'
import { ADMIN } from '#shared/catalog/admin.ts'
import { HOUR_MS } from '#web/lib/time.ts'

const Credentials = z.object({ email: z.string(), password: z.string() })
export type Credentials = z.infer<typeof Credentials>

const Kept = z.object({ until: z.number(), iv: z.string(), data: z.string() })

/** Name of the item; tabs hear by it that another one signed in or out. */
export const VAULT_ITEM = 'adminCredentials'
const KEPT_MS = ADMIN.credentialHours * HOUR_MS
/** Clocks are set right by a little now and then. */
const SLACK_MS = 60_000
const KEY_NAME = 'credentials'

/** Where the key lies: the browser hands it out for use, and its bytes to nobody. */
export interface KeyStore {
  load(): Promise<unknown>
  save(key: CryptoKey): Promise<void>
  remove(): Promise<void>
}

export interface VaultParts {
  keys: KeyStore
  items: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  now: () => number
}

/** IndexedDB, the one store of a browser that takes a key without its bytes. */
export function browserKeys(): KeyStore {
  const store = createStore('admin', 'keys')
  // Async, so that a browser without it fails as a promise does.
  return {
    load: async () => await get(KEY_NAME, store),
    save: async (key) => await set(KEY_NAME, key, store),
    remove: async () => await del(KEY_NAME, store),
  }
}

const toText = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))
const toBytes = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
/**
 * The end is part of what is sealed: whoever moves it in the storage is left with something that does not
 * open.
 */
const sealing = (iv: BufferSource, until: number) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(String(until)),
})

/**
 * Keeps credentials for 24 hours: encrypted in the local storage, with a key that a script can use on this
 * page and carry nowhere. A copy of the storage or of the disk's files is worth nothing without this browser;
 * a script on the page itself could still ask for them.
 */
export function credentialVault({ keys, items, now }: VaultParts) {
  function kept() {
    try {
      const found = Kept.safeParse(JSON.parse(items.getItem(VAULT_ITEM) ?? 'null'))
      // An end further away than any save could set it is not ours.
      return found.success && found.data.until <= now() + KEPT_MS + SLACK_MS ? found.data : null
    } catch {
      return null
    }
  }
  async function discard(): Promise<void> {
    items.removeItem(VAULT_ITEM)
    await keys.remove().catch(() => undefined)
  }
  return {
    /** When what is kept ends, epoch milliseconds, even when that is past; null without any. */
    until: (): number | null => kept()?.until ?? null,

    /** Replaces what is kept; returns its end. Throws where the browser keeps nothing. */
    async save(credentials: Credentials): Promise<number> {
      const until = now() + KEPT_MS
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
      items.setItem(
        VAULT_ITEM,
        JSON.stringify({ until, iv: toText(iv), data: toText(new Uint8Array(data)) } satisfies z.infer<
          typeof Kept
        >),
      )
      return until
    },

    /** Null when there is nothing, it is over, or it does not open any more. */
    async open(): Promise<Credentials | null> {
      const found = kept()
      if (found === null || found.until <= now()) return null
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

    /** At once for the eyes of every tab; the key follows, and without it nothing opens. */
    discard,

    /** Removes what nobody could use: it was tampered with, or the clock was set back and its end with it. */
    async tidy(): Promise<void> {
      if (items.getItem(VAULT_ITEM) !== null && kept() === null) await discard()
    },
  }
}

export type CredentialVault = ReturnType<typeof credentialVault>

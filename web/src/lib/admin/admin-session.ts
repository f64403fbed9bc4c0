import { ADMIN } from '#shared/catalog/admin.ts'
import { adminLogout } from '#shared/contracts/admin/admins.ts'
import { send } from '#web/lib/api/api-client.ts'
import { HOUR_MS } from '#web/lib/time.ts'
import { browserKeys, credentialVault, VAULT_ITEM, type Credentials } from './credential-vault.ts'

/** Why a session ended. */
export type AdminEnd = 'signed_out' | 'expired' | 'refused' | 'code'

/** Milliseconds between checks of the clock, because timers do not run while the machine sleeps. */
const LOOK_MS = 30_000

const vault = credentialVault(browserKeys)
const listeners = new Set<() => void>()
/** The credentials where the browser cannot keep them: in the memory of this tab. */
let held: { credentials: Credentials; until: number } | null = null
let ended: AdminEnd | null = null

const tell = () => listeners.forEach((listener) => listener())
const latest = () => vault.until() ?? held?.until ?? null

function end(reason: AdminEnd): void {
  held = null
  ended = reason
  void vault.discard()
  tell()
}

function look(): void {
  void vault.tidy()
  const until = latest()
  if (until === null || until > Date.now()) return
  end('expired')
  // The server's session may have time left.
  void send(adminLogout, {}).catch(() => undefined)
}

function hear({ key }: StorageEvent): void {
  if (key !== VAULT_ITEM && key !== null) return
  // Another tab signed out, or signed in as another admin.
  held = null
  ended = 'signed_out'
  tell()
}

/** The admin session of this browser, shared by all tabs. */
export const adminSession = {
  end,

  /** Why the last session ended; null when there was none in this tab. */
  ended: () => ended,

  /**
   * When the credentials expire, in epoch milliseconds, different for every sign-in. Null when nobody is
   * signed in.
   */
  until: (): number | null => {
    const at = latest()
    return at !== null && at > Date.now() ? at : null
  },

  async begin(credentials: Credentials): Promise<void> {
    try {
      await vault.save(credentials)
      held = null
    } catch {
      await vault.discard()
      held = { credentials, until: Date.now() + ADMIN.credentialHours * HOUR_MS }
    }
    ended = null
    tell()
  },

  /** The decrypted credentials; null when there are none. */
  async open(): Promise<Credentials | null> {
    look()
    return held === null ? await vault.open() : held.credentials
  },

  /** Calls back at every sign-in and sign-out, in any tab; returns the function that stops it. */
  subscribe: (listener: () => void): (() => void) => {
    const timer = setInterval(look, LOOK_MS)
    listeners.add(listener)
    window.addEventListener('storage', hear)
    look()
    return () => {
      clearInterval(timer)
      listeners.delete(listener)
      if (listeners.size === 0) window.removeEventListener('storage', hear)
    }
  },
}

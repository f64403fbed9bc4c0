import { ADMIN } from '#shared/catalog/admin.ts'
import { adminLogout } from '#shared/contracts/admin/admins.ts'
import { send } from '#web/lib/api/api-client.ts'
import { HOUR_MS } from '#web/lib/time.ts'
import {
  browserKeys,
  credentialVault,
  VAULT_ITEM,
  type Credentials,
  type CredentialVault,
} from './credential-vault.ts'

/** Why a session ended. */
export type AdminEnd = 'signed_out' | 'expired' | 'refused' | 'code'

/** Milliseconds between checks of the clock, because timers do not run while the machine sleeps. */
const LOOK_MS = 30_000

interface SessionParts {
  vault: CredentialVault
  now: () => number
  /**
   * Called when the credentials have expired by the clock, to tell the server, whose session may have time
   * left.
   */
  onExpired: () => void
}

/**
 * The admin session of this browser, shared by all tabs. `vault` keeps the credentials; where it cannot, this
 * tab's memory does.
 */
export function adminSession({ vault, now, onExpired }: SessionParts) {
  const listeners = new Set<() => void>()
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
    if (until === null || until > now()) return
    end('expired')
    onExpired()
  }
  function hear({ key }: StorageEvent): void {
    if (key !== VAULT_ITEM && key !== null) return
    // Another tab signed out, or signed in as another admin.
    held = null
    ended = 'signed_out'
    tell()
  }

  /**
   * When the credentials expire, in epoch milliseconds, different for every sign-in. Null when nobody is
   * signed in.
   */
  const until = (): number | null => {
    const at = latest()
    return at !== null && at > now() ? at : null
  }

  async function begin(credentials: Credentials): Promise<void> {
    try {
      await vault.save(credentials)
      held = null
    } catch {
      await vault.discard()
      held = { credentials, until: now() + ADMIN.credentialHours * HOUR_MS }
    }
    ended = null
    tell()
  }

  /** The decrypted credentials; null when there are none. */
  async function open(): Promise<Credentials | null> {
    look()
    return held === null ? await vault.open() : held.credentials
  }

  /** Calls back at every sign-in and sign-out, in any tab; returns the function that stops it. */
  const subscribe = (listener: () => void): (() => void) => {
    const timer = setInterval(look, LOOK_MS)
    listeners.add(listener)
    window.addEventListener('storage', hear)
    look()
    return () => {
      clearInterval(timer)
      listeners.delete(listener)
      if (listeners.size === 0) window.removeEventListener('storage', hear)
    }
  }

  return {
    until,
    begin,
    open,
    end,
    subscribe,
    /** Why the last session ended; null when there was none in this tab. */
    ended: () => ended,
  }
}

export type AdminSession = ReturnType<typeof adminSession>

const now = () => Date.now()
let shared: AdminSession | null = null

/** The session of this tab. */
export function currentAdminSession(): AdminSession {
  const logOut = () => void send(adminLogout, {}).catch(() => undefined)
  return (shared ??= adminSession({
    vault: credentialVault({ keys: browserKeys(), items: localStorage, now }),
    now,
    onExpired: logOut,
  }))
}

import { ADMIN } from '#shared/catalog/admin.ts'
import { adminLogout } from '#shared/contracts/admins.ts'
import { send } from '#web/lib/api/api-client.ts'
import { HOUR_MS } from '#web/lib/time.ts'
import {
  browserKeys,
  credentialVault,
  VAULT_ITEM,
  type Credentials,
  type CredentialVault,
} from './credential-vault.ts'

/** Why nobody is signed in any more. */
export type AdminEnd = 'signed_out' | 'expired' | 'refused' | 'code'

/** A machine that sleeps does not run timers: the clock is looked at this often. Milliseconds. */
const LOOK_MS = 30_000

interface SessionParts {
  vault: CredentialVault
  now: () => number
  /** The credentials have run out by the clock: the server is told, whose own session may be younger. */
  onExpired: () => void
}

/**
 * Who is signed in as admin in this browser, all tabs together. `vault` keeps the credentials, and this tab's
 * memory where it cannot.
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
    // Another tab signed out, or somebody else in.
    held = null
    ended = 'signed_out'
    tell()
  }

  /**
   * When the credentials end, epoch milliseconds: another sign-in has another end. Null when nobody is signed
   * in.
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

  /** The credentials, decrypted; null when there are none to be had. */
  async function open(): Promise<Credentials | null> {
    look()
    return held === null ? await vault.open() : held.credentials
  }

  /** Calls back at every sign-in and end, in whichever tab; returns how to stop. */
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
    /** Why the last one ended; null when there was none in this tab. */ ended: () => ended,
  }
}

export type AdminSession = ReturnType<typeof adminSession>

const now = () => Date.now()
let shared: AdminSession | null = null

/** The one of this tab. */
export function currentAdminSession(): AdminSession {
  const logOut = () => void send(adminLogout, {}).catch(() => undefined)
  return (shared ??= adminSession({
    vault: credentialVault({ keys: browserKeys(), items: localStorage, now }),
    now,
    onExpired: logOut,
  }))
}

import { ADMIN } from '#shared/catalog/admin.ts'
import { adminLogout } from '#shared/contracts/admin/admins.ts'
import { send } from '#web/lib/api/api-client.ts'
import { readItem, storeItem } from '#web/lib/storage.ts'
import { HOUR_MS } from '#web/lib/time.ts'
import { ADMIN_UNTIL } from './admin-hint.ts'

/** Why a session ended. */
export type AdminEnd = 'signed_out' | 'expired' | 'refused'

const LASTS_MS = ADMIN.sessionHours * HOUR_MS
/** Milliseconds between checks of the clock, because timers do not run while the machine sleeps. */
const LOOK_MS = 30_000

const listeners = new Set<() => void>()
/** The same in the memory of this tab, for a browser without storage. */
let held: number | null = null
let ended: AdminEnd | null = null

const tell = () => listeners.forEach((listener) => listener())
const latest = (): number | null => {
  const at = Number(readItem(ADMIN_UNTIL) ?? held ?? Number.NaN)
  return Number.isFinite(at) ? at : null
}

function end(reason: AdminEnd): void {
  held = null
  ended = reason
  storeItem(ADMIN_UNTIL, null)
  tell()
}

function look(): void {
  const until = latest()
  if (until === null || until > Date.now()) return
  end('expired')
  // The server's session may have time left.
  void send(adminLogout, {}).catch(() => undefined)
}

function hear({ key }: StorageEvent): void {
  if (key !== ADMIN_UNTIL && key !== null) return
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

  /** When the sign-in expires, in epoch milliseconds, different for every sign-in; null when nobody is signed in. */
  until: (): number | null => {
    const at = latest()
    return at !== null && at > Date.now() ? at : null
  },

  begin(): void {
    held = Date.now() + LASTS_MS
    storeItem(ADMIN_UNTIL, String(held))
    ended = null
    tell()
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

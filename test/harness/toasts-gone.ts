import { setTimeout as delay } from 'node:timers/promises'
import { toast } from 'sonner'
import { afterAll } from 'vitest'

/** How long sonner keeps a dismissed toast in its list (200 ms), with some room. */
const TOAST_REMOVAL_MS = 300

// A timer removes a toast from the list. If it fires after the test's window is gone, the whole run fails
// with a React error.
afterAll(async () => {
  if (toast.getHistory().length > 0) await delay(TOAST_REMOVAL_MS)
})

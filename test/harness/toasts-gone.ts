import { setTimeout as delay } from 'node:timers/promises'
import { toast } from 'sonner'
import { afterAll } from 'vitest'

/** How long sonner keeps a dismissed toast in its list (200 ms), with some room. */
const TOAST_LEAVES_MS = 300

// A toast is taken off the list by a timer. Where that timer fires after the test's window is gone, the
// whole run fails with an error of React.
afterAll(async () => {
  if (toast.getHistory().length > 0) await delay(TOAST_LEAVES_MS)
})

import { notify } from '#web/components/ui/toaster.tsx'
import { explain } from '#web/lib/api-error.ts'
import { TRY_AGAIN } from './texts.ts'

/**
 * Does what may fail, says so under this title when it does, and tells whether it was done. It is awaited,
 * not called back: the row that asked for it may be gone with the answer.
 */
export async function attempt(failed: string, work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    notify.failure({ title: failed, description: explain(error, TRY_AGAIN) })
    return false
  }
}

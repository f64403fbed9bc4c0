import { notify } from '#web/components/ui/overlays/toaster.tsx'
import { explain } from '#web/lib/api/api-error.ts'
import { TRY_AGAIN } from './texts.ts'

/**
 * Runs `work` and shows a toast with this title when it fails; resolves to whether it succeeded. Await it
 * instead of using callbacks of a mutation: they are not called once the row that started it is gone.
 */
export async function withErrorToast(failed: string, work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    notify.failure({ title: failed, description: explain(error, TRY_AGAIN) })
    return false
  }
}

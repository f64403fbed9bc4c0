import { notify } from '#web/components/ui/overlays/toaster.tsx'
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
    notify.refusal({ title: failed, description: TRY_AGAIN })(error)
    return false
  }
}

import { notify } from '#web/components/ui/overlays/toaster.tsx'
import { ApiError } from '#web/lib/api/api-error.ts'
import { cancelSubscription, reactivateSubscription } from '#shared/contracts/subscription.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { SUBSCRIPTION } from './texts.ts'

/** Time to read what was done before the page is loaded anew. */
const RELOAD_MS = 1_500

const NOTHING = { body: {} }

function done({ message }: { message: string }): void {
  notify.success({ title: message })
  setTimeout(() => window.location.reload(), RELOAD_MS)
}

/** The server's sentence and its details, under the title of what failed; our own where it sent none. */
const failed = (title: string) => (error: unknown) => {
  const { message, details = SUBSCRIPTION.details } = (error instanceof ApiError && error.problem) || {}
  notify.failure({ title, description: message === undefined ? details : `${message} ${details}` })
}

/** Ends the subscription or lets it go on; the page is loaded anew after either. */
export function useChangeSubscription() {
  const cancelling = useCall(cancelSubscription)
  const reactivating = useCall(reactivateSubscription)
  return {
    /** Until the page is loaded anew. */
    busy: cancelling.isPending || reactivating.isPending || cancelling.isSuccess || reactivating.isSuccess,
    cancel: () => cancelling.mutate(NOTHING, { onSuccess: done, onError: failed(SUBSCRIPTION.cancelFailed) }),
    reactivate: () =>
      reactivating.mutate(NOTHING, { onSuccess: done, onError: failed(SUBSCRIPTION.reactivateFailed) }),
  }
}

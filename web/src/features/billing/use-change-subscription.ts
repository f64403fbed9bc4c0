import { notify } from '#web/components/ui/overlays/toaster.tsx'
import { ApiError } from '#web/lib/api/api-error.ts'
import {
  useCancelSubscription,
  useReactivateSubscription,
} from '#web/features/billing/api/change-subscription.ts'
import { SUBSCRIPTION } from './texts.ts'

/** Time to read what was done before the page is loaded anew. */
const RELOAD_MS = 1_500

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
  const cancelling = useCancelSubscription()
  const reactivating = useReactivateSubscription()
  return {
    /** Until the page is loaded anew. */
    busy: cancelling.isPending || reactivating.isPending || cancelling.isSuccess || reactivating.isSuccess,
    cancel: () =>
      cancelling.mutate(undefined, { onSuccess: done, onError: failed(SUBSCRIPTION.cancelFailed) }),
    reactivate: () =>
      reactivating.mutate(undefined, { onSuccess: done, onError: failed(SUBSCRIPTION.reactivateFailed) }),
  }
}

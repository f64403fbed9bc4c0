import { notify } from '#web/lib/notify.ts'
import { ApiError } from '#web/lib/api/api-error.ts'
import {
  cancelSubscription,
  pauseSubscription,
  reactivateSubscription,
  resumeSubscription,
} from '#shared/contracts/subscription.ts'
import type { CancelReason } from '#shared/catalog/reasons/cancel-reasons.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { SUBSCRIPTION } from './texts.ts'

/** Time to read the message before the page reloads. */
const RELOAD_MS = 1_500

const NOTHING = { body: {} }

function done({ message }: { message: string }): void {
  notify.success({ title: message })
  setTimeout(() => window.location.reload(), RELOAD_MS)
}

/** Shows the server's message and details under a title, or our own where it sent none. */
const failed = (title: string) => (error: unknown) => {
  const { message, details = SUBSCRIPTION.details } = (error instanceof ApiError && error.problem) || {}
  notify.failure({ title, description: message === undefined ? details : `${message} ${details}` })
}

/** Cancels, pauses, resumes or reactivates the subscription, then reloads the page. */
export function useChangeSubscription() {
  const cancelling = useCall(cancelSubscription)
  const reactivating = useCall(reactivateSubscription)
  const pausing = useCall(pauseSubscription)
  const resuming = useCall(resumeSubscription)
  const calls = [cancelling, reactivating, pausing, resuming]
  return {
    /** True until the page reloads. */
    busy: calls.some(({ isPending, isSuccess }) => isPending || isSuccess),
    /** Cancels without a reason when none was chosen. */
    cancel: ({ reason, words }: { reason: CancelReason | undefined; words: string }) =>
      cancelling.mutate(
        { body: reason === undefined ? {} : { reason, ...(words.trim() !== '' && { words }) } },
        { onSuccess: done, onError: failed(SUBSCRIPTION.cancelFailed) },
      ),
    pause: () => pausing.mutate(NOTHING, { onSuccess: done, onError: failed(SUBSCRIPTION.pauseFailed) }),
    resume: () => resuming.mutate(NOTHING, { onSuccess: done, onError: failed(SUBSCRIPTION.resumeFailed) }),
    reactivate: () =>
      reactivating.mutate(NOTHING, { onSuccess: done, onError: failed(SUBSCRIPTION.reactivateFailed) }),
  }
}

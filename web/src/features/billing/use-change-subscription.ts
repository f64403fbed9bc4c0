import { useRef } from 'react'
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
function showFailure(title: string, error: unknown): void {
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
  const isUnderWay = useRef(false)
  /** A second click can come before the button shows that it is busy; its answer would be shown instead of the first. */
  const once = (begin: () => void) => {
    if (!isUnderWay.current) begin()
    isUnderWay.current = true
  }
  const outcome = (title: string) => ({
    onSuccess: done,
    onError: (error: unknown) => {
      isUnderWay.current = false
      showFailure(title, error)
    },
  })
  return {
    /** True until the page reloads. */
    busy: calls.some(({ isPending, isSuccess }) => isPending || isSuccess),
    /** Cancels without a reason when none was chosen. */
    cancel: ({ reason, words }: { reason: CancelReason | undefined; words: string }) => {
      const body = reason === undefined ? {} : { reason, ...(words.trim() !== '' && { words }) }
      once(() => cancelling.mutate({ body }, outcome(SUBSCRIPTION.cancelFailed)))
    },
    pause: () => once(() => pausing.mutate(NOTHING, outcome(SUBSCRIPTION.pauseFailed))),
    resume: () => once(() => resuming.mutate(NOTHING, outcome(SUBSCRIPTION.resumeFailed))),
    reactivate: () => once(() => reactivating.mutate(NOTHING, outcome(SUBSCRIPTION.reactivateFailed))),
  }
}

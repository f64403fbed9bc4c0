import { setNextPlan } from '#shared/contracts/subscription.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import type { PlanId } from '#shared/catalog/plans.ts'
import { explain } from '#web/lib/api/api-error.ts'
import { userQuery } from '#web/queries/get-user.ts'
import { CHANGE, SUBSCRIPTION } from './texts.ts'

/** Chooses the plan of the next month, or undoes that choice, and reports the result. */
export function useNextPlan(onDone: () => void = () => undefined) {
  const choosing = useCall(setNextPlan, {
    changes: [userQuery.queryKey],
    done: ({ message }) => ({ title: message }),
    failed: { title: CHANGE.keepFailed, description: SUBSCRIPTION.details },
  })
  return {
    busy: choosing.isPending,
    /** Why the last attempt failed. */
    failure: choosing.error && explain(choosing.error, SUBSCRIPTION.details),
    choose: (plan: PlanId) => choosing.mutate({ body: { plan } }, { onSuccess: onDone }),
  }
}

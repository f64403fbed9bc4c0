import { useQueryClient } from '@tanstack/react-query'
import { setNextPlan } from '#shared/contracts/subscription.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import type { PlanId } from '#shared/catalog/plans.ts'
import { notify } from '#web/components/ui/overlays/toaster.tsx'
import { explain } from '#web/lib/api/api-error.ts'
import { userQuery } from '#web/queries/get-user.ts'
import { CHANGE, SUBSCRIPTION } from './texts.ts'

/** Chooses the plan of the next month, or undoes that choice, and reports the result. */
export function useNextPlan(onDone: () => void = () => undefined) {
  const queryClient = useQueryClient()
  const choosing = useCall(setNextPlan)
  return {
    busy: choosing.isPending,
    /** Why the last attempt failed. */
    failure: choosing.error && explain(choosing.error, SUBSCRIPTION.details),
    choose: (plan: PlanId) =>
      choosing.mutate(
        { body: { plan } },
        {
          onSuccess: ({ message }) => {
            void queryClient.invalidateQueries(userQuery)
            notify.success({ title: message })
            onDone()
          },
          onError: (error) =>
            notify.failure({ title: CHANGE.keepFailed, description: explain(error, SUBSCRIPTION.details) }),
        },
      ),
  }
}

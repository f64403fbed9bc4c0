import { queryOptions } from '@tanstack/react-query'
import type { PlanId } from '#shared/catalog/plans.ts'
import { previewPlanChange } from '#shared/contracts/subscription.ts'
import { call } from '#web/lib/api/api-client.ts'

/** Worked out anew each time: it gets cheaper by the minute, and is good for half an hour. */
export const planChangeQuery = (plan: PlanId) =>
  queryOptions({
    queryKey: ['plan-change', plan],
    queryFn: ({ signal }) => call(previewPlanChange, { body: { plan }, signal }),
    gcTime: 0,
    staleTime: 0,
    retry: false,
  })

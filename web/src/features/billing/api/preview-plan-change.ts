import { queryOptions } from '@tanstack/react-query'
import type { PlanId } from '#shared/catalog/plans.ts'
import { previewPlanChange } from '#shared/contracts/subscription.ts'
import { call } from '#web/lib/api/api-client.ts'

/** Never cached: the price falls by the minute, and a preview is valid for half an hour. */
export const planChangeQuery = (plan: PlanId) =>
  queryOptions({
    queryKey: ['plan-change', plan],
    queryFn: ({ signal }) => call(previewPlanChange, { body: { plan }, signal }),
    gcTime: 0,
    staleTime: 0,
    retry: false,
  })

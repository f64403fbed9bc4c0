import { useMutation } from '@tanstack/react-query'
import { cancelSubscription, reactivateSubscription } from '#shared/contracts/subscription.ts'
import { call } from '#web/lib/api/api-client.ts'

export const useCancelSubscription = () =>
  useMutation({ mutationFn: () => call(cancelSubscription, { body: {} }) })

export const useReactivateSubscription = () =>
  useMutation({ mutationFn: () => call(reactivateSubscription, { body: {} }) })

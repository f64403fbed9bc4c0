import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { createSetupIntent, getBillingStatus } from '#shared/contracts/subscription.ts'
import type { BillingStatus } from '#shared/models/subscription.ts'
import { notify } from '#web/lib/notify.ts'
import { call } from '#web/lib/api/api-client.ts'
import { isUnauthenticated } from '#web/lib/api/api-error.ts'
import { userQuery } from '#web/queries/get-user.ts'
import { UPGRADE } from './texts.ts'

type Details = BillingStatus['data']

export type Billing =
  | { readonly kind: 'loading' }
  | { readonly kind: 'smart'; readonly status: Details }
  /** Without a secret while its card form is being set up. */
  | { readonly kind: 'ready'; readonly status: Details; readonly clientSecret: string | null }
  | { readonly kind: 'error'; readonly message: string }

/**
 * The billing data of the dialog, loaded when it opens: the saved card, or the secret for a card form. Closing
 * the dialog aborts the requests without a message.
 */
export function useBilling() {
  const queryClient = useQueryClient()
  const [attempt, setAttempt] = useState({ id: crypto.randomUUID(), replacesCard: false })
  const options = { gcTime: 0, meta: { ownAuth: true } }
  const status = useQuery({
    ...options,
    queryKey: [getBillingStatus.path, attempt.id],
    queryFn: ({ signal }) => call(getBillingStatus, { signal }),
  })
  const details = status.data?.success ? status.data.data : null
  const needsForm = details !== null && (attempt.replacesCard || !details.hasSavedPaymentMethod)
  const setup = useQuery({
    ...options,
    queryKey: [createSetupIntent.path, attempt.id],
    queryFn: ({ signal }) => call(createSetupIntent, { body: {}, signal }),
    enabled: needsForm,
  })
  const failure =
    failureOf(status, UPGRADE.loadFailed.status, UPGRADE.loadFailed.information) ??
    failureOf(setup, UPGRADE.loadFailed.setup, UPGRADE.loadFailed.setup)

  useEffect(() => {
    if (failure !== null) notify.failure({ title: UPGRADE.loadFailed.title, description: failure })
  }, [failure])
  const hasSessionEnded = isUnauthenticated(status.error ?? setup.error)
  useEffect(() => {
    // Refetching the user leads to the sign-in.
    if (hasSessionEnded) void queryClient.invalidateQueries(userQuery)
  }, [hasSessionEnded, queryClient])

  return {
    billing: billingOf(failure, details, needsForm, setup.data?.clientSecret ?? null),
    reload: () => setAttempt({ id: crypto.randomUUID(), replacesCard: false }),
    /** Asks for another card than the saved one. */
    replaceCard: () => setAttempt({ ...attempt, replacesCard: true }),
  }
}

/** Why a request has failed, in the words of the server or in one of the specified messages. */
function failureOf(
  { isError, data }: { isError: boolean; data: { success: boolean; error: string | null } | undefined },
  whenThrown: string,
  whenRefused: string,
): string | null {
  if (isError) return whenThrown
  return data === undefined || data.success ? null : (data.error ?? whenRefused)
}

function billingOf(
  failure: string | null,
  status: Details | null,
  needsForm: boolean,
  clientSecret: string | null,
): Billing {
  if (failure !== null) return { kind: 'error', message: failure }
  if (status === null) return { kind: 'loading' }
  return needsForm ? { kind: 'ready', status, clientSecret } : { kind: 'smart', status }
}

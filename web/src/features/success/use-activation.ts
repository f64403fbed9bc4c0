import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { ACTIVATION } from '#shared/catalog/constants.ts'
import { notify } from '#web/components/ui/toaster.tsx'
import { paths } from '#web/lib/paths.ts'
import { userQuery } from '#web/queries/get-user.ts'
import { activate, type ActivationCalls, type Ending } from './activate.ts'
import { logInWithToken } from './api/auto-login.ts'
import { askSession } from './api/get-session-status.ts'
import { askStanding } from './api/get-user.ts'
import { verifyPayment } from './api/verify-payment-success.ts'
import { readArrival, withoutSecrets } from './arrival.ts'
import { ACTIVATION_TOASTS } from './texts.ts'

const CALLS: ActivationCalls = {
  autoLogin: logInWithToken,
  sessionStatus: askSession,
  verify: verifyPayment,
  mayEnter: askStanding,
  pause: async (ms) =>
    await new Promise((resolve) => {
      setTimeout(resolve, ms)
    }),
}

const TELL: Readonly<Record<Exclude<Ending['kind'], 'entered'>, () => void>> = {
  please_log_in: () => notify.success(ACTIVATION_TOASTS.activated),
  login_failed: () => notify.failure(ACTIVATION_TOASTS.loginFailed),
  unverified: () => notify.failure(ACTIVATION_TOASTS.unverified),
}

/**
 * Opens the account once a visit, whatever draws the page again, and goes on to the dashboard when that
 * worked.
 */
export function useActivation() {
  const [query, setQuery] = useSearchParams()
  const [visit, setVisit] = useState(() => ({ id: crypto.randomUUID(), arrival: readArrival(query) }))
  const { id, arrival } = visit
  const { data: ending = null } = useQuery({
    queryKey: ['activation', id],
    queryFn: async () => (arrival === null ? null : await activate(arrival, CALLS)),
    enabled: arrival !== null,
  })
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const told = useRef<Ending | null>(null)

  useEffect(() => {
    const clean = withoutSecrets(query)
    if (String(clean) !== String(query)) setQuery(clean, { replace: true })
  }, [query, setQuery])

  useEffect(() => {
    if (ending === null || ending.kind === 'entered' || told.current === ending) return
    told.current = ending
    TELL[ending.kind]()
  }, [ending])

  const entered = ending?.kind === 'entered'
  useEffect(() => {
    if (!entered) return () => undefined
    // What was known of the user is from before the payment.
    queryClient.removeQueries({ queryKey: userQuery.queryKey })
    const timer = setTimeout(
      () => void navigate(paths.configuration, { replace: true }),
      ACTIVATION.redirectMs,
    )
    return () => clearTimeout(timer)
  }, [entered, navigate, queryClient])

  return {
    /** Until the dashboard opens, or until it is known that it will not. */
    activating: arrival !== null && (ending === null || ending.kind === 'entered'),
    ending,
    /** A token is spent by now: the session that it opened is asked. */
    again: () =>
      setVisit({
        id: crypto.randomUUID(),
        arrival: arrival && {
          ...arrival,
          route: arrival.route.by === 'token' ? { by: 'session' } : arrival.route,
        },
      }),
  }
}

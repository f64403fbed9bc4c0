import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { ACTIVATION } from '#shared/catalog/constants.ts'
import { notify } from '#web/lib/notify.ts'
import { paths } from '#web/lib/paths.ts'
import { userQuery } from '#web/queries/get-user.ts'
import { activate, type ActivationOutcome } from './activate.ts'
import { readActivationRequest, withoutSecrets } from './success-address.ts'
import { ACTIVATION_TOASTS } from './texts.ts'

/** Shows the toast for an outcome. There is none for an inactive account, because the page says the same. */
function announce(outcome: ActivationOutcome): void {
  if (outcome.kind === 'please_log_in') notify.success(ACTIVATION_TOASTS.activated)
  if (outcome.kind === 'login_failed') notify.failure(ACTIVATION_TOASTS.loginFailed)
  if (outcome.kind === 'unverified' && !outcome.known) notify.failure(ACTIVATION_TOASTS.unverified)
}

/**
 * Activates the account once per visit, however often the page renders, and opens the dashboard on success.
 */
export function useActivation() {
  const [query, setQuery] = useSearchParams()
  const [visit, setVisit] = useState(() => ({
    id: crypto.randomUUID(),
    request: readActivationRequest(query),
  }))
  const { id, request } = visit
  const { data: outcome = null } = useQuery({
    queryKey: ['activation', id],
    queryFn: async () => await activate(request),
  })
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const told = useRef<ActivationOutcome | null>(null)

  useEffect(() => {
    const clean = withoutSecrets(query)
    if (String(clean) !== String(query)) setQuery(clean, { replace: true })
  }, [query, setQuery])

  useEffect(() => {
    if (outcome === null || told.current === outcome) return
    told.current = outcome
    announce(outcome)
  }, [outcome])

  const entered = outcome?.kind === 'entered'
  useEffect(() => {
    if (!entered) return () => undefined
    // The cached user is from before the payment.
    queryClient.removeQueries({ queryKey: userQuery.queryKey })
    const timer = setTimeout(
      () => void navigate(paths.configuration, { replace: true }),
      ACTIVATION.redirectMs,
    )
    return () => clearTimeout(timer)
  }, [entered, navigate, queryClient])

  return {
    /** Null until the server has replied. */
    outcome,
    /** Tries again. A token has been used by now, so the session that it opened is used. */
    again: () =>
      setVisit({
        id: crypto.randomUUID(),
        request: { ...request, route: request.route.by === 'token' ? { by: 'session' } : request.route },
      }),
  }
}

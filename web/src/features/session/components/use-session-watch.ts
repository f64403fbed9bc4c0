import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { SESSION } from '#shared/catalog/constants.ts'
import { extendSession, getSessionStatus } from '#shared/contracts/account/session.ts'
import { notify } from '#web/lib/notify.ts'
import { call } from '#web/lib/api/api-client.ts'
import { isUnauthenticated } from '#web/lib/api/api-error.ts'
import { readOptions } from '#web/lib/api/read-options.ts'
import { paths } from '#web/lib/paths.ts'
import { broadcastToTabs, listenToTabs } from '#web/lib/session/session-broadcast.ts'
import { mayBeSignedIn } from '#web/lib/session/signed-in-hint.ts'
import { useEndSession, useForgetSession } from '#web/lib/session/use-end-session.ts'
import { extendsByActivity, sessionPhase, type SessionPhase } from '#web/features/session/session-phase.ts'
import { SESSION_EXPIRED, SIGNED_OUT } from '#web/features/session/texts.ts'
import { useLastActivity } from './use-last-activity.ts'

const sessionStatusQuery = queryOptions({
  ...readOptions(getSessionStatus),
  refetchInterval: SESSION.pollMs,
  refetchIntervalInBackground: true,
  meta: { ownAuth: true },
})

/**
 * When the local clock says that the session has expired, the server is asked at most this often: another tab
 * may have extended the session, or the clock may be wrong.
 */
const CONFIRM_EVERY_MS = 5_000

/** Checks every second whether to warn about, extend or end the session. */
export function useSessionWatch() {
  const queryClient = useQueryClient()
  const { data: status, error, refetch } = useQuery(sessionStatusQuery)
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(extendSession, { body: {} }),
    onSuccess: (extended) => {
      queryClient.setQueryData(sessionStatusQuery.queryKey, extended)
      broadcastToTabs({ kind: 'extended', status: extended })
    },
    meta: { ownAuth: true },
  })
  const endSession = useEndSession()
  const forget = useForgetSession()
  const lastActivity = useLastActivity()
  const lastCheckAt = useRef<number | null>(null)
  const extendingQuietly = useRef(false)
  const signingOut = useRef(false)
  const confirmedAt = useRef(0)
  /** The time left is in milliseconds. */
  const [view, setView] = useState<{ phase: SessionPhase; left: number }>({ phase: 'calm', left: 0 })

  // A visitor who had no session is led to the sign-in by the page itself; nobody has logged them out.
  const [hadSession] = useState(mayBeSignedIn)
  const hasEnded =
    (hadSession || status !== undefined) && (isUnauthenticated(error) || status?.isActive === false)
  const expiresAt = status?.expiresAt

  function signOut(to: string) {
    if (signingOut.current) return
    signingOut.current = true
    void endSession(to)
  }

  const expire = useEffectEvent(() => {
    if (signingOut.current) return
    notify.failure(SESSION_EXPIRED)
    signOut(paths.sessionExpired)
  })

  /** Another tab has signed out. */
  const leave = useEffectEvent(() => {
    if (signingOut.current) return
    signingOut.current = true
    notify.success(SIGNED_OUT)
    void forget(paths.home)
  })

  function extend(quietly: boolean) {
    extendingQuietly.current = quietly
    mutate(undefined, {
      onSuccess: () => {
        if (quietly) return
        notify.success({
          title: 'Session extended',
          description: `You stay logged in for another ${SESSION.idleMinutes} minutes.`,
        })
      },
      onError: () => {
        notify.failure({
          title: 'Extension Failed',
          description: 'Unable to extend session. Please log in again.',
        })
        signOut(paths.login)
      },
      onSettled: () => {
        extendingQuietly.current = false
      },
    })
  }

  const check = useEffectEvent((end: number) => {
    const now = Date.now()
    const phase = sessionPhase(end, now)
    if (phase === 'over' && now - confirmedAt.current >= CONFIRM_EVERY_MS) {
      confirmedAt.current = now
      void refetch().then(({ isError }) => isError && expire())
    }
    const activity = { phase, now, lastActivityAt: lastActivity.current, lastCheckAt: lastCheckAt.current }
    if (extendsByActivity(activity)) {
      lastCheckAt.current = now
      extend(true)
    }
    // The dialog must not open under the hands of a user who is typing.
    if (!extendingQuietly.current) setView({ phase, left: end - now })
  })

  useEffect(() => {
    if (hasEnded) expire()
  }, [hasEnded])

  useEffect(
    () =>
      listenToTabs((message) => {
        if (message.kind === 'extended') queryClient.setQueryData(sessionStatusQuery.queryKey, message.status)
        else if (message.expired) void refetch()
        else leave()
      }),
    [queryClient, refetch],
  )

  useEffect(() => {
    if (expiresAt === undefined) return undefined
    check(expiresAt)
    const timer = setInterval(() => check(expiresAt), 1000)
    return () => clearInterval(timer)
  }, [expiresAt])

  return { ...view, busy: isPending, stay: () => extend(false), signOut: () => signOut(paths.home) }
}

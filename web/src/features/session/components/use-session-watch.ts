import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { notify } from '#web/components/ui/overlays/toaster.tsx'
import { isUnauthenticated } from '#web/lib/api/api-error.ts'
import { paths } from '#web/lib/paths.ts'
import { listenToTabs } from '#web/lib/session/session-broadcast.ts'
import { useEndSession } from '#web/lib/session/use-end-session.ts'
import { useExtendSession } from '#web/features/session/api/extend-session.ts'
import { sessionStatusQuery } from '#web/features/session/api/get-session-status.ts'
import { extendsByActivity, sessionPhase, type SessionPhase } from '#web/features/session/session-phase.ts'
import { EXTENSION_FAILED, SESSION_EXPIRED, SESSION_EXTENDED } from '#web/features/session/texts.ts'
import { useLastActivity } from './use-last-activity.ts'

/**
 * When the local clock says that the session has expired, the server is asked at most this often: another tab
 * may have extended the session, or the clock may be wrong.
 */
const CONFIRM_EVERY_MS = 5_000

/** Checks every second whether to warn about, extend or end the session. */
export function useSessionWatch() {
  const queryClient = useQueryClient()
  const status = useQuery(sessionStatusQuery)
  const { refetch } = status
  const { mutate, isPending } = useExtendSession()
  const endSession = useEndSession()
  const lastActivity = useLastActivity()
  const lastCheckAt = useRef<number | null>(null)
  const extendingQuietly = useRef(false)
  const signingOut = useRef(false)
  const confirmedAt = useRef(0)
  /** The time left is in milliseconds. */
  const [view, setView] = useState<{ phase: SessionPhase; left: number }>({ phase: 'calm', left: 0 })

  const ended = isUnauthenticated(status.error) || status.data?.isActive === false
  const expiresAt = status.data?.expiresAt

  const signOut = useCallback(
    (to: string) => {
      if (signingOut.current) return
      signingOut.current = true
      void endSession(to)
    },
    [endSession],
  )
  const expire = useCallback(() => {
    if (signingOut.current) return
    notify.failure(SESSION_EXPIRED)
    signOut(paths.sessionExpired)
  }, [signOut])

  const extend = useCallback(
    (quietly: boolean) => {
      extendingQuietly.current = quietly
      mutate(undefined, {
        onSuccess: () => {
          if (!quietly) notify.success(SESSION_EXTENDED)
        },
        onError: () => {
          notify.failure(EXTENSION_FAILED)
          signOut(paths.login)
        },
        onSettled: () => {
          extendingQuietly.current = false
        },
      })
    },
    [mutate, signOut],
  )

  const confirmExpiry = useCallback(
    async (now: number) => {
      if (now - confirmedAt.current < CONFIRM_EVERY_MS) return
      confirmedAt.current = now
      const answer = await refetch()
      if (answer.isError) expire()
    },
    [refetch, expire],
  )

  useEffect(() => {
    if (ended) expire()
  }, [ended, expire])

  useEffect(
    () =>
      listenToTabs((message) => {
        if (message.kind === 'extended') queryClient.setQueryData(sessionStatusQuery.queryKey, message.status)
        else void refetch()
      }),
    [queryClient, refetch],
  )

  useEffect(() => {
    if (expiresAt === undefined) return undefined
    const check = () => {
      const now = Date.now()
      const phase = sessionPhase(expiresAt, now)
      if (phase === 'over') void confirmExpiry(now)
      if (
        extendsByActivity({
          phase,
          now,
          lastActivityAt: lastActivity.current,
          lastCheckAt: lastCheckAt.current,
        })
      ) {
        lastCheckAt.current = now
        extend(true)
      }
      // The dialog must not open under the hands of a user who is typing.
      if (!extendingQuietly.current) setView({ phase, left: expiresAt - now })
    }
    check()
    const timer = setInterval(check, 1000)
    return () => clearInterval(timer)
  }, [expiresAt, confirmExpiry, extend, lastActivity])

  return { ...view, busy: isPending, stay: () => extend(false), signOut: () => signOut(paths.home) }
}

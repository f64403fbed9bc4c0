import { lazy } from 'react'
import { LazyContent } from '#web/components/ui/states/lazy-content.tsx'
import { SessionWarning } from './session-warning.tsx'
import { useSessionWatch } from './use-session-watch.ts'

const SessionDialog = lazy(() => import('./session-dialog.tsx'))

/** Warns before the session ends, extends it while the user is active, and signs out when it is over. */
export function SessionGuard() {
  const { phase, left, busy, stay, signOut } = useSessionWatch()
  const warning = <SessionWarning left={left} busy={busy} onStay={stay} />
  // The warning is also shown while the dialog loads or when it fails to load.
  const fallback = phase === 'block' ? warning : null
  return (
    <>
      {phase === 'warn' && warning}
      {(phase === 'warn' || phase === 'block') && (
        <LazyContent skeleton={fallback} fallback={fallback}>
          <SessionDialog open={phase === 'block'} left={left} busy={busy} onStay={stay} onLeave={signOut} />
        </LazyContent>
      )}
    </>
  )
}

import { lazy, useEffect } from 'react'
import { LazyContent } from '#web/components/ui/states/lazy-content.tsx'
import { useSessionWatch } from './use-session-watch.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Notice } from '#web/components/ui/states/notice.tsx'
import { minutesLeft } from '#web/features/session/session-phase.ts'

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

interface SessionWarningProps {
  left: number
  busy: boolean
  onStay: () => void
}

/** The height that the warning covers at the top of the page. */
const COVERED_HEIGHT = '14rem'

export function SessionWarning({ left, busy, onStay }: SessionWarningProps) {
  useEffect(() => {
    const { style } = document.documentElement
    // A focused element must not scroll behind the warning.
    style.scrollPaddingTop = COVERED_HEIGHT
    return () => void style.removeProperty('scroll-padding-top')
  }, [])
  return (
    <Notice
      tone="warn"
      live
      className="sticky top-16 z-10 mb-6 shadow-float md:top-4"
      title={`Your session ends in ${minutesLeft(left)}`}
      action={
        <Button size="sm" busy={busy} onClick={onStay}>
          Stay Logged In
        </Button>
      }
    >
      Stay logged in to extend it by 60 minutes. Anything you’ve typed and not saved would be lost.
    </Notice>
  )
}

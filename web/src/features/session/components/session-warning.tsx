import { useEffect } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { Notice } from '#web/components/ui/states/notice.tsx'
import { minutesLeft } from '#web/features/session/session-phase.ts'

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
      Stay logged in to extend it by 60 minutes. Anything you have typed and not saved would be lost.
    </Notice>
  )
}

import { useEffect } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { Notice } from '#web/components/ui/states/notice.tsx'
import { minutesLeft } from '#web/features/session/session-phase.ts'
import { STAY } from '#web/features/session/texts.ts'

interface SessionWarningProps {
  left: number
  busy: boolean
  onStay: () => void
}

/** What it covers at the top of the page while it stays in view. */
const COVERED = '14rem'

export function SessionWarning({ left, busy, onStay }: SessionWarningProps) {
  useEffect(() => {
    const { style } = document.documentElement
    // What is focused behind it would not be seen.
    style.scrollPaddingTop = COVERED
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
          {STAY}
        </Button>
      }
    >
      Stay logged in to extend it by 60 minutes. Anything you have typed and not saved would be lost.
    </Notice>
  )
}

import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import type { Late } from '../../lib/late-part.ts'
import { whenIdle } from '../../lib/when-idle.ts'
import { Card } from './card.tsx'
import { ErrorState } from './error-state.tsx'

interface LateContentProps {
  /** What the content is made of. */
  part: Late
  /** In the layout of the content. */
  skeleton: ReactNode
  /** It stands below what is in view at first: its code waits until the browser is idle. */
  below?: boolean
  children: ReactNode
}

/** Content that is read without a press, and whose code comes by itself: bars in its place until then, and what to do when it cannot be had. Another part needs another key. */
export function LateContent({ part, skeleton, below = false, children }: LateContentProps) {
  const there = useSyncExternalStore(part.subscribe, part.isThere, () => false)
  const [failures, setFailures] = useState(0)
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    if (there) return undefined
    const ask = () => void part.load().then((had) => had || setFailures(1))
    return below ? whenIdle(ask) : ask()
  }, [part, there, below])

  const again = async () => {
    // What had the focus goes with the message.
    const around = document.activeElement?.parentElement?.closest<HTMLElement>('[tabindex]')
    setBusy(true)
    if (await part.load()) around?.focus({ preventScroll: true })
    else setFailures(failures + 1)
    setBusy(false)
  }
  if (there) return children
  if (failures === 0) return skeleton
  // Some browsers remember for as long as the page stands that a file could not be had.
  const isLost = failures > 1
  return (
    <Card>
      <ErrorState
        title="This part of the page did not load"
        description="Check your connection and try again. Nothing you saved is lost."
        onRetry={isLost ? () => window.location.reload() : () => void again()}
        retryLabel={isLost ? 'Load the page again' : 'Try again'}
        busy={busy}
      />
    </Card>
  )
}

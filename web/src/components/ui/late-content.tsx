import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import type { Late } from '#web/lib/late-part.ts'
import { whenIdle } from '#web/lib/when-idle.ts'
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

/**
 * Content that is read without a press, and whose code comes by itself: bars in its place until then, and
 * what to do when it cannot be had. Another part needs another key.
 */
export function LateContent({ part, skeleton, below = false, children }: LateContentProps) {
  const there = useSyncExternalStore(part.subscribe, part.isThere, () => false)
  const [missing, setMissing] = useState(false)
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    if (there) return undefined
    const ask = () => void part.load().then((had) => had || setMissing(true))
    return below ? whenIdle(ask) : ask()
  }, [part, there, below])

  const again = async () => {
    // What had the focus goes with the message.
    const around = document.activeElement?.parentElement?.closest<HTMLElement>('[tabindex]')
    setBusy(true)
    if (await part.load()) around?.focus({ preventScroll: true })
    // Browsers remember for as long as the page stands that a file could not be had: the page has to go.
    else if (navigator.onLine) window.location.reload()
    setBusy(false)
  }
  if (there) return children
  if (!missing) return skeleton
  return (
    <Card>
      <ErrorState
        title="This part of the page did not load"
        description="Check your connection and try again. Nothing you saved is lost."
        onRetry={() => void again()}
        busy={busy}
      />
    </Card>
  )
}

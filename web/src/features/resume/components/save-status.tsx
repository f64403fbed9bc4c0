import { useEffect, useState } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import type { SaveState } from '#web/queries/use-fact-review.ts'
import { clsx } from 'clsx'

const SAVED_SHOWS_MS = 4_000

/** Shows the state of saving, always in view, and warns before leaving with unsaved changes. */
export function SaveStatus({ state, onRetry }: { state: SaveState; onRetry: () => void }) {
  const isUnsaved = state === 'saving' || state === 'failed'
  useEffect(() => {
    if (!isUnsaved) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isUnsaved])
  return (
    <div className="pointer-events-none sticky bottom-4 z-20 mt-6 flex justify-center has-[output:empty]:invisible">
      <div
        className={clsx(
          'pointer-events-auto flex items-center gap-3 rounded-lg border border-line bg-sheet',
          'px-4 py-2 text-sm shadow-float',
        )}
      >
        <output className={state === 'failed' ? 'text-bad-ink' : 'text-muted'}>
          {state === 'saving' && 'Saving…'}
          {state === 'saved' && <Saved />}
          {state === 'failed' && 'Not saved.'}
        </output>
        {state === 'failed' && (
          <Button variant="link" onClick={onRetry}>
            Try again
          </Button>
        )}
      </div>
    </div>
  )
}

/** Disappears after a moment. */
function Saved() {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), SAVED_SHOWS_MS)
    return () => clearTimeout(timer)
  }, [])
  return isOver ? null : 'Saved'
}

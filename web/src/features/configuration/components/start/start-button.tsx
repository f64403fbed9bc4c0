import { Clock, LoaderCircle, PenLine } from 'lucide-react'
import { Button } from '#web/components/ui/button.tsx'
import { clsx } from 'clsx'
import type { StartState } from '#web/features/configuration/start-state.ts'

interface StartButtonProps {
  state: StartState
  onStart: () => void
  /** Whether this is the primary action of the screen. */
  next?: boolean
}

/**
 * The start button. While it cannot be pressed it looks like a status, can still be focused, and says why to
 * screen readers; the panel below it says so in other words.
 */
export function StartButton({ state, onStart, next = true }: StartButtonProps) {
  const ready = state.kind === 'ready'
  const atWork = state.kind === 'busy' || state.kind === 'running'
  const Icon = ready ? PenLine : atWork ? LoaderCircle : Clock
  return (
    <div>
      <Button
        variant={ready ? (next ? 'accent' : 'outline') : null}
        size={ready ? 'xl' : 'status'}
        className="w-full"
        aria-disabled={ready ? undefined : true}
        aria-busy={state.kind === 'busy' || undefined}
        aria-describedby={state.reason === null ? undefined : 'start-reason'}
        onClick={ready ? onStart : undefined}
      >
        <Icon aria-hidden className={clsx('shrink-0', atWork && 'motion-safe:animate-spin')} />
        {state.label}
      </Button>
      {state.reason !== null && (
        <p id="start-reason" className="sr-only">
          {state.reason}
        </p>
      )}
    </div>
  )
}

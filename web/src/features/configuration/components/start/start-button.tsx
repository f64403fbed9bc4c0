import { Clock, LoaderCircle, PenLine } from 'lucide-react'
import { Button } from '#web/components/ui/button.tsx'
import { clsx } from 'clsx'
import type { StartState } from '#web/features/configuration/start-state.ts'

interface StartButtonProps {
  state: StartState
  onStart: () => void
  /** Whether this is the primary action of the screen. */
  next?: boolean
  /** Whether the reason is for screen readers only, because it is shown elsewhere in other words. */
  quiet?: boolean
}

/**
 * The start button. While it cannot be pressed it looks like a status, can still be focused, and says why.
 */
export function StartButton({ state, onStart, next = true, quiet = false }: StartButtonProps) {
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
        <p id="start-reason" className={quiet ? 'sr-only' : 'mt-1 text-sm text-muted'}>
          {state.reason}
        </p>
      )}
    </div>
  )
}

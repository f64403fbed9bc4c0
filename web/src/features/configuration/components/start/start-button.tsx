import { PenLine } from 'lucide-react'
import { Button } from '#web/components/ui/button.tsx'
import type { StartState } from '#web/features/configuration/start-state.ts'

interface StartButtonProps {
  state: StartState
  onStart: () => void
}

/** The one thing to do on this screen. Where it cannot be pressed it stays reachable and says why. */
export function StartButton({ state, onStart }: StartButtonProps) {
  const ready = state.kind === 'ready'
  return (
    <div>
      <Button
        variant={ready ? 'accent' : 'outline'}
        size="lg"
        className="min-h-14 w-full font-semibold off:bg-wash"
        aria-disabled={ready ? undefined : true}
        aria-busy={state.kind === 'busy' || undefined}
        aria-describedby={state.reason === null ? undefined : 'start-reason'}
        onClick={ready ? onStart : undefined}
      >
        {ready && <PenLine aria-hidden />}
        {state.label}
      </Button>
      {state.reason !== null && (
        <p id="start-reason" className="mt-2 text-sm text-muted">
          {state.reason}
        </p>
      )}
    </div>
  )
}

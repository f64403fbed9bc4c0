import { SessionDialog } from './session-dialog.tsx'
import { SessionWarning } from './session-warning.tsx'
import { useSessionWatch } from './use-session-watch.ts'

/** Warns before the session ends, extends it for those at work, and logs out when it is over. */
export function SessionGuard() {
  const { phase, left, busy, stay, leave } = useSessionWatch()
  return (
    <>
      {phase === 'warn' && <SessionWarning left={left} busy={busy} onStay={stay} />}
      <SessionDialog open={phase === 'block'} left={left} busy={busy} onStay={stay} onLeave={leave} />
    </>
  )
}

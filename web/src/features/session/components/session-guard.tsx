import { useLatePart } from '#web/components/ui/use-late-part.ts'
import { latePart } from '#web/lib/late-part.ts'
import { SessionWarning } from './session-warning.tsx'
import { useSessionWatch } from './use-session-watch.ts'

export const SessionDialog = latePart(async () => (await import('./session-dialog.tsx')).SessionDialog)

/** Warns before the session ends, extends it for those at work, and logs out when it is over. */
export function SessionGuard() {
  const { phase, left, busy, stay, leave } = useSessionWatch()
  const [blocks] = useLatePart(SessionDialog)
  return (
    <>
      {/* Also in place of a dialog whose code never came. */}
      {(phase === 'warn' || (phase === 'block' && !blocks)) && (
        <SessionWarning left={left} busy={busy} onStay={stay} />
      )}
      <SessionDialog open={phase === 'block'} left={left} busy={busy} onStay={stay} onLeave={leave} />
    </>
  )
}

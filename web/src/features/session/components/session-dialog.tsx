import { AlertDialog } from '#web/components/ui/overlays/alert-dialog.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { countdown, minutesLeft } from '#web/features/session/session-phase.ts'

interface SessionDialogProps {
  open: boolean
  left: number
  busy: boolean
  onStay: () => void
  onLeave: () => void
}

/**
 * Blocks the page during the last five minutes. The running seconds are hidden from screen readers, which
 * announce whole minutes.
 */
export default function SessionDialog({ open, left, busy, onStay, onLeave }: SessionDialogProps) {
  return (
    <AlertDialog
      open={open}
      title="Are you still there?"
      onEscape={(event) => event.preventDefault()}
      description={
        <>
          <p>
            For your security, you’ll be logged out soon. Stay logged in to extend your session by 60 minutes.
          </p>
          <p aria-hidden className="mt-4 font-serif text-4xl text-ink tabular">
            {countdown(left)}
          </p>
          <output className="sr-only">{minutesLeft(left)} left</output>
        </>
      }
      keep={
        <Button variant="accent" busy={busy} onClick={onStay}>
          Stay Logged In
        </Button>
      }
      act={<Button onClick={onLeave}>Logout Now</Button>}
    />
  )
}

import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
} from '#web/components/ui/overlays/alert-dialog.tsx'
import { Button } from '#web/components/ui/button.tsx'

interface CancelQuestionProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  isTrial: boolean
  /** Until when access stays, in words. */
  until: string
  busy: boolean
  onCancel: () => void
}

export function CancelQuestion({ open, onOpenChange, isTrial, until, busy, onCancel }: CancelQuestionProps) {
  return (
    <AlertDialog open={open} onOpenChange={(next) => busy || onOpenChange(next)}>
      <AlertDialogContent
        title="Cancel your subscription?"
        description={
          <>
            You keep access until <strong className="text-ink">{until}</strong>.{' '}
            {isTrial ? 'Nothing is charged.' : 'Nothing more is charged.'} You can change your mind until
            then.
          </>
        }
        actions={
          <>
            <AlertDialogCancel asChild>
              <Button disabled={busy}>Keep subscription</Button>
            </AlertDialogCancel>
            <Button variant="danger" busy={busy} onClick={onCancel}>
              Cancel subscription
            </Button>
          </>
        }
      />
    </AlertDialog>
  )
}

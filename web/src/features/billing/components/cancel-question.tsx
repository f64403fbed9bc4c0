import { AlertDialog } from '#web/components/ui/overlays/alert-dialog.tsx'
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
    <AlertDialog
      open={open}
      onOpenChange={(next) => busy || onOpenChange(next)}
      title="Cancel your subscription?"
      description={
        <>
          You keep access until <strong className="text-ink">{until}</strong>.{' '}
          {isTrial ? 'Nothing is charged.' : 'Nothing more is charged.'} You can change your mind until then.
        </>
      }
      keep={<Button disabled={busy}>Keep subscription</Button>}
      act={
        <Button variant="danger" busy={busy} onClick={onCancel}>
          Cancel subscription
        </Button>
      }
    />
  )
}

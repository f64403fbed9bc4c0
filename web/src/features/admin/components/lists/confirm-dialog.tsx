import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
} from '#web/components/ui/overlays/alert-dialog.tsx'
import { Button } from '#web/components/ui/button.tsx'
import type { Confirmation } from '#web/features/admin/use-confirm.tsx'

interface ConfirmDialogProps extends Confirmation {
  onClose: () => void
}

export function ConfirmDialog({
  title,
  consequence,
  confirmLabel,
  tone,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  return (
    <AlertDialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <AlertDialogContent
        title={title}
        description={consequence}
        actions={
          <>
            <AlertDialogCancel asChild>
              <Button>Cancel</Button>
            </AlertDialogCancel>
            <AlertDialogAction asChild>
              <Button variant={tone === 'danger' ? 'danger' : 'accent'} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </AlertDialogAction>
          </>
        }
      />
    </AlertDialog>
  )
}

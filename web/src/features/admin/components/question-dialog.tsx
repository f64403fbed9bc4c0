import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
} from '#web/components/ui/alert-dialog.tsx'
import { Button } from '#web/components/ui/button.tsx'
import type { Question } from '#web/features/admin/use-question.tsx'

/** Asks before something is done. */
export function QuestionDialog({
  asked: { question, consequence, confirm, tone, onConfirm },
  onClose,
}: {
  asked: Question
  onClose: () => void
}) {
  return (
    <AlertDialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <AlertDialogContent
        title={question}
        description={consequence}
        actions={
          <>
            <AlertDialogCancel asChild>
              <Button>Cancel</Button>
            </AlertDialogCancel>
            <AlertDialogAction asChild>
              <Button variant={tone === 'danger' ? 'danger' : 'primary'} onClick={onConfirm}>
                {confirm}
              </Button>
            </AlertDialogAction>
          </>
        }
      />
    </AlertDialog>
  )
}

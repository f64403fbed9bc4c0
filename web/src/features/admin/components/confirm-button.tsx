import type { ReactNode } from 'react'
import { AlertDialog, AlertDialogAction, AlertDialogCancel, AlertDialogContent, AlertDialogTrigger } from '../../../components/ui/alert-dialog.tsx'
import { Button } from '../../../components/ui/button.tsx'

interface ConfirmButtonProps {
  /** On the button of the row. */
  label: string
  /** What a screen reader hears: which row it is about. */
  about: string
  tone?: 'danger'
  busy?: boolean
  question: string
  /** What it does, before it is done. */
  consequence: ReactNode
  /** On the button that does it. */
  confirm: string
  onConfirm: () => void
}

/** Asks before it does something to somebody. */
export function ConfirmButton({ label, about, tone, busy = false, question, consequence, confirm, onConfirm }: ConfirmButtonProps) {
  return (
    <AlertDialog>
      <AlertDialogTrigger asChild>
        <Button size="sm" busy={busy} variant={tone === 'danger' ? 'danger' : 'outline'} aria-label={`${label} ${about}`}>
          {label}
        </Button>
      </AlertDialogTrigger>
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

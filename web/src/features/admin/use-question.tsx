import { useState, type ReactNode } from 'react'
import { AlertDialog, AlertDialogAction, AlertDialogCancel, AlertDialogContent } from '../../components/ui/alert-dialog.tsx'
import { Button } from '../../components/ui/button.tsx'

export interface Question {
  question: string
  /** What it does, before it is done. */
  consequence: ReactNode
  /** On the button that does it. */
  confirm: string
  tone?: 'danger'
  onConfirm: () => void
}

export type Ask = (question: Question) => void

/**
 * Asks before something is done to somebody. The dialog belongs to the tab and not to the row it is about: a list that is read anew,
 * or narrowed by what was typed just before, may take the row away while somebody reads the question.
 */
export function useQuestion(): { ask: Ask; dialog: ReactNode } {
  const [asked, setAsked] = useState<Question | null>(null)
  const dialog = asked !== null && (
    <AlertDialog open onOpenChange={(isOpen) => !isOpen && setAsked(null)}>
      <AlertDialogContent
        title={asked.question}
        description={asked.consequence}
        actions={
          <>
            <AlertDialogCancel asChild>
              <Button>Cancel</Button>
            </AlertDialogCancel>
            <AlertDialogAction asChild>
              <Button variant={asked.tone === 'danger' ? 'danger' : 'primary'} onClick={asked.onConfirm}>
                {asked.confirm}
              </Button>
            </AlertDialogAction>
          </>
        }
      />
    </AlertDialog>
  )
  return { ask: setAsked, dialog }
}

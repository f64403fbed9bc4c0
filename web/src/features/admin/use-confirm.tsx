import { useState, type ReactNode } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { AlertDialog } from '#web/components/ui/overlays/alert-dialog.tsx'

export interface Confirmation {
  title: string
  /** What will happen, shown before it is confirmed. */
  consequence: ReactNode
  /** Label of the button that does it. */
  confirmLabel: string
  tone?: 'danger'
  onConfirm: () => void
}

export type Confirm = (confirmation: Confirmation) => void

/**
 * Asks for confirmation in a dialog. The dialog belongs to the tab and not to a row: a refreshed or filtered
 * list may remove the row while the dialog is open.
 */
export function useConfirm(): { confirm: Confirm; dialog: ReactNode } {
  const [confirmation, setConfirmation] = useState<Confirmation | null>(null)
  const close = () => setConfirmation(null)
  return {
    confirm: setConfirmation,
    dialog: confirmation && (
      <AlertDialog
        open
        onOpenChange={close}
        title={confirmation.title}
        description={confirmation.consequence}
        keep={<Button>Cancel</Button>}
        act={
          <Button
            variant={confirmation.tone ?? 'accent'}
            onClick={() => {
              close()
              confirmation.onConfirm()
            }}
          >
            {confirmation.confirmLabel}
          </Button>
        }
      />
    ),
  }
}

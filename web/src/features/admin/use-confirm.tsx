import { useState, type ReactNode } from 'react'
import { ConfirmDialog } from '#web/features/admin/components/lists/confirm-dialog.tsx'

export interface Confirmation {
  title: string
  /** What will happen, shown before it happens. */
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
  return {
    confirm: setConfirmation,
    dialog: confirmation && <ConfirmDialog {...confirmation} onClose={() => setConfirmation(null)} />,
  }
}

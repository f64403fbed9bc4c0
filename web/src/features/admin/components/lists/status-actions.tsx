import { ConfirmButton } from '#web/features/admin/components/lists/confirm-button.tsx'
import type { Confirm } from '#web/features/admin/use-confirm.tsx'

interface Act {
  /** What will happen, said before it is done. */
  readonly effects: string
  readonly busy: boolean
  readonly run: () => void
}

interface StatusActionsProps {
  noun: 'account' | 'admin'
  email: string
  isActive: boolean
  toggle: Act
  deletion: Act
  confirm: Confirm
}

/** Switches an account off or on, and deletes it, each after a question. */
export function StatusActions({ noun, email, isActive, toggle, deletion, confirm }: StatusActionsProps) {
  const verb = isActive ? 'Deactivate' : 'Activate'
  return (
    <>
      <ConfirmButton
        label={verb}
        about={email}
        confirm={confirm}
        busy={toggle.busy}
        title={`${verb} this ${noun}?`}
        consequence={toggle.effects}
        confirmLabel={`${verb} ${noun}`}
        onConfirm={toggle.run}
      />
      <ConfirmButton
        label="Delete"
        about={email}
        confirm={confirm}
        tone="danger"
        busy={deletion.busy}
        title={`Delete this ${noun}?`}
        consequence={deletion.effects}
        confirmLabel={`Delete ${noun}`}
        onConfirm={deletion.run}
      />
    </>
  )
}

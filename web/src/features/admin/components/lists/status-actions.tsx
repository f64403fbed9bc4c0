import { Button } from '#web/components/ui/button.tsx'
import { notify } from '#web/components/ui/overlays/toaster.tsx'
import { TRY_AGAIN } from '#web/features/admin/texts.ts'
import type { Confirm, Confirmation } from '#web/features/admin/use-confirm.tsx'

interface Act<Sent> {
  /** What will happen, said before it is done. */
  readonly effects: string
  /** Title of the toast where it failed. */
  readonly failed: string
  readonly mutation: { isPending: boolean; mutateAsync: (sent: Sent) => Promise<unknown> }
}

interface StatusActionsProps {
  noun: 'account' | 'admin'
  of: { id: string; email: string; isActive: boolean }
  status: Act<{ id: string; isActive: boolean }>
  deletion: Act<string>
  /** Said when it is deleted. */
  deleted: { title: string; description: string }
  confirm: Confirm
}

/** Switches an account off or on, and deletes it, each after a question. */
export function StatusActions({ noun, of, status, deletion, deleted, confirm }: StatusActionsProps) {
  const { id, email, isActive } = of
  const verb = isActive ? 'Deactivate' : 'Activate'
  // Callbacks of a mutation are not called once the row that started it is gone.
  const toggle = () =>
    void status.mutation.mutateAsync({ id, isActive: !isActive }).catch(refused(status.failed))
  const remove = async () => {
    try {
      await deletion.mutation.mutateAsync(id)
      focusPage()
      notify.success(deleted)
    } catch (error) {
      refused(deletion.failed)(error)
    }
  }
  return (
    <>
      <ConfirmButton
        label={verb}
        about={email}
        confirm={confirm}
        busy={status.mutation.isPending}
        title={`${verb} this ${noun}?`}
        consequence={status.effects}
        confirmLabel={`${verb} ${noun}`}
        onConfirm={toggle}
      />
      <ConfirmButton
        label="Delete"
        about={email}
        confirm={confirm}
        tone="danger"
        busy={deletion.mutation.isPending}
        title={`Delete this ${noun}?`}
        consequence={deletion.effects}
        confirmLabel={`Delete ${noun}`}
        onConfirm={() => void remove()}
      />
    </>
  )
}

const refused = (title: string) => notify.refusal({ title, description: TRY_AGAIN })

/**
 * To the page, where what had the focus has gone with its row; after a dialog that is closing has given the
 * focus back to it.
 */
const focusPage = () => setTimeout(() => document.getElementById('main')?.focus({ preventScroll: true }))

interface ConfirmButtonProps extends Confirmation {
  label: string
  /** Names the row to screen readers. */
  about: string
  busy: boolean
  confirm: Confirm
}

function ConfirmButton({ label, about, busy, confirm, ...confirmation }: ConfirmButtonProps) {
  return (
    <Button
      size="sm"
      busy={busy}
      variant={confirmation.tone ?? 'outline'}
      aria-haspopup="dialog"
      aria-label={`${label} ${about}`}
      onClick={() => confirm(confirmation)}
    >
      {label}
    </Button>
  )
}

import { Button } from '#web/components/ui/button.tsx'
import { notify } from '#web/components/ui/overlays/toaster.tsx'
import { TRY_AGAIN } from '#web/features/admin/texts.ts'
import type { Confirm, Confirmation } from '#web/features/admin/use-confirm.tsx'

interface Act<Sent> {
  /** What will happen, shown before it is confirmed. */
  readonly effects: string
  /** Title of the toast after a failure. */
  readonly failed: string
  readonly mutation: { isPending: boolean; mutateAsync: (sent: Sent) => Promise<unknown> }
}

interface StatusActionsProps {
  noun: 'account' | 'admin'
  of: { id: string; email: string; isActive: boolean }
  status: Act<{ id: string; isActive: boolean }>
  deletion: Act<string>
  /** The toast after the deletion. */
  deleted: { title: string; description: string }
  confirm: Confirm
}

/** Buttons to deactivate or activate an account and to delete it, each with a confirmation. */
export function StatusActions({ noun, of, status, deletion, deleted, confirm }: StatusActionsProps) {
  const { id, email, isActive } = of
  const verb = isActive ? 'Deactivate' : 'Activate'
  // A promise, because callbacks passed to `mutate` are not called once the row is gone.
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
 * Focuses the page, because the focused element was removed with its row. Deferred until the closing dialog
 * has returned the focus.
 */
const focusPage = () => setTimeout(() => document.getElementById('main')?.focus({ preventScroll: true }))

interface ConfirmButtonProps extends Confirmation {
  label: string
  /** Identifies the row for screen readers. */
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

import { Button } from '#web/components/ui/button.tsx'
import type { Confirm, Confirmation } from '#web/features/admin/use-confirm.tsx'

interface ConfirmButtonProps extends Confirmation {
  /** Label of the row's button. */
  label: string
  /** Names the row to screen readers. */
  about: string
  busy?: boolean
  confirm: Confirm
}

/** A row's button that asks for confirmation before it acts. */
export function ConfirmButton({ label, about, busy = false, confirm, ...confirmation }: ConfirmButtonProps) {
  return (
    <Button
      size="sm"
      busy={busy}
      variant={confirmation.tone === 'danger' ? 'danger' : 'outline'}
      aria-haspopup="dialog"
      aria-label={`${label} ${about}`}
      onClick={() => confirm(confirmation)}
    >
      {label}
    </Button>
  )
}

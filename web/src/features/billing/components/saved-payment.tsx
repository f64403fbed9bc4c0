import { CreditCard } from 'lucide-react'
import type { ReactNode } from 'react'
import type { BillingStatus } from '#shared/models/subscription.ts'
import { Button } from '#web/components/ui/button.tsx'
import type { Upgrade } from '#web/features/billing/use-upgrade.ts'
import { clsx } from 'clsx'

interface SavedPaymentProps {
  status: BillingStatus['data']
  upgrade: Upgrade
  onPay: () => void
  onReplace: () => void
  /** The button that charges it. */
  children: ReactNode
}

/** The card on file, and the button that charges it. */
export function SavedPayment({ status, upgrade, onPay, onReplace, children }: SavedPaymentProps) {
  return (
    <form
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault()
        onPay()
      }}
    >
      <div
        className={clsx(
          'flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-md border',
          'border-line px-4 py-3 text-sm',
        )}
      >
        <p className="flex items-center gap-2.5">
          <CreditCard aria-hidden className="size-4 text-muted" />
          <span>
            <span className="capitalize">{status.brand ?? 'Card'}</span> ending in{' '}
            <span className="tabular">{status.lastFour}</span>
          </span>
        </p>
        <Button variant="link" onClick={onReplace} disabled={upgrade.busy}>
          Use another card
        </Button>
      </div>
      {children}
    </form>
  )
}

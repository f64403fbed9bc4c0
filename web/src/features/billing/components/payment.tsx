import { CreditCard } from 'lucide-react'
import { clsx } from 'clsx'
import { Button } from '#web/components/ui/button.tsx'
import { Notice } from '#web/components/ui/states/notice.tsx'
import type { Order } from '#web/features/billing/run-upgrade.ts'
import { UPGRADE } from '#web/features/billing/texts.ts'
import type { Billing, useBilling } from '#web/features/billing/use-billing.ts'
import type { Upgrade } from '#web/features/billing/use-upgrade.ts'
import { NewPayment } from './new-payment.tsx'

interface PaymentProps extends Pick<ReturnType<typeof useBilling>, 'reload' | 'replaceCard'> {
  billing: Extract<Billing, { kind: 'smart' | 'ready' }>
  upgrade: Upgrade
  order: Order
  email: string
  /** The button's text: what is bought, for how much. */
  label: string
  /** Why the user cannot pay yet; null when they can. */
  waitsFor?: string | null
  /** Added to an error message: what stays as it was. */
  unchanged?: string
  onClose: () => void
}

/** Pays for an upgrade with the saved card or a new one; the button says what is charged. */
export function Payment({
  billing,
  reload,
  replaceCard,
  upgrade,
  order,
  email,
  onClose,
  ...pay
}: PaymentProps) {
  const button = <PayButton upgrade={upgrade} {...pay} />
  if (billing.kind === 'ready')
    return (
      <NewPayment
        upgrade={upgrade}
        email={email}
        clientSecret={billing.clientSecret}
        onPay={(newCard) => void upgrade.submit(order, newCard)}
        onRetry={reload}
        onClose={onClose}
      >
        {button}
      </NewPayment>
    )
  const { brand, lastFour } = billing.status
  return (
    <form
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault()
        void upgrade.submit(order, null)
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
            <span className="capitalize">{brand ?? 'Card'}</span> ending in{' '}
            <span className="tabular">{lastFour}</span>
          </span>
        </p>
        <Button variant="link" onClick={replaceCard} disabled={upgrade.busy}>
          Use another card
        </Button>
      </div>
      {button}
    </form>
  )
}

/** The error of the last attempt, and the button. */
function PayButton({
  label,
  upgrade: { busy, failure },
  waitsFor = null,
  unchanged,
}: Pick<PaymentProps, 'label' | 'upgrade' | 'waitsFor' | 'unchanged'>) {
  return (
    <>
      {failure !== null && (
        <Notice tone="bad" role="alert" title={UPGRADE.failed.title}>
          {failure}
          {unchanged !== undefined && ` ${unchanged}`}
        </Notice>
      )}
      <Button
        type="submit"
        variant="accent"
        size="lg"
        className="w-full"
        busy={busy}
        disabled={waitsFor !== null}
      >
        {busy ? 'Working on it…' : (waitsFor ?? label)}
      </Button>
    </>
  )
}

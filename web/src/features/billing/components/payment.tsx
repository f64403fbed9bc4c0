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
  /** What is bought, for how much. */
  label: string
  /** Why it cannot be paid for yet; null when it can. */
  waitsFor?: string | null
  /** What is still true after a failure. */
  unchanged?: string
  onClose: () => void
}

/** How an upgrade is paid for: with the card on file or a new one, and the button that says what is charged. */
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
        <Button variant="link" onClick={() => replaceCard(billing.status)} disabled={upgrade.busy}>
          Use another card
        </Button>
      </div>
      {button}
    </form>
  )
}

/** Why the last try failed, and the button. */
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

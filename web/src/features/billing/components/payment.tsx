import type { ReactNode } from 'react'
import type { Billing, useBilling } from '#web/features/billing/use-billing.ts'
import type { Order } from '#web/features/billing/run-upgrade.ts'
import type { Upgrade } from '#web/features/billing/use-upgrade.ts'
import { NewPayment } from './new-payment.tsx'
import { SavedPayment } from './saved-payment.tsx'

interface PaymentProps extends Pick<ReturnType<typeof useBilling>, 'reload' | 'replaceCard'> {
  billing: Extract<Billing, { kind: 'smart' | 'ready' }>
  upgrade: Upgrade
  order: Order
  email: string
  onClose: () => void
  /** The button that charges it. */
  children: ReactNode
}

/** How an upgrade is paid for: with the card on file, or a new one. */
export function Payment({
  billing,
  upgrade,
  order,
  email,
  reload,
  replaceCard,
  onClose,
  children,
}: PaymentProps) {
  return billing.kind === 'smart' ? (
    <SavedPayment
      upgrade={upgrade}
      status={billing.status}
      onPay={() => void upgrade.submit(order, null)}
      onReplace={() => replaceCard(billing.status)}
    >
      {children}
    </SavedPayment>
  ) : (
    <NewPayment
      upgrade={upgrade}
      email={email}
      clientSecret={billing.clientSecret}
      onPay={(card) => void upgrade.submit(order, card)}
      onRetry={reload}
      onClose={onClose}
    >
      {children}
    </NewPayment>
  )
}

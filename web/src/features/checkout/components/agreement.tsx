import type { ReactNode } from 'react'
import { paths } from '#web/lib/paths.ts'

export function Agreement({ withCard }: { withCard: boolean }) {
  return (
    <p className="mt-3 text-xs text-muted">
      By continuing you agree to the <Policy to={paths.termsOfService}>Terms of Service</Policy>, the{' '}
      <Policy to={paths.privacyPolicy}>Privacy Policy</Policy> and the{' '}
      <Policy to={paths.refundPolicy}>Refund Policy</Policy>.
      {withCard && ' Your card details go to Stripe; we never see them.'}
    </p>
  )
}

/** A new tab: the card that was typed stays. */
function Policy({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a
      href={to}
      target="_blank"
      rel="noopener"
      className="inline-block leading-6 text-brand underline underline-offset-4"
    >
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}

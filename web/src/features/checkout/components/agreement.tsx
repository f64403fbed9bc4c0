import { PolicyLink } from '#web/components/ui/links.tsx'
import { paths } from '#web/lib/paths.ts'

export function Agreement({ withCard }: { withCard: boolean }) {
  return (
    <p className="mt-3 text-xs text-muted">
      By continuing you agree to the <PolicyLink to={paths.termsOfService}>Terms of Service</PolicyLink>, the{' '}
      <PolicyLink to={paths.privacyPolicy}>Privacy Policy</PolicyLink> and the{' '}
      <PolicyLink to={paths.refundPolicy}>Refund Policy</PolicyLink>.
      {withCard && ' Your card details go to Stripe; we never see them.'}
    </p>
  )
}

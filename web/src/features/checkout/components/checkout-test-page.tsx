import { Navigate, useSearchParams } from 'react-router-dom'
import { PLANS, PlanId } from '#shared/catalog/plans.ts'
import { ButtonLink } from '#web/components/ui/button.tsx'
import { CopyButton } from '#web/components/ui/copy-button.tsx'
import { CHECKOUT_TEST_PATH, paths } from '#web/lib/paths.ts'
import { TEST_CARDS, TEST_CODES } from '#web/features/checkout/test-data.ts'
import CheckoutPage from './checkout-page.tsx'

/** The checkout with everything needed to try it. Not part of production builds. */
export default function CheckoutTestPage() {
  const [query] = useSearchParams()
  if (!PlanId.safeParse(query.get('plan')).success) return <Navigate to={addressOf('pro')} replace />
  return <CheckoutPage beside={<TestKit />} />
}

/** The email is that of the session, if there is one. */
const addressOf = (plan: PlanId): string =>
  `${CHECKOUT_TEST_PATH}?${new URLSearchParams({ plan, auto_login: 'true', gmail_signup: 'true' })}`

function TestKit() {
  return (
    <section aria-labelledby="kit" className="mt-14 border-t border-line pt-8">
      <h2 id="kit" className="text-xl">
        To try the checkout with
      </h2>
      <p className="mt-2 measure text-sm text-muted">
        This page is not on the published site. Nothing here moves money.
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        {PlanId.options.map((plan) => (
          <ButtonLink key={plan} size="sm" to={addressOf(plan)}>
            {PLANS[plan].name}
          </ButtonLink>
        ))}
        <ButtonLink size="sm" to={`${paths.paymentFailed}?reason=declined&plan=pro`}>
          Payment failed
        </ButtonLink>
      </div>
      <div className="mt-8 grid gap-10 md:grid-cols-2">
        <TestList heading="Test cards" note="Any date to come, any three digits." rows={TEST_CARDS} />
        <TestList heading="Coupon codes" note="Known to a stage on one machine." rows={TEST_CODES} />
      </div>
    </section>
  )
}

function TestList({
  heading,
  note,
  rows,
}: {
  heading: string
  note: string
  rows: readonly { value: string; what: string }[]
}) {
  return (
    <section aria-label={heading} className="min-w-0">
      <h3 className="text-lg">{heading}</h3>
      <p className="mt-1 text-sm text-muted">{note}</p>
      <ul className="mt-3 divide-y divide-line border-y border-line text-sm">
        {rows.map(({ value, what }) => (
          <li key={value} className="flex items-center justify-between gap-3 py-2">
            <span className="min-w-0">
              <code className="tabular">{value}</code>
              <span className="block text-muted">{what}</span>
            </span>
            <CopyButton text={value} label="Copy" />
          </li>
        ))}
      </ul>
    </section>
  )
}

import { PLANS, type PlanId } from '#shared/catalog/plans.ts'
import { ButtonLink } from '#web/components/ui/button.tsx'
import { Notice } from '#web/components/ui/states/notice.tsx'
import { dollars } from '#web/lib/payments/money.ts'
import { paths } from '#web/lib/paths.ts'
import { withEmail } from '#web/features/checkout/checkout-address.ts'
import { chargeMoment, firstCharge, laterCents, type Terms } from '#web/features/checkout/terms.ts'
import type { BuyerState } from '#web/features/checkout/use-buyer.ts'
import type { Trouble } from '#web/features/checkout/use-payment.ts'

interface TroubleNoticeProps {
  trouble: Trouble
  plan: PlanId
  buyer: BuyerState
  query: URLSearchParams
  terms: Terms
  now: number
  /** Whether it resulted from pressing the button, so that it is announced at once. */
  urgent: boolean
}

const NO_TRIAL = {
  used: 'This account has had its free trial.',
  card: 'The card that was used before had its free trial on another account.',
  free: 'The plan costs nothing, so there is no trial.',
} as const

export function TroubleNotice({ trouble, plan, buyer, query, terms, now, urgent }: TroubleNoticeProps) {
  const role = urgent ? { role: 'alert' as const } : {}
  const own = buyer.signedInAs
  const first = firstCharge(terms, now)
  switch (trouble.kind) {
    case 'signed_out':
      return (
        <Notice
          tone="info"
          title="Sign in to continue"
          action={<GoogleLink plan={plan}>Continue with Google</GoogleLink>}
          {...role}
        >
          Sign in and you’ll come right back here, with {PLANS[plan].name} selected.
        </Notice>
      )
    case 'account_mismatch':
      return (
        <Notice
          tone="warn"
          title={
            own === null ? 'You are signed in with another email address' : `You are signed in as ${own}`
          }
          action={
            <>
              {own !== null && <ButtonLink to={withEmail(query, own)}>Continue as {own}</ButtonLink>}
              <GoogleLink plan={plan}>Use another Google account</GoogleLink>
            </>
          }
          {...role}
        >
          This checkout is for {buyer.email}, and a plan can only be set up for the account that is signed in.
          Nothing was charged.
        </Notice>
      )
    case 'coupon_invalid':
      return (
        <Notice tone="warn" title="The coupon code can’t be used" {...role}>
          {trouble.reason} We removed it, and nothing was charged. Check the amount and press the button
          again.
        </Notice>
      )
    case 'other_terms':
      return (
        <Notice tone="warn" title="The amount has changed" {...role}>
          {`Nothing was charged. ${trouble.noTrial === null ? '' : NO_TRIAL[trouble.noTrial]} `}
          {terms.todayCents === 0
            ? `${dollars(first.cents)} is charged on ${chargeMoment(first.at)}`
            : `${dollars(terms.todayCents)} is due today`}
          , then {dollars(laterCents(terms))} a month. Press the button again if you agree.
        </Notice>
      )
    default:
      return (
        <Notice tone="bad" title="The payment didn’t go through" {...role}>
          {trouble.reason}
        </Notice>
      )
  }
}

function GoogleLink({ plan, children }: { plan: PlanId; children: string }) {
  return <ButtonLink href={paths.googleSignup(plan)}>{children}</ButtonLink>
}

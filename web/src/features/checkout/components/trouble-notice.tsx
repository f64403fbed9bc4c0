import type { ReactNode } from 'react'
import { PLANS, type PlanId } from '#shared/catalog/plans.ts'
import { ButtonLink } from '#web/components/ui/button.tsx'
import { Notice } from '#web/components/ui/states/notice.tsx'
import { dollars } from '#web/lib/payments/money.ts'
import { paths } from '#web/lib/paths.ts'
import { withEmail } from '#web/features/checkout/checkout-address.ts'
import { chargeMoment, firstChargeAt, laterCents, type Terms } from '#web/features/checkout/terms.ts'
import type { BuyerState } from '#web/features/checkout/use-buyer.ts'
import type { Trouble } from '#web/features/checkout/use-payment.ts'

interface Context {
  trouble: Trouble
  plan: PlanId
  buyer: BuyerState
  query: URLSearchParams
  terms: Terms
  now: number
}

interface TroubleNoticeProps extends Context {
  /** Whether it resulted from pressing the button, so that it is announced at once. */
  urgent: boolean
}

interface Texts {
  readonly tone: 'info' | 'warn' | 'bad'
  readonly title: string
  readonly text: ReactNode
  readonly action?: ReactNode
}

export function TroubleNotice({ urgent, ...context }: TroubleNoticeProps) {
  const { tone, title, text, action } = TEXTS[context.trouble.kind](context)
  return (
    <Notice tone={tone} title={title} action={action} {...(urgent ? { role: 'alert' } : {})}>
      {text}
    </Notice>
  )
}

const TEXTS: Readonly<Record<Trouble['kind'], (context: Context) => Texts>> = {
  signed_out: ({ plan }) => ({
    tone: 'info',
    title: 'Sign in to continue',
    text:
      'You are not signed in, so nothing can be set up yet. You come back to this page with ' +
      `${PLANS[plan].name}.`,
    action: <GoogleLink plan={plan}>Continue with Google</GoogleLink>,
  }),
  account_mismatch: mismatch,
  coupon_invalid: ({ trouble }) => ({
    tone: 'warn',
    title: 'The coupon code cannot be used',
    text:
      `${'reason' in trouble ? trouble.reason : ''} It was taken out, and nothing was ` +
      'charged. Check the amount and press the button again.',
  }),
  other_terms: otherTerms,
  failed: ({ trouble }) => ({
    tone: 'bad',
    title: 'The payment did not go through',
    text: 'reason' in trouble ? trouble.reason : null,
  }),
}

function mismatch({ plan, buyer, query }: Context): Texts {
  const own = buyer.signedInAs
  return {
    tone: 'warn',
    title: own === null ? 'You are signed in with another email address' : `You are signed in as ${own}`,
    text:
      `This checkout is for ${buyer.email}, and a plan can only be set up for the account ` +
      'that is signed in. Nothing was charged.',
    action: (
      <>
        {own !== null && <ButtonLink to={withEmail(query, own)}>Go on as {own}</ButtonLink>}
        <GoogleLink plan={plan}>Use another Google account</GoogleLink>
      </>
    ),
  }
}

const NO_TRIAL = {
  used: 'This account has had its free trial.',
  card: 'The card that was used before had its free trial on another account.',
  free: 'The plan costs nothing, so there is no trial.',
} as const

function otherTerms({ trouble, terms, now }: Context): Texts {
  const why = 'noTrial' in trouble && trouble.noTrial !== null ? NO_TRIAL[trouble.noTrial] : ''
  const when = terms.trial
    ? `${dollars(terms.firstCents)} is charged on ${chargeMoment(firstChargeAt(now))}`
    : `${dollars(terms.todayCents)} is due today`
  return {
    tone: 'warn',
    title: 'The amount has changed',
    text:
      `Nothing was charged. ${why} ${when}, then ${dollars(laterCents(terms))} a month. ` +
      'Press the button again if you agree.',
  }
}

function GoogleLink({ plan, children }: { plan: PlanId; children: string }) {
  return <ButtonLink href={paths.googleSignup(plan)}>{children}</ButtonLink>
}

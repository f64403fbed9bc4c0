import { PolicyLink, TextLink } from '#web/components/ui/links.tsx'
import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { BRAND } from '#shared/brand.ts'
import { type Plan, type PlanId, PLANS, TRIAL, ONE_TRIAL } from '#shared/catalog/plans.ts'
import { Button, ButtonLink } from '#web/components/ui/button.tsx'
import { Notice } from '#web/components/ui/states/notice.tsx'
import { paths } from '#web/lib/paths.ts'
import { saveSelectedPlan } from '#web/lib/payments/save-selected-plan.ts'
import { isPlanId, storedPlan } from '#web/lib/payments/selected-plan.ts'
import { hasDashboardAccess } from '#web/lib/session/subscription-status.ts'
import { useTitle } from '#web/lib/page/use-title.ts'
import { useNow } from '#web/lib/use-now.ts'
import { useHydrated } from '#web/lib/use-hydrated.ts'
import { signUpNotice } from '#web/features/sign-in/page-notice.ts'
import { SIGN_UP } from '#web/features/sign-in/texts.ts'
import { GoogleButton } from './google-button.tsx'
import { MarketingPanel } from './marketing-panel.tsx'
import { useSignedInUser } from '#web/queries/use-signed-in-user.ts'
import { SignedInNotice } from './signed-in-notice.tsx'
import { SplitPage } from './split-page.tsx'
import { TrialPanel } from './trial-panel.tsx'
import { useAddressReport } from '#web/lib/use-address-report.ts'
import { clsx } from 'clsx'

export default function SignupPage() {
  const hydrated = useHydrated()
  const user = useSignedInUser()
  const [query] = useSearchParams()
  const cancelled = usePaymentCancelled()
  const [changed, setChanged] = useState<PlanId | null>(null)
  const named = query.get('plan')
  const asked = isPlanId(named) ? named : null
  const chosen = (hydrated ? (changed ?? storedPlan()) : null) ?? asked
  const plan = chosen && PLANS[chosen]
  const now = useNow()
  const hasAccess = user !== null && hasDashboardAccess(user, now)
  // Nothing is promised about a trial that the user cannot have.
  const noTrial = hasAccess || (user !== null && !user.trialAvailable)
  const heading = headingOf(hasAccess, noTrial ? plan : null)
  useTitle(heading)
  if (hydrated && chosen === null) return <Navigate to={paths.pricing} replace />

  const notice = cancelled
    ? { tone: 'bad' as const, title: SIGN_UP.cancelled.title, text: SIGN_UP.cancelled.description }
    : hydrated
      ? signUpNotice(query)
      : null
  return (
    <SplitPage
      about={noTrial ? `About ${BRAND.name}` : 'What happens in the trial'}
      aside={noTrial ? <MarketingPanel /> : <TrialPanel plan={plan} />}
      reads="error payment_cancelled"
    >
      {notice && (
        <Notice tone={notice.tone} role="alert" className="mb-8" title={notice.title}>
          {notice.text}
        </Notice>
      )}
      <h1 className="text-3xl text-balance">{heading}</h1>
      {!noTrial && <TrialBanner plan={plan} />}
      {!hasAccess && plan && asked && asked !== plan.id && (
        <OtherPlan chosen={plan} asked={PLANS[asked]} onChange={setChanged} />
      )}
      <div className="mt-6">
        {user && plan ? (
          <SignedInNotice
            user={user}
            forBuyer={{
              text: user.trialAvailable
                ? `You don’t need to sign up again. Continue with ${plan.name}: nothing is charged for ${TRIAL.days * 24} hours.`
                : `You don’t need to sign up again. You have had your free trial: ${plan.name} is $${plan.priceUsd} today, then monthly.`,
              action: (
                <ButtonLink variant="accent" size="sm" to={paths.checkoutOf(plan.id)}>
                  Continue to payment
                </ButtonLink>
              ),
            }}
          />
        ) : (
          <SignUp plan={chosen} />
        )}
      </div>
    </SplitPage>
  )
}

function headingOf(hasAccess: boolean, withoutTrial: Plan | null): string {
  if (hasAccess) return 'You already have a plan'
  return withoutTrial === null ? SIGN_UP.title : `Continue with ${withoutTrial.name}`
}

/** For visitors without a session: the button to Google, and what it means. */
function SignUp({ plan }: { plan: PlanId | null }) {
  return (
    <>
      <GoogleButton texts={SIGN_UP} address={plan && paths.googleSignup(plan)} />
      <p className="mt-3 text-xs text-muted">
        By signing up you agree to the <PolicyLink to={paths.termsOfService}>Terms of Service</PolicyLink> and
        the <PolicyLink to={paths.privacyPolicy}>Privacy Policy</PolicyLink>. We ask for access to your Gmail
        separately, when you connect it.
      </p>
      <p className="mt-8 border-t border-line pt-6 text-sm">
        Already have an account?{' '}
        <TextLink to={paths.login} className="inline-block leading-6">
          {SIGN_UP.logIn}
        </TextLink>
      </p>
    </>
  )
}

/**
 * Shown when the link names another plan than the one chosen earlier in this browser, for example in another
 * tab. The earlier choice applies until it is changed.
 */
function OtherPlan({
  chosen,
  asked,
  onChange,
}: {
  chosen: Plan
  asked: Plan
  onChange: (plan: PlanId) => void
}) {
  const change = () => {
    saveSelectedPlan(asked.id)
    onChange(asked.id)
  }
  return (
    <p className="mt-3 text-sm text-muted">
      You picked {chosen.name} earlier; this link is for {asked.name}.{' '}
      <Button variant="link" onClick={change}>
        Switch to {asked.name}
      </Button>
    </p>
  )
}

const NAME = 'payment_cancelled'

/**
 * Whether the user came back from a payment that they cancelled. The parameter is removed from the address,
 * so that a reload does not repeat it.
 */
function usePaymentCancelled(): boolean {
  const [cancelled, setCancelled] = useState(false)
  useAddressReport(NAME, (value) => setCancelled(value === 'true'))
  return cancelled
}

/**
 * What the user signs up for. While the plan is unknown, its line keeps the space that the longest one needs.
 */
function TrialBanner({ plan }: { plan: Plan | null }) {
  const { name, priceUsd } = plan ?? PLANS.starter
  return (
    <section aria-label="What you sign up for" className="mt-6 rounded-lg border border-line bg-sheet p-5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-serif text-xl font-semibold">{SIGN_UP.trial}</span>
        <span className="font-medium text-accent-ink">{SIGN_UP.emails}</span>
      </p>
      <p
        className={clsx(
          'mt-3 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-3',
          plan === null && '*:invisible',
        )}
      >
        <span>
          {name} plan, <span className="tabular">${priceUsd}</span> a month after the trial
        </span>
        <TextLink to={paths.pricing} className="inline-block text-sm leading-6">
          Change plan
        </TextLink>
      </p>
      <p className="mt-3 text-sm text-balance text-muted">
        Payment details are required. Nothing is charged for {TRIAL.days * 24} hours. {ONE_TRIAL}
      </p>
    </section>
  )
}

import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { BRAND } from '#shared/brand.ts'
import { PlanId } from '#shared/catalog/plans.ts'
import type { PageHead } from '#shared/catalog/site-pages.ts'
import { Section } from '#web/components/ui/section.tsx'
import { Moment } from '#web/components/site/moment.tsx'
import { QuietLayout } from '#web/components/site/quiet-layout.tsx'
import { Button, ButtonLink } from '#web/components/ui/button.tsx'
import { notify } from '#web/lib/notify.ts'
import { paths } from '#web/lib/paths.ts'
import { useHead } from '#web/lib/page/use-head.ts'
import { supportAddress } from '#web/features/payment-failed/retry-address.ts'
import { planLines, reasonOf, TEXTS, NO_SESSION } from '#web/features/payment-failed/texts.ts'
import { useRetry, NoPaymentPage } from '#web/features/payment-failed/use-retry.ts'
import { Notice } from '#web/components/ui/states/notice.tsx'
import { ApiError, hasCode, isUnauthenticated } from '#web/lib/api/api-error.ts'

const HEAD: PageHead = {
  title: `Payment not finished · ${BRAND.name}`,
  description: 'What happened to the payment, and how to go on.',
  unlisted: true,
}

/** The page after a failed payment: what happened, and what to do. */
export default function PaymentFailedPage() {
  useHead(HEAD)
  const [query] = useSearchParams()
  const { heading, toast, explanation, steps } = TEXTS[reasonOf(query)]
  const parsed = PlanId.safeParse(query.get('plan'))
  const plan = parsed.success ? parsed.data : null
  const session = query.get('session_id')?.trim() || null
  const { retry, waiting, redirecting, error } = useRetry(plan, query.get('email')?.trim() || null, session)
  const hasNotified = useRef(false)

  useEffect(() => {
    if (toast && !hasNotified.current) notify.failure({ title: heading, description: toast })
    hasNotified.current = true
  }, [heading, toast])

  return (
    <QuietLayout>
      <Moment
        mark="trouble"
        title={heading}
        aside={
          <>
            <PlanChosen plan={plan} />
            <Section
              level={2}
              title="What to do next"
              titleClass="text-xl"
              className="mt-8 border-t border-line pt-6"
            >
              <ol className="mt-3 list-decimal space-y-2 pl-5 marker:text-muted">
                {steps.map((step) => (
                  <li key={step} className="measure pl-1">
                    {step}
                  </li>
                ))}
              </ol>
            </Section>
          </>
        }
      >
        <p className="mt-3 measure text-lg text-muted">{explanation}</p>
        {error && <RetryNotice error={error} plan={plan} />}
        <div className="mt-8 flex flex-wrap items-center gap-3">
          <Button variant="accent" size="lg" busy={waiting} onClick={retry}>
            Try Again
          </Button>
          <ButtonLink size="lg" to={paths.pricing}>
            Change Plan
          </ButtonLink>
          <ButtonLink variant="link" className="sm:ml-3" href={supportAddress(session)}>
            Contact Support
          </ButtonLink>
        </div>
        <output className="mt-3 block min-h-5 text-sm text-muted">
          {waiting && (redirecting ? 'Taking you to the payment page…' : 'Opening a new payment page…')}
        </output>
      </Moment>
    </QuietLayout>
  )
}

function PlanChosen({ plan }: { plan: PlanId | null }) {
  const { name, price, emails } = planLines(plan)
  return (
    <section aria-label="Selected plan">
      <p className="text-sm text-muted">Selected plan</p>
      <p className="mt-1 font-serif text-2xl font-semibold">{name}</p>
      <p className="mt-1 tabular">{price}</p>
      <p className="text-muted tabular">{emails}</p>
    </section>
  )
}

/** Says why the retry did not start, and how to continue. */
function RetryNotice({ error, plan }: { error: Error; plan: PlanId | null }) {
  if (isUnauthenticated(error)) {
    return (
      <Notice
        tone="info"
        role="alert"
        className="mt-8"
        title="Sign in to try again"
        action={
          <ButtonLink href={plan === null ? paths.login : paths.googleSignup(plan)}>
            Continue with Google
          </ButtonLink>
        }
      >
        A payment page is opened for the account that is signed in.
      </Notice>
    )
  }
  if (hasCode(error, 'already_subscribed')) {
    return (
      <Notice
        tone="info"
        role="alert"
        className="mt-8"
        title="You already have a subscription"
        action={<ButtonLink to={paths.account}>Go to your dashboard</ButtonLink>}
      >
        Nothing more was charged. Your dashboard shows your plan, and lets you change it.
      </Notice>
    )
  }
  return (
    <Notice tone="bad" role="alert" className="mt-8" title="No new payment page could be opened">
      {messageOf(error)}
    </Notice>
  )
}

function messageOf(error: Error): string {
  if (error instanceof NoPaymentPage) return error.message
  return (error instanceof ApiError && error.problem?.message) || NO_SESSION
}

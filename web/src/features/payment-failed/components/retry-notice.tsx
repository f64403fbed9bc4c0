import type { PlanId } from '#shared/catalog/plans.ts'
import { ButtonLink } from '#web/components/ui/button.tsx'
import { Notice } from '#web/components/ui/states/notice.tsx'
import { ApiError, hasCode, isUnauthenticated } from '#web/lib/api/api-error.ts'
import { paths } from '#web/lib/paths.ts'
import { NO_SESSION } from '#web/features/payment-failed/texts.ts'
import { NoPaymentPage } from '#web/features/payment-failed/use-retry.ts'

/** Says why the retry did not start, and how to continue. */
export function RetryNotice({ error, plan }: { error: Error; plan: PlanId | null }) {
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

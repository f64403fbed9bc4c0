import type { PlanId } from '#shared/catalog/plans.ts'
import { ButtonLink } from '#web/components/ui/button.tsx'
import { Notice } from '#web/components/ui/states/notice.tsx'
import { paths } from '#web/lib/paths.ts'
import type { RetryProblem } from '#web/features/payment-failed/use-retry.ts'

const TITLES: Readonly<Record<RetryProblem['kind'], string>> = {
  signed_out: 'Sign in to try again',
  already_subscribed: 'You already have a subscription',
  failed: 'No new payment page could be opened',
}

const TEXTS: Readonly<Record<RetryProblem['kind'], string | null>> = {
  signed_out: 'A payment page is opened for the account that is signed in.',
  already_subscribed: 'Nothing more was charged. Your dashboard shows your plan, and lets you change it.',
  failed: null,
}

/** Says why the retry did not start, and how to continue. */
export function RetryNotice({ problem, plan }: { problem: RetryProblem; plan: PlanId | null }) {
  return (
    <Notice
      tone={problem.kind === 'failed' ? 'bad' : 'info'}
      role="alert"
      className="mt-8"
      title={TITLES[problem.kind]}
      action={problem.kind === 'failed' ? undefined : <NextStep kind={problem.kind} plan={plan} />}
    >
      {TEXTS[problem.kind] ?? problem.message}
    </Notice>
  )
}

function NextStep({ kind, plan }: { kind: RetryProblem['kind']; plan: PlanId | null }) {
  return kind === 'already_subscribed' ? (
    <ButtonLink to={paths.account}>Go to your dashboard</ButtonLink>
  ) : (
    <ButtonLink href={plan === null ? paths.login : paths.googleSignup(plan)}>
      Continue with Google
    </ButtonLink>
  )
}

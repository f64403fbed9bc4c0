import type { PlanId } from '#shared/catalog/plans.ts'
import { ButtonLink } from '#web/components/ui/button.tsx'
import { Notice } from '#web/components/ui/states/notice.tsx'
import { paths } from '#web/lib/paths.ts'

/** For a new user whose address has an older account: link it first, or go on without it. */
export const OlderAccount = ({ email, plan }: { email: string; plan: PlanId | null }) => (
  <Notice
    tone="info"
    className="mt-8"
    title="You may have an account here already"
    action={
      <ButtonLink size="sm" to={plan === null ? paths.configuration : paths.checkoutOf(plan)}>
        {plan === null ? 'Go on without it' : 'Go on to payment without it'}
      </ButtonLink>
    }
  >
    There is an older account with <span className="font-medium wrap-anywhere">{email}</span>. You have just
    opened a new, empty one with Google. Link them now, and Google opens the one with your plan and your
    drafts.
    {plan !== null && ' Then you won’t pay twice.'}
  </Notice>
)

import type { Plan } from '#shared/catalog/plans.ts'
import { ButtonLink } from '#web/components/ui/button.tsx'
import { paths } from '#web/lib/paths.ts'
import type { PlanOffer } from '#web/features/landing/plan-offer.ts'
import { saveSelectedPlan } from '#web/lib/payments/save-selected-plan.ts'

interface PlanButtonProps {
  plan: Plan
  offer: PlanOffer
}

/**
 * Stores the plan and opens the sign-up, whose address has the plan too. A signed-in user goes to the payment
 * or to their account.
 */
export function PlanButton({ plan: { id, popular, testId }, offer }: PlanButtonProps) {
  const isChosen = offer.to === null
  return (
    <ButtonLink
      variant={popular ? 'accent' : 'outline'}
      size="cell"
      to={offer.to ?? paths.signupWith(id)}
      onClick={() => isChosen && saveSelectedPlan(id)}
      data-plan={isChosen ? id : undefined}
      data-testid={testId}
    >
      {offer.button}
    </ButtonLink>
  )
}

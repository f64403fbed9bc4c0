import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Plan } from '#shared/catalog/plans.ts'
import { ButtonLink } from '#web/components/ui/button.tsx'
import { paths } from '#web/lib/paths.ts'
import type { PlanOffer } from '#web/features/landing/plan-offer.ts'
import { saveSelectedPlan, storedPlan } from '#web/lib/payments/selected-plan.ts'

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

interface PlanButtonProps {
  plan: Plan
  offer: PlanOffer
}

/**
 * Stores the plan and opens the sign-up. Before hydration, in another tab and without storage the address
 * carries the plan. A signed-in user goes to the payment or to their account.
 */
export function PlanButton({ plan: { id, popular, testId }, offer }: PlanButtonProps) {
  const navigate = useNavigate()
  const byAddress = offer.to ?? paths.signupWith(id)
  const choose = (event: MouseEvent) => {
    if (offer.to !== null || !isPlainClick(event)) return
    event.preventDefault()
    saveSelectedPlan(id)
    void navigate(storedPlan() === id ? paths.signup : byAddress)
  }
  return (
    <ButtonLink
      variant={popular ? 'accent' : 'outline'}
      size="cell"
      to={byAddress}
      onClick={choose}
      data-testid={testId}
    >
      {offer.button}
    </ButtonLink>
  )
}

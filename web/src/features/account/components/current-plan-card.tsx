import { PLANS } from '#shared/catalog/plans.ts'
import type { User } from '#shared/models/user.ts'
import { Badge } from '../../../components/ui/badge.tsx'
import { Card, CardBody, CardHeader } from '../../../components/ui/card.tsx'
import { DefinitionLine } from '../../../components/ui/definition-line.tsx'
import type { Standing } from '../../../lib/standing.ts'
import { showDate, showDateTime } from '../../../lib/time.ts'

interface StandingProps {
  user: User
  standing: Standing
}

export function CurrentPlanCard({ user, standing }: StandingProps) {
  return (
    <Card aria-labelledby="plan">
      <CardHeader id="plan" title="Current Plan" aside={<PlanBadge user={user} standing={standing} />} />
      <CardBody className="py-2">
        <dl>
          <PlanLines user={user} standing={standing} />
        </dl>
      </CardBody>
    </Card>
  )
}

function PlanBadge({ user, standing }: StandingProps) {
  if (standing.kind === 'none') return <Badge>No plan</Badge>
  if (standing.kind === 'trial') return <Badge tone={standing.trial.active ? 'brand' : 'bad'}>{standing.trial.active ? 'Free trial' : 'Expired'}</Badge>
  return <Badge tone={user.subscriptionCancelAt ? 'warn' : 'good'}>{user.subscriptionCancelAt ? 'Ending' : 'Active'}</Badge>
}

function PlanLines({ user, standing }: StandingProps) {
  if (standing.kind === 'none') return <DefinitionLine label="Plan">You have no plan at the moment.</DefinitionLine>
  if (standing.kind === 'paid') {
    const { plan } = standing
    return (
      <>
        <DefinitionLine label="Plan">{plan.name}</DefinitionLine>
        <DefinitionLine label="Price">${plan.priceUsd} a month</DefinitionLine>
        <DefinitionLine label="Allowance">
          {plan.emailsPerDay} emails a day, {plan.emailsPerMonth} a month
        </DefinitionLine>
        <DefinitionLine label={user.subscriptionCancelAt ? 'Access until' : 'Paid until'}>{showDate(user.subscriptionCancelAt ?? user.planExpiresAt)}</DefinitionLine>
      </>
    )
  }
  const after = PLANS[user.trialPlan ?? 'starter']
  return (
    <>
      <DefinitionLine label="Plan">1-day free trial</DefinitionLine>
      <DefinitionLine label="Time left">{standing.trial.timeLeft}</DefinitionLine>
      <DefinitionLine label="Ends">{showDateTime(user.trialEndsAt)}</DefinitionLine>
      <DefinitionLine label="Plan chosen for afterwards">
        {after.name}, ${after.priceUsd} a month
      </DefinitionLine>
    </>
  )
}

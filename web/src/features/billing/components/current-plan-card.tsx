import { PLANS } from '#shared/catalog/plans.ts'
import type { User } from '#shared/models/account/user.ts'
import { Badge } from '#web/components/ui/badge.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { CardBody, TitledCard } from '#web/components/ui/card.tsx'
import { DefinitionLine } from '#web/components/ui/definition-line.tsx'
import {
  isPaused,
  subscriptionStatus,
  type SubscriptionStatus,
} from '#web/lib/session/subscription-status.ts'
import { dollars } from '#web/lib/payments/money.ts'
import { showChargeTime, showDate } from '#web/lib/time.ts'
import { useNow } from '#web/lib/use-now.ts'
import { useChangeSubscription } from '#web/features/billing/use-change-subscription.ts'
import { useNextPlan } from '#web/features/billing/use-next-plan.ts'
import { UpgradeButton } from './upgrade-button.tsx'
import { ResumePlan } from './pause-plan.tsx'
import { CancelSubscription, untilOf } from './cancel-subscription.tsx'

interface CurrentPlanCardProps {
  user: User
  onUpgrade: () => void
}

/** The current plan, its allowance, and buttons to cancel, change or reactivate it. */
export function CurrentPlanCard({ user, onUpgrade }: CurrentPlanCardProps) {
  const subscription = subscriptionStatus(user, useNow(30_000))
  return (
    <TitledCard title="Current Plan" aside={<PlanBadge user={user} subscription={subscription} />}>
      <CardBody slim>
        <dl>
          <PlanLines user={user} subscription={subscription} />
        </dl>
        <PlanActions user={user} subscription={subscription} onUpgrade={onUpgrade} />
      </CardBody>
    </TitledCard>
  )
}

function PlanActions({
  user,
  subscription,
  onUpgrade,
}: CurrentPlanCardProps & { subscription: SubscriptionStatus }) {
  const { reactivate, busy } = useChangeSubscription()
  const next = useNextPlan()
  // The notice of the failed charge has the buttons.
  if (user.overdue !== null) return null
  const live = subscription.kind === 'paid' || (subscription.kind === 'trial' && subscription.trial.active)
  return (
    <div className="flex flex-wrap gap-3 border-t border-line py-4">
      {!live && <UpgradeButton onOpen={onUpgrade} />}
      {live && subscription.kind === 'paid' && user.pause === null && (
        <Button aria-haspopup="dialog" disabled={busy} onClick={onUpgrade}>
          Change Plan
        </Button>
      )}
      {live && subscription.kind === 'paid' && user.nextPlan !== null && (
        <Button busy={next.busy} onClick={() => next.choose(subscription.plan.id)}>
          Keep {subscription.plan.name}
        </Button>
      )}
      {live && user.subscriptionCancelAt === null && <ResumePlan user={user} />}
      {live && user.subscriptionCancelAt !== null && (
        <Button busy={busy} onClick={reactivate}>
          Reactivate Subscription
        </Button>
      )}
      {live && user.subscriptionCancelAt === null && <CancelSubscription user={user} />}
    </div>
  )
}

function PlanBadge({ user, subscription }: { user: User; subscription: SubscriptionStatus }) {
  const paused = isPaused(user)
  if (user.overdue !== null) return <Badge tone="bad">Payment failed</Badge>
  if (paused) return <Badge tone="warn">Paused</Badge>
  if (subscription.kind === 'none') return <Badge>No plan</Badge>
  if (subscription.kind === 'trial' && !subscription.trial.active) return <Badge tone="bad">Expired</Badge>
  if (user.subscriptionCancelAt !== null) return <Badge tone="warn">Ending</Badge>
  return subscription.kind === 'trial' ? (
    <Badge tone="brand">Free trial</Badge>
  ) : (
    <Badge tone="good">Active</Badge>
  )
}

function PlanLines({ user, subscription }: { user: User; subscription: SubscriptionStatus }) {
  const ending = user.subscriptionCancelAt !== null
  if (user.overdue !== null) {
    const { name, priceUsd } = PLANS[user.currentPlan ?? user.trialPlan ?? 'starter']
    return (
      <>
        <DefinitionLine label="Plan">{name}</DefinitionLine>
        <DefinitionLine label="Price">${priceUsd} a month</DefinitionLine>
        <DefinitionLine label="Open payment">{dollars(user.overdue.amountCents)}</DefinitionLine>
      </>
    )
  }
  if (subscription.kind === 'none')
    return <DefinitionLine label="Plan">You have no plan right now.</DefinitionLine>
  if (subscription.kind === 'paid') {
    const { plan } = subscription
    return (
      <>
        <DefinitionLine label="Plan">{plan.name}</DefinitionLine>
        <DefinitionLine label="Price">${plan.priceUsd} a month</DefinitionLine>
        <DefinitionLine label="Allowance">
          {plan.emailsPerDay} emails a day, {plan.emailsPerMonth} a month
        </DefinitionLine>
        {user.pause === null ? (
          <DefinitionLine label={ending ? 'Access until' : 'Paid until'}>{untilOf(user)}</DefinitionLine>
        ) : (
          <>
            <DefinitionLine label="Paused from">{showDate(user.pause.from)}</DefinitionLine>
            <DefinitionLine label={ending ? 'Ends on' : 'Continues on'}>
              {showDate(user.pause.until)}
            </DefinitionLine>
          </>
        )}
        {!ending && user.nextPlan !== null && (
          <DefinitionLine label="Plan after that">
            {PLANS[user.nextPlan].name}, {PLANS[user.nextPlan].emailsPerDay} emails a day
          </DefinitionLine>
        )}
      </>
    )
  }
  const after = PLANS[user.trialPlan ?? 'starter']
  return (
    <>
      <DefinitionLine label="Plan">1-day free trial</DefinitionLine>
      <DefinitionLine label="Time left">{subscription.trial.timeLeft}</DefinitionLine>
      <DefinitionLine label={!subscription.trial.active ? 'Ended' : ending ? 'Access until' : 'Ends'}>
        {showChargeTime(user.trialEndsAt)}
      </DefinitionLine>
      {subscription.trial.active && (
        <DefinitionLine label="Plan chosen for afterwards">
          {ending ? 'None: you canceled' : `${after.name}, $${after.priceUsd} a month`}
        </DefinitionLine>
      )}
    </>
  )
}

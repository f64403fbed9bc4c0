import type { ReactNode } from 'react'
import { PLANS } from '#shared/catalog/plans.ts'
import type { User } from '#shared/models/user.ts'
import { Badge } from '../../../components/ui/badge.tsx'
import { DefinitionLine } from '../../../components/ui/definition-line.tsx'
import { Card, CardBody, CardHeader } from '../../../components/ui/card.tsx'
import { PageHeading } from '../../../components/ui/page-heading.tsx'
import { Progress } from '../../../components/ui/progress.tsx'
import { standingOf, type Standing } from '../../../lib/standing.ts'
import { showDate, showDateTime } from '../../../lib/time.ts'
import { useNow } from '../../../lib/use-now.ts'
import { useTitle } from '../../../lib/use-title.ts'


interface AccountPageProps {
  user: User
  /** The control of the Gmail connection. */
  gmail: ReactNode
}

export function AccountPage({ user, gmail }: AccountPageProps) {
  useTitle('Account Management')
  const standing = standingOf(user, useNow(30_000))
  return (
    <div data-testid="account-management-page">
      <PageHeading title="Account Management">Who you are here, what your plan allows, and the mailbox your drafts go to.</PageHeading>
      <div className="space-y-5">
        <Card aria-labelledby="profile">
          <CardHeader
            id="profile"
            title="Profile Information"
            description="From the Google account that you sign in with."
            aside={<Badge tone={user.emailVerified ? 'good' : 'warn'}>{user.emailVerified ? 'Verified' : 'Not verified'}</Badge>}
          />
          <CardBody className="py-2">
            <dl>
              <DefinitionLine label="First name">{user.firstName}</DefinitionLine>
              <DefinitionLine label="Last name">{user.lastName}</DefinitionLine>
              <DefinitionLine label="Email">{user.email}</DefinitionLine>
              <DefinitionLine label="Member since">{showDate(user.createdAt)}</DefinitionLine>
            </dl>
          </CardBody>
        </Card>
        <Card aria-labelledby="plan">
          <CardHeader id="plan" title="Current Plan" aside={<PlanBadge user={user} standing={standing} />} />
          <CardBody className="py-2">
            <dl>
              <PlanLines user={user} standing={standing} />
            </dl>
          </CardBody>
        </Card>
        <Card aria-labelledby="usage">
          <CardHeader id="usage" title="Usage Statistics" />
          <CardBody>
            <Usage user={user} standing={standing} />
          </CardBody>
        </Card>
        <Card aria-labelledby="google">
          <CardHeader id="google" title="Gmail" description="Drafts are saved here. Nothing is ever sent from it by us." />
          <CardBody>
            <div className="max-w-md">{gmail}</div>
          </CardBody>
        </Card>
      </div>
    </div>
  )
}

function PlanBadge({ user, standing }: { user: User; standing: Standing }) {
  if (standing.kind === 'none') return <Badge>No plan</Badge>
  if (standing.kind === 'trial') return <Badge tone={standing.trial.active ? 'brand' : 'bad'}>{standing.trial.active ? 'Free trial' : 'Expired'}</Badge>
  return <Badge tone={user.subscriptionCancelAt ? 'warn' : 'good'}>{user.subscriptionCancelAt ? 'Ending' : 'Active'}</Badge>
}

function PlanLines({ user, standing }: { user: User; standing: Standing }) {
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

function Usage({ user, standing }: { user: User; standing: Standing }) {
  if (standing.kind === 'none') return <p className="text-sm text-muted">Without a plan no emails are drafted, so there is nothing to count.</p>
  if (standing.kind === 'trial') {
    const { emailsUsed, emailsAllowed, emailsPercent } = standing.trial
    return <Meter label="Trial emails used" used={emailsUsed} of={emailsAllowed} percent={emailsPercent} />
  }
  const perDay = standing.plan.emailsPerDay
  const today = Math.max(0, perDay - user.dailyRemaining)
  const month = Math.max(0, user.totalJobs - user.jobsRemaining)
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <Meter label="Emails used today" used={today} of={perDay} percent={(today / perDay) * 100} />
      <Meter label="Emails used this month" used={month} of={user.totalJobs} percent={user.totalJobs > 0 ? (month / user.totalJobs) * 100 : 0} />
    </div>
  )
}

function Meter({ label, used, of, percent }: { label: string; used: number; of: number; percent: number }) {
  return (
    <div className="max-w-md">
      <p className="flex items-baseline justify-between gap-4 text-sm">
        <span className="text-muted">{label}</span>
        <span className="tabular">
          {used} of {of}
        </span>
      </p>
      <Progress label={label} value={percent} valueText={`${used} of ${of}`} className="mt-2" />
    </div>
  )
}

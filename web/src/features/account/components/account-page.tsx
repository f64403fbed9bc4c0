import { type ReactNode, lazy, useState } from 'react'
import type { User } from '#shared/models/account/user.ts'
import { TitledCard, CardBody } from '#web/components/ui/card.tsx'
import { PageHeading } from '#web/components/ui/page-heading.tsx'
import { subscriptionStatus, type TrialStatus } from '#web/lib/session/subscription-status.ts'
import { useNow } from '#web/lib/use-now.ts'
import { useTitle } from '#web/lib/page/use-title.ts'
import { DataCard } from './data-card.tsx'
import { ReminderCard } from './reminder-card.tsx'
import { UsageCard } from './usage-card.tsx'
import { Pencil, Hourglass } from 'lucide-react'
import { Badge } from '#web/components/ui/badge.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { DefinitionLine } from '#web/components/ui/definition-line.tsx'
import { LazyContent } from '#web/components/ui/states/lazy-content.tsx'
import { showDate, showChargeTime } from '#web/lib/time.ts'
import { PLANS } from '#shared/catalog/plans.ts'
import { clsx } from 'clsx'

interface AccountPageProps {
  user: User
  /** The button of the Gmail connection. */
  gmail: ReactNode
  /** The card of the current plan. */
  plan: ReactNode
  /** The upgrade button. */
  upgrade: ReactNode
  /** Shown while the search is paused: what is left to do. */
  paused?: ReactNode
  /** The card that offers to pause the search. */
  foundJob?: ReactNode
}

export function AccountPage({ user, gmail, plan, upgrade, paused, foundJob }: AccountPageProps) {
  useTitle('Account Management')
  const subscription = subscriptionStatus(user, useNow(30_000))
  return (
    <div data-testid="account-management-page">
      <PageHeading title="Account Management">
        Your profile, your plan, what you have used of it, and your data.
      </PageHeading>
      <div className="space-y-5">
        {subscription.kind === 'trial' && user.overdue === null && (
          <TrialBanner user={user} trial={subscription.trial} upgrade={upgrade} />
        )}
        {paused}
        <ProfileCard user={user} />
        {plan}
        {foundJob}
        <UsageCard subscription={subscription} />
        <TitledCard
          title="Gmail"
          description="Your drafts are saved here. We never send anything from it."
          aside={gmail}
        />
        <ReminderCard user={user} />
        <DataCard user={user} />
      </div>
    </div>
  )
}

const ProfileDialog = lazy(() => import('./profile-dialog.tsx'))

function ProfileCard({ user }: { user: User }) {
  const [editing, setEditing] = useState(false)
  return (
    <TitledCard
      title="Profile Information"
      aside={
        <Button size="sm" aria-haspopup="dialog" onClick={() => setEditing(true)}>
          <Pencil aria-hidden />
          Edit profile
        </Button>
      }
    >
      <CardBody slim>
        <dl>
          <DefinitionLine label="First name">{user.firstName || '—'}</DefinitionLine>
          <DefinitionLine label="Last name">{user.lastName || '—'}</DefinitionLine>
          <DefinitionLine label="Email">
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="min-w-0 wrap-anywhere">{user.email}</span>
              <Badge tone={user.emailVerified ? 'good' : 'warn'}>
                {user.emailVerified ? 'Verified' : 'Not verified'}
              </Badge>
            </span>
          </DefinitionLine>
          <DefinitionLine label="Member since">{showDate(user.createdAt)}</DefinitionLine>
        </dl>
      </CardBody>
      {editing && (
        <LazyContent>
          <ProfileDialog user={user} onClose={() => setEditing(false)} />
        </LazyContent>
      )}
    </TitledCard>
  )
}

interface TrialBannerProps {
  user: User
  trial: TrialStatus
  upgrade: ReactNode
}

/** What is left of the free trial, and what follows it. */
function TrialBanner({ user, trial, upgrade }: TrialBannerProps) {
  return (
    <section
      aria-labelledby="trial"
      className={clsx(
        'flex flex-wrap items-center justify-between gap-4 rounded-lg border border-brand/40',
        'bg-brand-soft px-5 py-4 sm:px-6',
      )}
      data-testid="trial-banner"
    >
      <div className="flex min-w-0 flex-1 basis-72 items-start gap-3">
        <Hourglass aria-hidden className="mt-1 size-5 shrink-0 text-brand" />
        <div className="min-w-0">
          <h2 id="trial" className="text-xl">
            {trial.active ? `Free trial: ${trial.timeLeft} left` : 'Your free trial has ended'}
          </h2>
          <p className="mt-1 measure text-sm tabular">
            {trial.emailsUsed} of {trial.emailsAllowed} trial emails used. {afterwards(user, trial)}
          </p>
        </div>
      </div>
      {upgrade}
    </section>
  )
}

function afterwards({ trialPlan, subscriptionCancelAt, trialEndsAt }: User, { active }: TrialStatus): string {
  if (!active) return 'Choose a plan to continue.'
  const end = showChargeTime(trialEndsAt)
  if (subscriptionCancelAt !== null) return `It ends on ${end}, and nothing is charged.`
  const { name, priceUsd } = PLANS[trialPlan ?? 'starter']
  return `Your ${name} plan starts on ${end}, at $${priceUsd} a month.`
}

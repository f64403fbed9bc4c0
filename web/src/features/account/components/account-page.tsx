import type { ReactNode } from 'react'
import type { User } from '#shared/models/account/user.ts'
import { TitledCard } from '#web/components/ui/card.tsx'
import { PageHeading } from '#web/components/ui/page-heading.tsx'
import { subscriptionStatus } from '#web/lib/session/subscription-status.ts'
import { useNow } from '#web/lib/use-now.ts'
import { useTitle } from '#web/lib/page/use-title.ts'
import { DataCard } from './data-card.tsx'
import { ProfileCard } from './profile-card.tsx'
import { TrialBanner } from './trial-banner.tsx'
import { UsageCard } from './usage-card.tsx'

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
        {subscription.kind === 'trial' && (
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
        <DataCard user={user} />
      </div>
    </div>
  )
}

import type { User } from '#shared/models/account/user.ts'
import { AccountPage } from '#web/features/account/components/account-page.tsx'
import { CurrentPlanCard } from '#web/features/billing/components/current-plan-card.tsx'
import { NextCharge, nextChargeOf } from '#web/features/billing/components/next-charge.tsx'
import { UpgradeButton } from '#web/features/billing/components/upgrade-button.tsx'
import { FoundJobCard, PausedCard } from '#web/features/found-job/components/found-job-card.tsx'
import { GmailConnection } from '#web/features/gmail/components/gmail-connection.tsx'
import { useNow } from '#web/lib/use-now.ts'

/** The account page, with parts of other features. */
export default function AccountSection({ user, onUpgrade }: { user: User; onUpgrade: () => void }) {
  const charge = nextChargeOf(user, useNow())
  return (
    <AccountPage
      user={user}
      gmail={<GmailConnection className="border border-control" />}
      plan={<CurrentPlanCard user={user} onUpgrade={onUpgrade} />}
      upgrade={<UpgradeButton onOpen={onUpgrade} />}
      paused={
        user.searchPausedAt === null ? null : (
          <PausedCard since={user.searchPausedAt} plan={<NextCharge user={user} />} />
        )
      }
      foundJob={user.searchPausedAt === null ? <FoundJobCard charge={charge?.what ?? null} /> : null}
    />
  )
}

import type { User } from '#shared/models/account/user.ts'
import { AccountPage } from '#web/features/account/components/account-page.tsx'
import { CurrentPlanCard } from '#web/features/billing/components/current-plan-card.tsx'
import { UpgradeButton } from '#web/features/billing/components/upgrade-button.tsx'
import { GmailConnection } from '#web/features/gmail/components/gmail-connection.tsx'

/** The account with what other features show of it. */
export default function AccountSection({ user, onUpgrade }: { user: User; onUpgrade: () => void }) {
  return (
    <AccountPage
      user={user}
      gmail={<GmailConnection className="border border-line" />}
      plan={<CurrentPlanCard user={user} onUpgrade={onUpgrade} />}
      upgrade={<UpgradeButton onOpen={onUpgrade} />}
    />
  )
}

import { useState } from 'react'
import { Link } from 'react-router-dom'
import { PLANS } from '#shared/catalog/plans.ts'
import type { User } from '#shared/models/account/user.ts'
import { Button } from '#web/components/ui/button.tsx'
import { EmailAddress } from '#web/components/ui/email-address.tsx'
import { paths } from '#web/lib/paths.ts'
import { hasDashboardAccess } from '#web/lib/session/subscription-status.ts'
import { useNow } from '#web/lib/use-now.ts'
import { useEndSession } from '#web/lib/session/use-end-session.ts'

/** The user's plan in two or three words. */
function planLabel(user: User, now: number): string {
  if (user.overdue !== null) return 'Payment failed'
  if (!hasDashboardAccess(user, now)) return user.isTrial ? 'Trial ended' : 'No plan'
  if (user.isTrial) return 'Free trial'
  return user.currentPlan === null ? 'No plan' : `${PLANS[user.currentPlan].name} plan`
}

/** The user's address and plan, links to their pages, and the sign-out button. */
export default function AccountLinks({ user, onChoose }: { user: User; onChoose: () => void }) {
  const endSession = useEndSession()
  const [signingOut, setSigningOut] = useState(false)
  const now = useNow()
  const links = [
    hasDashboardAccess(user, now)
      ? { label: 'Dashboard', to: paths.configuration }
      : { label: 'Your drafts', to: paths.tracker },
    { label: 'Account and plan', to: paths.account },
    { label: 'Privacy and your data', to: paths.privacy },
  ]
  return (
    <div className="text-sm">
      <p className="text-muted">
        Signed in as <EmailAddress>{user.email}</EmailAddress>
      </p>
      <p className="font-medium">{planLabel(user, now)}</p>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {links.map(({ label, to }) => (
          <li key={label}>
            <Link to={to} onClick={onChoose} className="block py-2.5 hover:text-brand">
              {label}
            </Link>
          </li>
        ))}
        <li>
          <a href={paths.support} className="block py-2.5 hover:text-brand">
            Write to support
          </a>
        </li>
      </ul>
      <Button
        className="mt-4 w-full"
        busy={signingOut}
        onClick={() => {
          setSigningOut(true)
          void endSession(paths.home).finally(() => {
            setSigningOut(false)
            onChoose()
          })
        }}
      >
        Sign out
      </Button>
    </div>
  )
}

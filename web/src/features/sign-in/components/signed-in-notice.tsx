import { useState, type ReactNode } from 'react'
import type { User } from '#shared/models/account/user.ts'
import { Button, ButtonLink } from '#web/components/ui/button.tsx'
import { EmailAddress } from '#web/components/ui/email-address.tsx'
import { Notice } from '#web/components/ui/states/notice.tsx'
import { paths } from '#web/lib/paths.ts'
import { hasDashboardAccess } from '#web/lib/session/subscription-status.ts'
import { useNow } from '#web/lib/use-now.ts'
import { useEndSession } from '#web/lib/session/use-end-session.ts'

interface SignedInNoticeProps {
  user: User
  /** Text and first action for a user without a plan. */
  forBuyer: { readonly text: string; readonly action: ReactNode }
}

/** Shown to a user who is already signed in: where to continue, and how to sign out. */
export function SignedInNotice({ user, forBuyer }: SignedInNoticeProps) {
  const endSession = useEndSession()
  const [leaving, setLeaving] = useState(false)
  const hasAccess = hasDashboardAccess(user, useNow())
  return (
    <Notice
      tone="info"
      className="mb-8"
      title={
        <>
          You are signed in as <EmailAddress>{user.email}</EmailAddress>
        </>
      }
      action={
        <>
          {hasAccess && (
            <ButtonLink variant="accent" size="sm" to={paths.configuration}>
              Open your dashboard
            </ButtonLink>
          )}
          {!hasAccess && forBuyer.action}
          {!hasAccess && (
            <ButtonLink size="sm" to={paths.tracker}>
              Read your drafts
            </ButtonLink>
          )}
          <Button
            size="sm"
            busy={leaving}
            onClick={() => {
              setLeaving(true)
              void endSession(paths.login).finally(() => setLeaving(false))
            }}
          >
            Sign out
          </Button>
        </>
      }
    >
      {hasAccess ? 'Your plan and your drafts are on your dashboard.' : forBuyer.text}
    </Notice>
  )
}

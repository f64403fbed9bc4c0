import { useQuery } from '@tanstack/react-query'
import { lazy, useCallback, useState } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import type { User } from '#shared/models/account/user.ts'
import { ErrorState } from '#web/components/ui/states/error-state.tsx'
import { LazyContent } from '#web/components/ui/states/lazy-content.tsx'
import { OverdueNotice } from '#web/features/billing/components/overdue-notice.tsx'
import { UpgradeButton } from '#web/features/billing/components/upgrade-button.tsx'
import { useUpgradeReturn } from '#web/features/billing/use-upgrade-return.ts'
import { DashboardShell } from '#web/features/dashboard/components/dashboard-shell.tsx'
import { DashboardSkeleton, SectionSkeleton } from '#web/features/dashboard/components/dashboard-skeleton.tsx'
import { sectionOf, type SectionId } from '#web/features/dashboard/sections.ts'
import { StartAgainButton } from '#web/features/found-job/components/start-again-button.tsx'
import { PausedNotice } from '#web/features/found-job/components/paused-notice.tsx'
import { GmailConnection } from '#web/features/gmail/components/gmail-connection.tsx'
import { useGmailReturn } from '#web/features/gmail/use-gmail-return.ts'
import { SessionTop } from '#web/features/session/components/session-top.tsx'
import { isUnauthenticated } from '#web/lib/api/api-error.ts'
import { hasDashboardAccess } from '#web/lib/session/subscription-status.ts'
import { useNow } from '#web/lib/use-now.ts'
import { paths } from '#web/lib/paths.ts'
import { userQuery } from '#web/queries/get-user.ts'
import { useChangeVisit } from '#web/features/billing/use-upgrade-return.ts'
import { WithoutPlan, WithoutPlanNotice } from './without-plan.tsx'

const ConfigurationPage = lazy(() => import('#web/features/configuration/components/configuration-page.tsx'))
const WhatWeReadPage = lazy(() => import('#web/features/resume/components/what-we-read-page.tsx'))
const OwnPostingPage = lazy(() => import('#web/features/own-posting/components/own-posting-page.tsx'))
const TrackerScreen = lazy(() => import('#web/features/tracker/components/tracker-screen.tsx'))
const ShortlistPage = lazy(() => import('#web/features/shortlist/components/shortlist-page.tsx'))
const DoNotContactCard = lazy(() => import('#web/features/do-not-contact/components/do-not-contact-card.tsx'))
const AccountSection = lazy(() => import('./account-section.tsx'))
const TicketDialog = lazy(() => import('#web/features/support/components/ticket-dialog.tsx'))
const UpgradeDialog = lazy(() => import('#web/features/billing/components/upgrade-dialog.tsx'))

/** Guards the dashboard and chooses its screen. */
export default function DashboardRoute() {
  const section = sectionOf(useParams()['section'])
  const user = useQuery(userQuery)
  const now = useNow()
  /** Loaded when it is first asked for, and kept: what was typed is there until it closes for good. */
  const [support, setSupport] = useState<'unasked' | 'open' | 'closed'>('unasked')
  const [upgradeOpen, setUpgradeOpen] = useState(false)
  const openUpgrade = useCallback(() => setUpgradeOpen(true), [])
  useGmailReturn()
  useUpgradeReturn(openUpgrade)
  useChangeVisit(openUpgrade)

  if (user.isPending || isUnauthenticated(user.error)) return <DashboardSkeleton section={section} />
  // A user who was loaded stays when a refetch fails: nobody loses what they were typing.
  if (user.data === undefined) {
    return (
      <main id="main" tabIndex={-1} className="grid min-h-dvh place-items-center">
        <ErrorState
          asPage
          title="Your dashboard couldn’t be opened"
          description="Failed to load user data. Please refresh the page."
          onRetry={() => void user.refetch()}
          busy={user.isFetching}
        />
      </main>
    )
  }
  const hasAccess = hasDashboardAccess(user.data, now)
  // Without a plan there is nothing to set up; the tracker and the account stay open.
  const { overdue } = user.data
  if (!hasAccess && (section === 'configuration' || section === 'resume' || section === 'posting'))
    return overdue === null ? <WithoutPlan user={user.data} /> : <Navigate to={paths.account} replace />
  // The account page has its own banner for a trial.
  const hasOwnBanner = user.data.isTrial && section === 'account'
  return (
    <DashboardShell
      user={user.data}
      section={section}
      gmail={<GmailConnection className="w-full" />}
      upgrade={<UpgradeButton onOpen={openUpgrade} className="w-full" />}
      guard={<SessionTop />}
      onSupport={() => setSupport('open')}
    >
      {overdue !== null && <OverdueNotice user={user.data} overdue={overdue} />}
      {!hasAccess && overdue === null && !hasOwnBanner && <WithoutPlanNotice user={user.data} />}
      {user.data.searchPausedAt !== null && (section === 'tracker' || section === 'resume') && (
        <PausedNotice />
      )}
      <LazyContent key={section} skeleton={<SectionSkeleton section={section} />}>
        <Section section={section} user={user.data} onUpgrade={openUpgrade} />
      </LazyContent>
      {upgradeOpen && (
        <LazyContent>
          <UpgradeDialog user={user.data} onClose={() => setUpgradeOpen(false)} />
        </LazyContent>
      )}
      {support !== 'unasked' && (
        <LazyContent>
          <TicketDialog
            user={user.data}
            open={support === 'open'}
            onOpenChange={(open) => setSupport(open ? 'open' : 'closed')}
          />
        </LazyContent>
      )}
    </DashboardShell>
  )
}

function Section({ section, user, onUpgrade }: { section: SectionId; user: User; onUpgrade: () => void }) {
  if (section === 'resume') return <WhatWeReadPage />
  if (section === 'tracker') return <TrackerScreen />
  if (section === 'shortlist') return <ShortlistPage />
  if (section === 'posting') return <OwnPostingPage />
  if (section === 'account') return <AccountSection user={user} onUpgrade={onUpgrade} />
  return (
    <ConfigurationPage
      user={user}
      upgrade={<UpgradeButton onOpen={onUpgrade} />}
      startAgain={<StartAgainButton />}
      doNotContact={
        <LazyContent skeleton={null}>
          <DoNotContactCard />
        </LazyContent>
      }
    />
  )
}

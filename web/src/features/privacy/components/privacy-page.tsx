import { useQuery } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { QuietLayout } from '#web/components/site/quiet-layout.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Card, CardBody, TitledCard } from '#web/components/ui/card.tsx'
import { BackLink } from '#web/components/ui/links.tsx'
import { ErrorState } from '#web/components/ui/states/error-state.tsx'
import { PageHeading } from '#web/components/ui/page-heading.tsx'
import { LoadingSkeleton } from '#web/components/ui/states/skeleton.tsx'
import { isUnauthenticated } from '#web/lib/api/api-error.ts'
import { paths } from '#web/lib/paths.ts'
import { useEndSession, useLeaveAfterSignOut } from '#web/lib/session/use-end-session.ts'
import { useTitle } from '#web/lib/page/use-title.ts'
import { privacyQuery } from '#web/features/privacy/api/privacy.ts'
import { ActivityCard } from './activity-card.tsx'
import { DeletionCard } from './deletion-card.tsx'
import { ExportCard } from './export-card.tsx'
import { GmailCard } from './gmail-card.tsx'
import { PageViewsCard } from './page-views-card.tsx'
import { RetentionCard } from './retention-card.tsx'
import type { PrivacyDashboard } from '#shared/models/account/privacy.ts'
import { Badge } from '#web/components/ui/badge.tsx'
import { DefinitionLine } from '#web/components/ui/definition-line.tsx'
import { showDate } from '#web/lib/time.ts'

/**
 * What is held about the user, and what they can do about it. No plan is needed: these are everybody's
 * rights.
 */
export function PrivacyPage({ guard }: { guard: ReactNode }) {
  useTitle('Privacy and Data Management')
  const endSession = useEndSession()
  const leaveSession = useLeaveAfterSignOut()
  const [leaving, setLeaving] = useState(false)
  const leave = (by: (to: string) => Promise<void>, to: string) => {
    setLeaving(true)
    void by(to)
  }
  return (
    <QuietLayout>
      {/* A user who leaves must not be told by another tab that the session has ended. */}
      {!leaving && guard}
      <div className="max-w-5xl">
        <p className="mb-4">
          <BackLink to={paths.account}>Account Management</BackLink>
        </p>
        <PageHeading
          title="Privacy and Data Management"
          aside={
            <Button size="sm" busy={leaving} onClick={() => leave(endSession, paths.home)}>
              {!leaving && <LogOut aria-hidden />}
              Sign Out
            </Button>
          }
        >
          What we hold about you, who can do what with it, and how to download or delete it.
        </PageHeading>
        <Cards onDeleted={() => leave(leaveSession, paths.accountDeleted)} />
      </div>
    </QuietLayout>
  )
}

function Cards({ onDeleted }: { onDeleted: () => void }) {
  const { data, error, isFetching, refetch } = useQuery(privacyQuery)
  // Without a session the redirect to the sign-in is already under way.
  if (!data && (!error || isUnauthenticated(error)))
    return <LoadingSkeleton label="Loading your privacy data" variant="definitions" />
  if (!data) {
    return (
      <Card>
        <ErrorState
          title="Error Loading Privacy Dashboard"
          description="Failed to load your privacy data. Please refresh the page and try again."
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      </Card>
    )
  }
  return (
    <div className="space-y-5">
      <PersonCard person={data.personalInformation} />
      <GmailCard gmail={data.gmailIntegration} />
      <RetentionCard retention={data.dataRetention} />
      <ActivityCard activity={data.recentActivity} />
      <PageViewsCard />
      <ExportCard written={data.dataExport} />
      <DeletionCard onDeleted={onDeleted} />
    </div>
  )
}

function PersonCard({ person }: { person: PrivacyDashboard['personalInformation'] }) {
  return (
    <TitledCard title="Personal Information">
      <CardBody slim>
        <dl>
          <DefinitionLine label="First name">{person.firstName || '—'}</DefinitionLine>
          <DefinitionLine label="Last name">{person.lastName || '—'}</DefinitionLine>
          <DefinitionLine label="Email">
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="min-w-0 wrap-anywhere">{person.email}</span>
              <Badge tone={person.emailVerified ? 'good' : 'warn'}>
                {person.emailVerified ? 'Verified' : 'Not verified'}
              </Badge>
            </span>
          </DefinitionLine>
          <DefinitionLine label="Sign-in">
            {person.isGoogleAccount ? 'With a Google account' : 'Without a Google account'}
          </DefinitionLine>
          <DefinitionLine label="Account created">{showDate(person.accountCreated)}</DefinitionLine>
        </dl>
      </CardBody>
    </TitledCard>
  )
}

import { TextLink, WebLink } from '#web/components/ui/links.tsx'
import { LETTER_LANGUAGE_LABELS } from '#engine/values/letter-languages.ts'
import { LETTER_TONES } from '#engine/values/letter-tones.ts'
import { TARGET_ROLES } from '#shared/catalog/configuration/roles.ts'
import { TIMEFRAMES } from '#shared/catalog/configuration/timeframes.ts'
import type { Configuration } from '#shared/models/configuration.ts'
import type { Resume } from '#shared/models/resume.ts'
import type { User } from '#shared/models/account/user.ts'
import { Card, CardBody } from '#web/components/ui/card.tsx'
import { FactGrid, GridFact } from '#web/components/ui/fact-grid.tsx'
import { paths } from '#web/lib/paths.ts'
import { subscriptionStatus, type SubscriptionStatus } from '#web/lib/session/subscription-status.ts'
import { showDateTime } from '#web/lib/time.ts'
import { useNow } from '#web/lib/use-now.ts'
import { jobSearchLink, locationOf } from '#web/features/configuration/job-search-link.ts'
import { SyncBox } from '#web/features/configuration/components/start/sync-box.tsx'

interface ActiveConfigurationCardProps {
  user: User
  configuration: Configuration
  resume: Resume | null
}

/** The saved configuration: the search in one line, then its details. */
export function ActiveConfigurationCard({ user, configuration, resume }: ActiveConfigurationCardProps) {
  const subscription = subscriptionStatus(user, useNow(30_000))
  const role = configuration.targetPersonRoles[0]
  return (
    <Card>
      <CardBody className="divide-y divide-line *:py-5 *:first:pt-0 *:last:pb-0">
        <FactGrid className="[&_dd]:font-medium lg:grid-cols-5">
          <GridFact label="Job title" className="max-sm:col-span-2">
            {configuration.jobTitle ?? '—'}
          </GridFact>
          <GridFact label="Target country">{configuration.targetArea ?? '—'}</GridFact>
          <GridFact label="Target city">{configuration.targetCity ?? '—'}</GridFact>
          <GridFact label="Jobs posted within">{TIMEFRAMES[configuration.jobPostedTimeframe].label}</GridFact>
          <GridFact label="Target person role">{role ? TARGET_ROLES[role].label : '—'}</GridFact>
        </FactGrid>
        <FactGrid>
          <GridFact label="Resume">
            {resume?.originalFileName ?? (configuration.resumeUrl ? 'Uploaded' : 'Not uploaded')}
            {resume && (
              <TextLink to={paths.resume} className="block w-fit leading-6">
                What we read
              </TextLink>
            )}
          </GridFact>
          <GridFact label="Resume uploaded">{showDateTime(resume?.uploadedAt ?? null)}</GridFact>
          <GridFact label="Your emails">
            {`${LETTER_LANGUAGE_LABELS[configuration.letterLanguage]}, ` +
              `${LETTER_TONES[configuration.letterTone].label.toLowerCase()} tone`}
          </GridFact>
          {configuration.chooseFirst && (
            <GridFact label="Before writing">You choose the people first</GridFact>
          )}
          {!configuration.writeToAgencies && <GridFact label="Recruitment agencies">Not written to</GridFact>}
          <Allowance user={user} subscription={subscription} />
          <GridFact label="Compare on LinkedIn">
            <WebLink href={jobSearchLink(configuration)}>
              {configuration.jobTitle} in {locationOf(configuration)} on LinkedIn
            </WebLink>
          </GridFact>
          <GridFact label="Last updated">{showDateTime(configuration.updatedAt)}</GridFact>
        </FactGrid>
        {subscription.kind === 'paid' && <SyncBox />}
      </CardBody>
    </Card>
  )
}

function Allowance({ user, subscription }: { user: User; subscription: SubscriptionStatus }) {
  if (subscription.kind === 'none') return <GridFact label="Emails left">None without a plan</GridFact>
  if (subscription.kind === 'paid') {
    return (
      <>
        <GridFact label="Emails left today">
          {user.draftingPaused
            ? 'None while drafting is paused'
            : `${user.dailyRemaining} of ${user.dailyAllowance}`}
        </GridFact>
        <GridFact label="Emails left this month">
          {user.jobsRemaining} of {user.totalJobs}
        </GridFact>
      </>
    )
  }
  const { trial } = subscription
  return (
    <>
      <GridFact label="Trial emails">
        {trial.emailsUsed} of {trial.emailsAllowed} used, {trial.emailsLeft} remaining
      </GridFact>
      <GridFact label="Trial time left">{trial.timeLeft}</GridFact>
    </>
  )
}

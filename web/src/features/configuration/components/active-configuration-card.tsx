import { ExternalLink } from 'lucide-react'
import { LETTER_LANGUAGE_LABELS, LETTER_TONES } from '#shared/catalog/letters.ts'
import { TARGET_ROLES } from '#shared/catalog/roles.ts'
import { TIMEFRAMES } from '#shared/catalog/timeframes.ts'
import type { Configuration } from '#shared/models/configuration.ts'
import type { Resume } from '#shared/models/resume.ts'
import type { User } from '#shared/models/user.ts'
import { Badge } from '#web/components/ui/badge.tsx'
import { DefinitionLine } from '#web/components/ui/definition-line.tsx'
import { Card, CardBody, CardHeader } from '#web/components/ui/card.tsx'
import { subscriptionStatus, type SubscriptionStatus } from '#web/lib/session/subscription-status.ts'
import { showDateTime } from '#web/lib/time.ts'
import { useNow } from '#web/lib/use-now.ts'
import { jobSearchLink, locationOf } from '#web/features/configuration/job-search-link.ts'
import { HINTS, T } from '#web/features/configuration/texts.ts'

import { SyncBox } from '#web/features/configuration/components/start/sync-box.tsx'

interface ActiveConfigurationCardProps {
  user: User
  configuration: Configuration
  resume: Resume | null
}

export function ActiveConfigurationCard({ user, configuration, resume }: ActiveConfigurationCardProps) {
  const subscription = subscriptionStatus(user, useNow(30_000))
  const role = configuration.targetPersonRoles[0]
  return (
    <Card aria-labelledby="active-configuration">
      <CardHeader
        id="active-configuration"
        title={T.activeTitle}
        description={HINTS.untilNextCycle}
        aside={<Badge tone="good">Active</Badge>}
      />
      <CardBody className="pt-2">
        <dl>
          <DefinitionLine label="Resume">
            {resume?.originalFileName ?? (configuration.resumeUrl ? T.uploaded : T.notUploaded)}
          </DefinitionLine>
          <DefinitionLine label="Resume uploaded">{showDateTime(resume?.uploadedAt ?? null)}</DefinitionLine>
          <DefinitionLine label="Job title">{configuration.jobTitle ?? '—'}</DefinitionLine>
          <DefinitionLine label="Target country">{configuration.targetArea ?? '—'}</DefinitionLine>
          <DefinitionLine label="Target city">{configuration.targetCity ?? '—'}</DefinitionLine>
          <DefinitionLine label="Jobs posted within">
            {TIMEFRAMES[configuration.jobPostedTimeframe].label}
          </DefinitionLine>
          <DefinitionLine label="Target person role">{role ? TARGET_ROLES[role].label : '—'}</DefinitionLine>
          <DefinitionLine label="Your emails">
            {`${LETTER_LANGUAGE_LABELS[configuration.letterLanguage]}, ` +
              `${LETTER_TONES[configuration.letterTone].label.toLowerCase()} tone`}
          </DefinitionLine>
          <Allowance user={user} subscription={subscription} />
          <DefinitionLine label="Same search">
            <a
              href={jobSearchLink(configuration)}
              target="_blank"
              rel="noreferrer"
              className="inline-block leading-6 text-brand underline underline-offset-4"
            >
              {configuration.jobTitle} in {locationOf(configuration)} on LinkedIn
              <ExternalLink aria-hidden className="ml-1.5 inline size-3.5" />
              <span className="sr-only">(opens in a new tab)</span>
            </a>
          </DefinitionLine>
          <DefinitionLine label="Last updated">{showDateTime(configuration.updatedAt)}</DefinitionLine>
        </dl>
        {subscription.kind === 'paid' && <SyncBox />}
      </CardBody>
    </Card>
  )
}

function Allowance({ user, subscription }: { user: User; subscription: SubscriptionStatus }) {
  if (subscription.kind === 'none')
    return <DefinitionLine label="Emails left">None: you have no plan</DefinitionLine>
  if (subscription.kind === 'paid') {
    return (
      <>
        <DefinitionLine label="Emails left today">
          {user.draftingPaused
            ? 'None: drafting is paused for everybody'
            : `${user.dailyRemaining} of ${user.dailyAllowance}`}
        </DefinitionLine>
        <DefinitionLine label="Emails left this month">
          {user.jobsRemaining} of {user.totalJobs}
        </DefinitionLine>
      </>
    )
  }
  const { trial } = subscription
  return (
    <>
      <DefinitionLine label="Trial emails">
        {trial.emailsUsed} of {trial.emailsAllowed} used, {trial.emailsLeft} remaining
      </DefinitionLine>
      <DefinitionLine label="Trial time left">{trial.timeLeft}</DefinitionLine>
    </>
  )
}

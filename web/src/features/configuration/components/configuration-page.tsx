import { useQuery } from '@tanstack/react-query'
import { lazy, useEffect, useState, type ReactNode } from 'react'
import type { User } from '#shared/models/user.ts'
import { Card, CardBody } from '#web/components/ui/card.tsx'
import { ErrorState } from '#web/components/ui/states/error-state.tsx'
import { LazyContent } from '#web/components/ui/states/lazy-content.tsx'
import { PageHeading } from '#web/components/ui/page-heading.tsx'
import { LoadingSkeleton } from '#web/components/ui/states/skeleton.tsx'
import { explain } from '#web/lib/api/api-error.ts'
import { useTitle } from '#web/lib/page/use-title.ts'
import { gmailIntegrationQuery } from '#web/queries/get-gmail-integration.ts'
import { resumeFactsQuery } from '#web/queries/get-resume-facts.ts'
import { configurationQuery } from '#web/features/configuration/api/get-configuration.ts'
import { latestResumeQuery } from '#web/features/configuration/api/get-latest-resume.ts'
import { latestRunQuery } from '#web/features/configuration/api/get-latest-run.ts'
import { nextSyncQuery } from '#web/features/configuration/api/get-next-sync-info.ts'
import { T, UPDATE_HEADING } from '#web/features/configuration/texts.ts'
import { ActiveConfigurationCard } from './active-configuration-card.tsx'
import { IntroCard } from './intro-card.tsx'
import { START_HEADING, StartSection } from '#web/features/configuration/components/start/start-section.tsx'

const ConfigurationForm = lazy(async () => ({
  default: (await import('#web/features/configuration/components/form/configuration-form.tsx'))
    .ConfigurationForm,
}))

interface ConfigurationPageProps {
  user: User
  /** The button that opens the upgrade, for whoever needs a plan to go on. */
  upgrade?: ReactNode
}

export function ConfigurationPage({ user, upgrade }: ConfigurationPageProps) {
  useTitle('Configuration')
  return (
    <>
      <PageHeading title="Configuration">
        What you are looking for, and whom to write to. Set it once; it runs every 24 hours.
      </PageHeading>
      <ConfigurationContent user={user} upgrade={upgrade} />
    </>
  )
}

function ConfigurationContent({ user, upgrade }: ConfigurationPageProps) {
  const configuration = useQuery(configurationQuery)
  const resume = useQuery(latestResumeQuery)
  const [begun, setBegun] = useState(false)
  const isConfigured = configuration.data?.isConfigured === true
  useEffect(() => {
    // With the first save the screen is another one, and its form is drawn anew: the focus would be lost, and
    // what comes next stands above what is in view.
    if (begun && isConfigured) document.getElementById(START_HEADING)?.focus()
  }, [begun, isConfigured])
  // What decides how tall the start is: it stands above the rest, which would move when it comes later. Once
  // asked for, it is not waited for again: the start asks anew for what failed, and would be taken away for
  // it and asked again, without end.
  const facts = useQuery({ ...resumeFactsQuery, enabled: Boolean(resume.data) })
  const aside = [
    useQuery(gmailIntegrationQuery),
    useQuery(latestRunQuery),
    useQuery(nextSyncQuery),
    ...(resume.data ? [facts] : []),
  ]

  // Read anew and not had, what is known stays, and what was typed with it.
  const failed = [configuration, resume].find(({ isError, data }) => isError && data === undefined)
  if (failed !== undefined) {
    return (
      <Card>
        <ErrorState
          title="Your configuration could not be loaded"
          description={explain(failed.error, 'Something went wrong on our side. Nothing is lost; try again.')}
          busy={failed.isFetching}
          onRetry={() => void Promise.all([configuration.refetch(), resume.refetch()])}
        />
      </Card>
    )
  }
  if (
    configuration.data === undefined ||
    resume.data === undefined ||
    aside.some(({ isFetched }) => !isFetched)
  )
    return <LoadingSkeleton label="Loading your configuration" variant="cards" />

  const form = (
    <LazyContent
      skeleton={
        <Card>
          <CardBody>
            <LoadingSkeleton label="Loading the form" variant="form" />
          </CardBody>
        </Card>
      }
    >
      <ConfigurationForm configuration={configuration.data} resume={resume.data} />
    </LazyContent>
  )
  const start = (
    <StartSection user={user} configuration={configuration.data} resume={resume.data} upgrade={upgrade} />
  )
  if (!configuration.data.isConfigured) {
    if (!begun) return <IntroCard onBegin={() => setBegun(true)} />
    return (
      <div className="animate-enter space-y-8">
        <section aria-labelledby="set-up-configuration">
          <h2 id="set-up-configuration" className="mb-4 text-2xl">
            Your first configuration
          </h2>
          {form}
        </section>
        {start}
      </div>
    )
  }
  return (
    <div className="animate-enter space-y-8">
      {start}
      <ActiveConfigurationCard user={user} configuration={configuration.data} resume={resume.data} />
      <section aria-labelledby={UPDATE_HEADING}>
        <h2 id={UPDATE_HEADING} tabIndex={-1} className="mb-4 text-2xl">
          {T.updateTitle}
        </h2>
        {form}
      </section>
    </div>
  )
}

import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, useEffect, useState } from 'react'
import type { User } from '#shared/models/account/user.ts'
import { Card, CardBody } from '#web/components/ui/card.tsx'
import { ErrorState } from '#web/components/ui/states/error-state.tsx'
import { LazyContent } from '#web/components/ui/states/lazy-content.tsx'
import { PageHeading } from '#web/components/ui/page-heading.tsx'
import { LoadingSkeleton } from '#web/components/ui/states/skeleton.tsx'
import { explain } from '#web/lib/api/api-error.ts'
import { useTitle } from '#web/lib/page/use-title.ts'
import { gmailIntegrationQuery } from '#web/queries/get-gmail-integration.ts'
import { resumeFactsQuery } from '#web/queries/get-resume-facts.ts'
import { configurationQuery, latestResumeQuery } from '#web/features/configuration/api/queries.ts'
import { latestRunQuery } from '#web/queries/use-latest-run.ts'
import { nextSyncQuery } from '#web/queries/get-next-sync-info.ts'
import type { FormError } from '#web/features/configuration/form-values.ts'
import { ActiveConfigurationCard } from './active-configuration-card.tsx'
import { SavedConfiguration } from './saved-configuration.tsx'
import { SearchQuestionCard } from './search-question-card.tsx'
import { SetupSteps, SETUP_STEPS } from './setup-steps.tsx'
import { StartSection } from '#web/features/configuration/components/start/start-section.tsx'
import type { StepSlots } from '#web/features/configuration/components/start/step-button.tsx'
import { START_HEADING } from '#web/features/configuration/components/start/step-card.tsx'
import { Button } from '#web/components/ui/button.tsx'

const ConfigurationForm = lazy(
  () => import('#web/features/configuration/components/form/configuration-form.tsx'),
)

interface ConfigurationPageProps extends StepSlots {
  user: User
  /** The list of those who are never written to. */
  doNotContact?: ReactNode
}

export default function ConfigurationPage({ user, ...slots }: ConfigurationPageProps) {
  useTitle('Configuration')
  return (
    <>
      <PageHeading title="Configuration">What you’re looking for, and who to write to.</PageHeading>
      <ConfigurationContent user={user} {...slots} />
    </>
  )
}

function ConfigurationContent({ user, doNotContact, ...slots }: ConfigurationPageProps) {
  const configuration = useQuery(configurationQuery)
  const resume = useQuery(latestResumeQuery)
  const [begun, setBegun] = useState(false)
  const [editing, setEditing] = useState(false)
  const [goal, setGoal] = useState<{ field: FormError['field'] } | null>(null)
  const edit = (field?: FormError['field']) => {
    setEditing(true)
    setGoal(field === undefined ? null : { field })
  }
  const isConfigured = configuration.data?.isConfigured === true
  useEffect(() => {
    // The first save replaces the screen and its form: the focus would be lost, and the next step is above
    // the visible part.
    if (begun && isConfigured) document.getElementById(START_HEADING)?.focus()
  }, [begun, isConfigured])
  // Queries that decide the height of the start, which would push the rest down if it came later. Each is
  // awaited only once: the start refetches what failed, and would otherwise be replaced by the skeleton and
  // remounted endlessly.
  const facts = useQuery({ ...resumeFactsQuery, enabled: Boolean(resume.data) })
  const latestRun = useQuery(latestRunQuery)
  const aside = [
    useQuery(gmailIntegrationQuery),
    latestRun,
    useQuery(nextSyncQuery),
    ...(resume.data ? [facts] : []),
  ]

  // When a refetch fails, known data and typed text stay.
  const failed = [configuration, resume].find(({ isError, data }) => isError && data === undefined)
  if (failed !== undefined) {
    return (
      <Card>
        <ErrorState
          title="Your configuration couldn’t be loaded"
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
    return <LoadingSkeleton label="Loading your configuration" variant="dashboard" />

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
      <ConfigurationForm
        configuration={configuration.data}
        resume={resume.data}
        goal={goal}
        onSaved={() => setEditing(false)}
      />
    </LazyContent>
  )
  if (!configuration.data.isConfigured) {
    if (!begun) return <IntroCard onBegin={() => setBegun(true)} />
    return (
      <section aria-labelledby="set-up-configuration" className="animate-enter">
        <SetupSteps current={0} className="mb-8" />
        <h2 id="set-up-configuration" className="mb-4 text-2xl">
          Your first configuration
        </h2>
        {form}
      </section>
    )
  }
  return (
    <div className="animate-enter space-y-6">
      <StartSection
        user={user}
        configuration={configuration.data}
        resume={resume.data}
        {...slots}
        editing={editing}
        onEdit={edit}
      />
      {/* Asked before the first run, and when the search changes; beside the report of a run it would be noise. */}
      {facts.data && (editing || latestRun.data?.run === null) && <SearchQuestionCard />}
      <SavedConfiguration
        editing={editing}
        onToggle={() => (editing ? setEditing(false) : edit())}
        summary={
          <ActiveConfigurationCard user={user} configuration={configuration.data} resume={resume.data} />
        }
        form={form}
      />
      {doNotContact}
    </div>
  )
}

function IntroCard({ onBegin }: { onBegin: () => void }) {
  return (
    <Card className="px-6 py-8 sm:px-8">
      <h2 className="text-2xl">Ready to Get Started?</h2>
      <p className="mt-2 measure text-muted">
        Tell us once what you’re looking for. Every 24 hours we find matching jobs and the people who make the
        hire, write to each of them, and save the emails in your drafts.
      </p>
      <Button variant="accent" size="lg" className="mt-6" onClick={onBegin}>
        Set Up Configuration
      </Button>
      <ol className="mt-8 grid gap-x-8 gap-y-5 sm:grid-cols-3">
        {SETUP_STEPS.map(([title, text], index) => (
          <li key={title} className="border-t border-line pt-3 text-sm">
            <span className="font-serif text-lg text-accent-ink tabular">{index + 1}</span>
            <span className="ml-2 font-medium">{title}</span>
            <span className="mt-1 block text-muted">{text}</span>
          </li>
        ))}
      </ol>
    </Card>
  )
}

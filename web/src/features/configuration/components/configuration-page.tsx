import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { User } from '#shared/models/user.ts'
import { Card } from '../../../components/ui/card.tsx'
import { ErrorState } from '../../../components/ui/error-state.tsx'
import { PageHeading } from '../../../components/ui/page-heading.tsx'
import { explain } from '../../../lib/api-error.ts'
import { useTitle } from '../../../lib/use-title.ts'
import { configurationQuery } from '../api/get-configuration.ts'
import { latestResumeQuery } from '../api/get-latest-resume.ts'
import { T } from '../texts.ts'
import { ActiveConfigurationCard } from './active-configuration-card.tsx'
import { ConfigurationForm } from './configuration-form.tsx'
import { ConfigurationSkeleton } from './configuration-skeleton.tsx'
import { IntroCard } from './intro-card.tsx'
import { StartSection } from './start-section.tsx'

export function ConfigurationPage({ user }: { user: User }) {
  useTitle('Configuration')
  return (
    <>
      <PageHeading title="Configuration">What you are looking for, and whom to write to. Set it once; it runs every 24 hours.</PageHeading>
      <ConfigurationContent user={user} />
    </>
  )
}

function ConfigurationContent({ user }: { user: User }) {
  const configuration = useQuery(configurationQuery)
  const resume = useQuery(latestResumeQuery)
  const [begun, setBegun] = useState(false)

  if (configuration.isError || resume.isError) {
    const failed = configuration.isError ? configuration : resume
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
  if (configuration.isPending || resume.isPending) return <ConfigurationSkeleton />

  const form = <ConfigurationForm configuration={configuration.data} resume={resume.data} />
  const start = <StartSection user={user} configuration={configuration.data} resume={resume.data} />
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
      <ActiveConfigurationCard user={user} configuration={configuration.data} resume={resume.data} />
      {start}
      <section aria-labelledby="update-configuration">
        <h2 id="update-configuration" className="mb-4 text-2xl">
          {T.updateTitle}
        </h2>
        {form}
      </section>
    </div>
  )
}

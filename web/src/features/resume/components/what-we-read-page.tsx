import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router-dom'
import { ButtonLink } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { Loaded } from '#web/components/ui/states/loaded.tsx'
import { Notice } from '#web/components/ui/states/notice.tsx'
import { PageHeading } from '#web/components/ui/page-heading.tsx'
import { LoadingSkeleton } from '#web/components/ui/states/skeleton.tsx'
import { paths } from '#web/lib/paths.ts'
import { showDate } from '#web/lib/time.ts'
import { useTitle } from '#web/lib/page/use-title.ts'
import { useFactReview } from '#web/queries/use-fact-review.ts'
import { FactsReview } from '#web/features/resume/components/facts/facts-review.tsx'
import { SaveStatus } from './save-status.tsx'

/** Shows what was read of the resume and lets the user correct it. */
export default function WhatWeReadPage() {
  useTitle('What we read')
  const { facts, view, saveState, change, retry } = useFactReview()
  return (
    <>
      <Link
        to={paths.configuration}
        className="mb-4 inline-flex min-h-6 items-center gap-1.5 text-sm text-brand underline-offset-4 hover:underline"
      >
        <ArrowLeft aria-hidden className="size-4" />
        Configuration
      </Link>
      <PageHeading title="What we read">
        This is what we read on your resume. Your letters use only this. Correct what is wrong, and say what
        should never be used.
        {view && (
          <span className="mt-2 block text-sm break-words tabular">
            {view.originalFileName}, uploaded {showDate(view.uploadedAt)}
          </span>
        )}
      </PageHeading>
      <div aria-live="polite">
        {saveState === 'conflict' && (
          <Notice tone="warn" title="This was changed somewhere else" className="mb-6">
            It was changed in another window or on another device. What you see now is what is saved. Please
            make your last change again.
          </Notice>
        )}
      </div>
      <Loaded
        query={facts}
        skeleton={<LoadingSkeleton label="Loading what we read" variant="cards" />}
        failed="What we read could not be loaded"
        advice="Something went wrong on our side. Nothing is lost; try again."
        inCard
      >
        {() => (view ? <FactsReview key={view.resumeId} view={view} onChange={change} /> : <NoResume />)}
      </Loaded>
      <SaveStatus state={saveState} onRetry={retry} />
    </>
  )
}

function NoResume() {
  return (
    <Card className="px-6 py-8">
      <h2 className="text-xl">Upload a resume first</h2>
      <p className="mt-2 measure text-sm text-muted">
        Then you see here what we read on it, and can correct it.
      </p>
      <ButtonLink variant="accent" className="mt-5" to={paths.configuration}>
        Go to the configuration
      </ButtonLink>
    </Card>
  )
}

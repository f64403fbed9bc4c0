import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router-dom'
import { ButtonLink, Button } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { Loaded } from '#web/components/ui/states/loaded.tsx'
import { Notice } from '#web/components/ui/states/notice.tsx'
import { PageHeading } from '#web/components/ui/page-heading.tsx'
import { LoadingSkeleton } from '#web/components/ui/states/skeleton.tsx'
import { paths } from '#web/lib/paths.ts'
import { showDate } from '#web/lib/time.ts'
import { useTitle } from '#web/lib/page/use-title.ts'
import { useFactReview, type SaveState } from '#web/queries/use-fact-review.ts'
import { FactsReview } from '#web/features/resume/components/facts/facts-review.tsx'
import { useEffect, useState } from 'react'
import { clsx } from 'clsx'

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
        This is what we read on your resume. Your letters use only this. Correct what’s wrong, and tell us
        what to never use.
        {view && (
          <span className="mt-2 block text-sm break-words tabular">
            {view.originalFileName}, uploaded {showDate(view.uploadedAt)}
          </span>
        )}
      </PageHeading>
      <div aria-live="polite">
        {saveState === 'conflict' && (
          <Notice tone="warn" title="This changed somewhere else" className="mb-6">
            It changed in another window or on another device. What you see now is what’s saved. Please make
            your last change again.
          </Notice>
        )}
      </div>
      <Loaded
        query={facts}
        skeleton={<LoadingSkeleton label="Loading what we read" variant="facts" />}
        failed="What we read couldn’t be loaded"
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
        Then you’ll see what we read on it, and can correct it.
      </p>
      <ButtonLink variant="accent" className="mt-5" to={paths.configuration}>
        Go to the configuration
      </ButtonLink>
    </Card>
  )
}

const SAVED_SHOWS_MS = 4_000

/** Shows the state of saving, always in view, and warns before leaving with unsaved changes. */
function SaveStatus({ state, onRetry }: { state: SaveState; onRetry: () => void }) {
  const isUnsaved = state === 'saving' || state === 'failed'
  useEffect(() => {
    if (!isUnsaved) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isUnsaved])
  return (
    <div className="pointer-events-none sticky bottom-4 z-20 mt-6 flex justify-center has-[output:empty]:invisible">
      <div
        className={clsx(
          'pointer-events-auto flex items-center gap-3 rounded-lg border border-line bg-sheet',
          'px-4 py-2 text-sm shadow-float',
        )}
      >
        <output className={state === 'failed' ? 'text-bad-ink' : 'text-muted'}>
          {state === 'saving' && 'Saving…'}
          {state === 'saved' && <Saved />}
          {state === 'failed' && 'Not saved.'}
        </output>
        {state === 'failed' && (
          <Button variant="link" onClick={onRetry}>
            Try again
          </Button>
        )}
      </div>
    </div>
  )
}

/** Disappears after a moment. */
function Saved() {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), SAVED_SHOWS_MS)
    return () => clearTimeout(timer)
  }, [])
  return isOver ? null : 'Saved'
}

import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Button } from '#web/components/ui/button.tsx'
import { Card, CardBody, TitledCard } from '#web/components/ui/card.tsx'
import { Loaded } from '#web/components/ui/states/loaded.tsx'
import { LoadingSkeleton } from '#web/components/ui/states/skeleton.tsx'
import { showDate } from '#web/lib/time.ts'
import { useSearchPause } from '#web/features/found-job/api/search-pause.ts'
import { FoundJobDialog } from './found-job-dialog.tsx'
import { StartAgainButton } from './start-again-button.tsx'
import { ThankYous } from './thank-yous.tsx'
import { UnsentDrafts } from './unsent-drafts.tsx'

/** Offers to pause the search. An address can open the dialog. */
export function FoundJobCard() {
  const [query, setQuery] = useSearchParams()
  const isAsking = query.get('found') === 'job'
  const show = (asking: boolean) => setQuery(asking ? { found: 'job' } : {})
  return (
    <Card aria-labelledby="found-job">
      <CardBody className="flex flex-wrap items-center justify-between gap-4">
        <div className="min-w-0 flex-1 basis-64">
          <h2 id="found-job" className="font-sans text-base font-medium">
            Found a job?
          </h2>
          <p className="mt-1 measure text-sm text-muted">
            Pause the search, discard the drafts you did not send, and thank the people who answered.
          </p>
        </div>
        <Button aria-haspopup="dialog" onClick={() => show(true)}>
          I found a job
        </Button>
      </CardBody>
      {isAsking && <FoundJobDialog onClose={() => show(false)} />}
    </Card>
  )
}

/** What is left to do for a user who found a job. `cancel` is the button that cancels a running plan. */
export function PausedCard({ since, cancel }: { since: string; cancel: ReactNode }) {
  return (
    <TitledCard
      title="You found a job"
      description={`The search has been paused since ${showDate(since)}. No new emails are drafted.`}
      aside={<StartAgainButton />}
    >
      <CardBody className="space-y-6">
        <Loaded
          query={useSearchPause()}
          skeleton={<LoadingSkeleton label="Loading your drafts" variant="text" />}
          failed="Your drafts and thank-yous could not be loaded"
          advice="The search is still paused."
        >
          {(pause) => (
            <>
              <UnsentDrafts pause={pause} />
              <ThankYous thankYous={pause.thankYous} />
            </>
          )}
        </Loaded>
        {cancel !== null && (
          <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line pt-5">
            <p className="min-w-0 flex-1 basis-64 text-sm">
              Your plan still runs, and is charged until you cancel it.
            </p>
            {cancel}
          </div>
        )}
      </CardBody>
    </TitledCard>
  )
}

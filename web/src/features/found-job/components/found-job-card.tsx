import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Button } from '#web/components/ui/button.tsx'
import { Card, CardBody, TitledCard } from '#web/components/ui/card.tsx'
import { Loaded } from '#web/components/ui/states/loaded.tsx'
import { LoadingSkeleton } from '#web/components/ui/states/skeleton.tsx'
import { showDate } from '#web/lib/time.ts'
import { pauseSearch } from '#shared/contracts/search-pause.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { PAUSE_CHANGE, useSearchPause } from '#web/features/found-job/api/search-pause.ts'
import { StartAgainButton } from './start-again-button.tsx'
import { ThankYous } from './thank-yous.tsx'
import { UnsentDrafts, unsentDrafts } from './unsent-drafts.tsx'
import { ChoiceOption } from '#web/components/ui/forms/choice-option.tsx'
import { Dialog } from '#web/components/ui/overlays/dialog.tsx'

/** Offers to pause the search. An address can open the dialog. `charge`: the next charge, if there is one. */
export function FoundJobCard({ charge }: { charge: string | null }) {
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
            Pause the search, see what is charged next, and thank the people who answered.
          </p>
        </div>
        <Button aria-haspopup="dialog" onClick={() => show(true)}>
          I found a job
        </Button>
      </CardBody>
      {isAsking && <FoundJobDialog charge={charge} onClose={() => show(false)} />}
    </Card>
  )
}

/** What is left to do for a user who found a job: first the plan, which costs money. */
export function PausedCard({ since, plan }: { since: string; plan: ReactNode }) {
  return (
    <TitledCard
      title="You found a job"
      description={`The search has been paused since ${showDate(since)}. No new emails are drafted.`}
      aside={<StartAgainButton />}
    >
      <CardBody className="space-y-6">
        {plan}
        <Loaded
          query={useSearchPause()}
          skeleton={<LoadingSkeleton label="Loading your drafts" variant="text" />}
          failed="Your drafts and thank-yous couldn’t be loaded"
          advice="The search is still paused."
        >
          {(pause) => (
            <>
              <UnsentDrafts pause={pause} />
              <ThankYous thankYous={pause.thankYous} notThanked={pause.notThanked} />
            </>
          )}
        </Loaded>
      </CardBody>
    </TitledCard>
  )
}

/** Explains the pause and asks what to do with unsent drafts. Mounted while it is open. */
function FoundJobDialog({ charge, onClose }: { charge: string | null; onClose: () => void }) {
  const pause = useSearchPause()
  const pausing = useCall(pauseSearch, {
    ...PAUSE_CHANGE,
    done: () => ({ title: 'The search is paused' }),
    failed: { title: 'The search wasn’t paused', description: 'Nothing was changed. Try again in a moment.' },
  })
  const [discard, setDiscard] = useState(false)
  const unsent = pause.data?.unsentDrafts ?? 0
  const confirm = () =>
    pausing.mutate({ body: { discardDrafts: discard && unsent > 0 } }, { onSuccess: onClose })
  return (
    <Dialog
      busy={pausing.isPending}
      onClose={onClose}
      title="You found a job"
      description="Congratulations. You can pause the search here."
    >
      <Loaded
        query={pause}
        skeleton={<LoadingSkeleton label="Loading your drafts" variant="text" />}
        failed="Your drafts couldn’t be counted"
        advice="Nothing was changed. Try again in a moment."
      >
        {() => (
          <div className="space-y-5">
            <ul className="measure list-disc space-y-1 pl-5 text-sm">
              <li>No new run starts, and a run in progress stops.</li>
              <li>Your emails, your resume and your settings stay. You can start again at any time.</li>
              <li>
                {charge === null
                  ? 'Afterwards this page shows you who to thank.'
                  : `Your plan continues (${charge}). Afterwards you can cancel it right here and see who to thank.`}
              </li>
            </ul>
            {unsent > 0 && (
              <ChoiceOption
                type="checkbox"
                checked={discard}
                disabled={pausing.isPending}
                onChange={({ target }) => setDiscard(target.checked)}
                label={`Discard the ${unsentDrafts(unsent)}`}
                hint="They are permanently deleted from your Gmail, including those you have edited. Their texts stay in the tracker."
              />
            )}
            <div className="flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
              <Button onClick={onClose} disabled={pausing.isPending}>
                Keep searching
              </Button>
              <Button variant="accent" busy={pausing.isPending} onClick={confirm}>
                {discard && unsent > 0 ? 'Pause and discard the drafts' : 'Pause the search'}
              </Button>
            </div>
          </div>
        )}
      </Loaded>
    </Dialog>
  )
}

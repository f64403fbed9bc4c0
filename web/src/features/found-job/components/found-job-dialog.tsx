import { useState } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { ChoiceOption } from '#web/components/ui/forms/choice-option.tsx'
import { Dialog } from '#web/components/ui/overlays/dialog.tsx'
import { notify } from '#web/components/ui/overlays/toaster.tsx'
import { Loaded } from '#web/components/ui/states/loaded.tsx'
import { LoadingSkeleton } from '#web/components/ui/states/skeleton.tsx'
import { usePauseSearch, useSearchPause } from '#web/features/found-job/api/search-pause.ts'
import { unsentDrafts } from './unsent-drafts.tsx'

/** Explains the pause and asks what to do with unsent drafts. Mounted while it is open. */
export function FoundJobDialog({ onClose }: { onClose: () => void }) {
  const pause = useSearchPause()
  const pausing = usePauseSearch()
  const [discard, setDiscard] = useState(false)
  const unsent = pause.data?.unsentDrafts ?? 0
  const confirm = () =>
    pausing.mutate(discard && unsent > 0, {
      onSuccess: () => {
        notify.success({ title: 'The search is paused' })
        onClose()
      },
      onError: notify.refusal({
        title: 'The search was not paused',
        description: 'Nothing was changed. Try again in a moment.',
      }),
    })
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
        failed="Your drafts could not be counted"
        advice="Nothing was changed. Try again in a moment."
      >
        {() => (
          <div className="space-y-5">
            <ul className="measure list-disc space-y-1 pl-5 text-sm">
              <li>No new run starts, and one in progress stops.</li>
              <li>Your emails, your resume and your settings stay. You can start again at any time.</li>
              <li>Afterwards this page shows you who to thank, and you can cancel your plan.</li>
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

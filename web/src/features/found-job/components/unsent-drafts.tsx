import type { SearchPause } from '#shared/models/outreach/search-pause.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Notice } from '#web/components/ui/states/notice.tsx'
import { notify } from '#web/components/ui/overlays/toaster.tsx'
import { usePauseSearch } from '#web/features/found-job/api/search-pause.ts'
import { drafts, LEFT_BECAUSE } from '#web/features/found-job/texts.ts'

/** The unsent drafts: being discarded, discarded, left over, or still to be decided. */
export function UnsentDrafts({ pause: { unsentDrafts, discard } }: { pause: SearchPause }) {
  const pausing = usePauseSearch()
  if (discard?.state === 'open')
    return (
      <Notice tone="info" live title="Your drafts are being discarded">
        {unsentDrafts === 0 ? 'The last of them are on their way.' : `${drafts(unsentDrafts)}: still to go.`}
      </Notice>
    )
  if (unsentDrafts === 0)
    return (
      <p aria-live="polite" className="text-sm text-muted">
        {discard === null
          ? 'There are no drafts that you have not sent.'
          : 'The drafts that you had not sent are discarded.'}
      </p>
    )
  const again = () =>
    pausing.mutate(true, {
      onError: notify.refusal({
        title: 'The drafts were not discarded',
        description: 'Nothing was deleted. Try again in a moment.',
      }),
    })
  const problem = discard?.problem ?? null
  return (
    <Notice
      tone={problem === null ? 'info' : 'warn'}
      live
      title={`There ${unsentDrafts === 1 ? 'is' : 'are'} ${drafts(unsentDrafts)}`}
      action={
        <Button size="sm" variant="danger" busy={pausing.isPending} onClick={again}>
          {problem === null ? 'Discard them' : 'Discard the rest'}
        </Button>
      }
    >
      {problem === null
        ? 'Discarding permanently deletes them from your Gmail. Their texts stay in the tracker.'
        : LEFT_BECAUSE[problem]}
    </Notice>
  )
}

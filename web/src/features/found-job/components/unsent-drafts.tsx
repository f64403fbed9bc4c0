import type { DiscardProblem, SearchPause } from '#shared/models/outreach/search-pause.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Notice } from '#web/components/ui/states/notice.tsx'
import { pauseSearch } from '#shared/contracts/search-pause.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { PAUSE_CHANGE } from '#web/features/found-job/api/search-pause.ts'
import { counted } from '#web/lib/counted.ts'

/** Why drafts could not be discarded, and what helps. */
const LEFT_BECAUSE: Readonly<Record<DiscardProblem, string>> = {
  mailbox_disconnected:
    'Gmail isn’t connected. Connect it, then discard the rest, or delete them in Gmail yourself.',
  other_mailbox:
    'They’re in a different Gmail account from the one you’ve connected. Connect that account, then discard the rest, or delete them in Gmail yourself.',
  gave_up: 'Gmail didn’t let us delete them for a whole day. Try again, or delete them in Gmail yourself.',
}

export const unsentDrafts = (count: number): string => `${counted(count, 'draft')} you haven’t sent`

/** The unsent drafts: being discarded, discarded, left over, or still to be decided. */
export function UnsentDrafts({ pause: { unsentDrafts: count, discard } }: { pause: SearchPause }) {
  const pausing = useCall(pauseSearch, {
    ...PAUSE_CHANGE,
    failed: {
      title: 'The drafts weren’t discarded',
      description: 'Nothing was deleted. Try again in a moment.',
    },
  })
  if (discard?.state === 'open')
    return (
      <Notice tone="info" live title="Your drafts are being discarded">
        {count === 0 ? 'The last of them are on their way.' : `${unsentDrafts(count)}: still to go.`}
      </Notice>
    )
  if (count === 0)
    return (
      <p aria-live="polite" className="text-sm text-muted">
        {discard === null
          ? 'There are no drafts you haven’t sent.'
          : 'The drafts you hadn’t sent are discarded.'}
      </p>
    )
  const problem = discard?.problem ?? null
  return (
    <Notice
      tone={problem === null ? 'info' : 'warn'}
      live
      title={`There ${count === 1 ? 'is' : 'are'} ${unsentDrafts(count)}`}
      action={
        <Button
          size="sm"
          variant="danger"
          busy={pausing.isPending}
          onClick={() => pausing.mutate({ body: { discardDrafts: true } })}
        >
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

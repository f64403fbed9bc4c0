import { ButtonLink } from '#web/components/ui/button.tsx'
import { Notice } from '#web/components/ui/states/notice.tsx'
import { paths } from '#web/lib/paths.ts'
import { StartAgainButton } from './start-again-button.tsx'

/** Shown while the search is paused: why nothing new comes, and how to resume it. */
export function PausedNotice() {
  return (
    <Notice
      tone="info"
      className="mb-6"
      title="The search is paused"
      action={
        <>
          <StartAgainButton />
          <ButtonLink size="sm" variant="quiet" to={paths.account}>
            Drafts, thank-yous and plan
          </ButtonLink>
        </>
      }
    >
      You paused it because you found a job. No new emails are drafted.
    </Notice>
  )
}

import { CircleCheck } from 'lucide-react'
import { useRef } from 'react'
import { Button, ButtonLink } from '#web/components/ui/button.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { paths } from '#web/lib/paths.ts'
import { describeCounts, describeDoubts, setAllRight } from '#web/lib/reviewed-facts.ts'
import { showDate } from '#web/lib/time.ts'
import { useFocusOnChange } from '#web/lib/use-focus-on-change.ts'
import { useFactReview } from '#web/queries/use-fact-review.ts'

/**
 * Summarises what was read of the resume, to be confirmed with one press or checked in detail. Both are
 * optional.
 */
export function ReadSummary() {
  const { facts, view, saveState, change, retry } = useFactReview()
  const told = useRef<HTMLParagraphElement>(null)
  const isConfirmed = Boolean(view?.confirmedAt)
  const focusNext = useFocusOnChange(isConfirmed, () => told)
  if (facts.isPending) return <Skeleton className="mb-4 h-24" />
  const press = () => {
    focusNext()
    change(setAllRight(true))
  }
  return (
    <div className="mb-5 border-l-2 border-line pl-4 text-sm">
      {view && (
        <p>
          {describeCounts(view.items)} {describeDoubts(view)}
        </p>
      )}
      {view && isConfirmed && (
        <p ref={told} tabIndex={-1} className="mt-1 flex items-start gap-2 text-muted">
          <CircleCheck aria-hidden className="mt-0.5 size-4 text-good-ink" />
          You confirmed this on {showDate(view.confirmedAt)}.
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        {view && !isConfirmed && (
          <Button size="sm" onClick={press}>
            Looks right
          </Button>
        )}
        <ButtonLink size="sm" to={paths.resume}>
          {isConfirmed ? 'See what we read' : 'Check what we read'}
        </ButtonLink>
      </div>
      <output className="mt-2 block text-muted empty:hidden">
        {saveState === 'saving' && 'Saving…'}
        {saveState === 'failed' && (
          <>
            Not saved.{' '}
            <Button variant="link" onClick={retry}>
              Try again
            </Button>
          </>
        )}
        {saveState === 'conflict' && 'This changed somewhere else. Please look again.'}
      </output>
    </div>
  )
}

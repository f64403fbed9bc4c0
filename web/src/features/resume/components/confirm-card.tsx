import { CircleCheck } from 'lucide-react'
import { useRef } from 'react'
import type { ResumeFactsView } from '#shared/models/resume-facts.ts'
import { Button, ButtonLink } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { paths } from '#web/lib/paths.ts'
import {
  describeCounts,
  describeDoubts,
  describeGaps,
  describeLanguage,
  isUnresolved,
  setAllRight,
} from '#web/lib/reviewed-facts.ts'
import { showDate } from '#web/lib/time.ts'
import { useFocusOnChange } from '#web/lib/use-focus-on-change.ts'
import { useReviewing } from '#web/features/resume/components/facts/reviewing.ts'
import { TextLink } from '#web/components/ui/links.tsx'

/** Says how sure we are of what was read, with a button to confirm all of it. */
export function ConfirmCard({ view }: { view: ResumeFactsView }) {
  const { onChange } = useReviewing()
  const told = useRef<HTMLParagraphElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { items, confirmedAt } = view
  const gaps = confirmedAt === null ? describeGaps(items) : null
  const language = describeLanguage(view)
  const focusNext = useFocusOnChange(confirmedAt !== null, (isConfirmed) => (isConfirmed ? told : button))
  const confirmAll = (isRight: boolean) => {
    focusNext()
    onChange(setAllRight(isRight))
  }
  return (
    <Card aria-labelledby="how-sure" className="px-5 py-5 sm:px-6">
      <h2 id="how-sure" className="text-xl">
        {describeDoubts(view)}
      </h2>
      <p className="mt-1 measure text-sm text-muted">{describeCounts(items)}</p>
      {language !== null && <p className="mt-1 measure text-sm text-warn-ink">{language}</p>}
      {gaps !== null && <p className="mt-1 measure text-sm text-warn-ink">{gaps}</p>}
      {confirmedAt !== null && (
        <>
          <div className="mt-3 flex flex-wrap items-center gap-x-4 text-sm">
            <p ref={told} tabIndex={-1} className="flex items-start gap-2">
              <CircleCheck aria-hidden className="mt-0.5 size-4 text-good-ink" />
              You confirmed this on {showDate(confirmedAt)}.
            </p>
            <Button variant="link" onClick={() => confirmAll(false)}>
              Undo
            </Button>
          </div>
          <ButtonLink className="mt-4" to={paths.configuration}>
            Back to the configuration
          </ButtonLink>
        </>
      )}
      {confirmedAt === null && (
        <>
          <p className="mt-3 measure text-sm">{adviceOn(items.some(isUnresolved), gaps !== null)}</p>
          <Button ref={button} variant="accent" className="mt-4" onClick={() => confirmAll(true)}>
            Looks right
          </Button>
        </>
      )}
    </Card>
  )
}

function adviceOn(hasDoubts: boolean, hasGaps: boolean): string {
  if (hasDoubts)
    return 'Your letters leave these out until you confirm or correct them. If everything below looks right, these included, press once and you’re done.'
  return hasGaps
    ? 'Add what’s missing if you can. If everything else looks right, press once and you’re done.'
    : 'Take a quick look. If everything below looks right, press once and you’re done.'
}

/** The same press as at the top, for who has read to the end. */
export function ConfirmAtEnd({ isConfirmed }: { isConfirmed: boolean }) {
  const { onChange } = useReviewing()
  const told = useRef<HTMLParagraphElement>(null)
  const focusNext = useFocusOnChange(isConfirmed, () => told)
  const press = () => {
    focusNext()
    onChange(setAllRight(true))
  }
  return (
    <div className="border-t border-line pt-6">
      {isConfirmed ? (
        <p ref={told} tabIndex={-1} className="text-sm">
          You confirmed all of this.{' '}
          <TextLink to={paths.configuration} className="inline-block min-h-6">
            Back to the configuration
          </TextLink>
        </p>
      ) : (
        <Button onClick={press}>All of this looks right</Button>
      )}
    </div>
  )
}

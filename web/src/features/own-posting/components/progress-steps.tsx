import { Check, Circle, LoaderCircle } from 'lucide-react'
import { clsx } from 'clsx'
import type { OwnPosting } from '#shared/models/outreach/own-posting.ts'

const STEPS = [
  { state: 'reading', words: 'Reading the posting' },
  { state: 'looking', words: 'Looking for the person to write to' },
  { state: 'writing', words: 'Writing and checking the email' },
  { state: 'saving', words: 'Saving the draft in your Gmail' },
] as const

/** The steps from a posting to its draft, and which one is under way. */
export function ProgressSteps({ own }: { own: OwnPosting }) {
  const at = STEPS.findIndex(({ state }) => state === own.state)
  return (
    <>
      <output className="sr-only">{STEPS[at]?.words}</output>
      <ol className="space-y-3 text-sm">
        {STEPS.map(({ state, words }, index) => (
          <li
            key={state}
            aria-current={index === at ? 'step' : undefined}
            className={clsx(
              'flex items-center gap-3',
              index > at && 'text-muted',
              index === at && 'font-medium',
            )}
          >
            <StepIcon isDone={index < at} isNow={index === at} />
            <span>
              {words}
              {state === 'looking' && own.contact !== null && (
                <span className="text-muted">
                  : {own.contact.name}
                  {own.contact.title === null ? '' : `, ${own.contact.title}`}
                </span>
              )}
              {index < at && <span className="sr-only"> (done)</span>}
            </span>
          </li>
        ))}
      </ol>
    </>
  )
}

function StepIcon({ isDone, isNow }: { isDone: boolean; isNow: boolean }) {
  if (isDone) return <Check aria-hidden className="size-4 shrink-0 text-good-ink" />
  if (isNow)
    return (
      <LoaderCircle
        aria-hidden
        className="size-4 shrink-0 animate-spin text-brand motion-reduce:animate-none"
      />
    )
  return <Circle aria-hidden className="size-4 shrink-0" />
}

import { useId, useState } from 'react'
import type { FactItem } from '#shared/models/resume-facts.ts'
import { Button } from '#web/components/ui/button.tsx'
import { clsx } from 'clsx'
import { markQuotes } from '#web/features/resume/excerpt-marks.ts'

/** About as much as six lines hold at the width of the quotation. */
const FOLD = { lines: 6, characters: 240 } as const

const bare = (text: string): string => text.replaceAll(/[\s•·▪◦*-]+/g, ' ').trim()

/** Whether the excerpt says more than the item itself. */
export const saysMore = ({ excerpt, values }: FactItem): boolean =>
  values.every(({ value }) => value === null || bare(excerpt) !== bare(value))

interface ResumeQuoteProps {
  item: FactItem
  /** Whether a narrow screen shows it only when asked. */
  isFolded?: boolean
}

/**
 * The part of the document that an item was read from, with the words that were read marked; folded when it is
 * long.
 */
export function ResumeQuote({ item: { excerpt, values }, isFolded = false }: ResumeQuoteProps) {
  const id = useId()
  const [shown, setShown] = useState(!isFolded)
  const [open, setOpen] = useState(false)
  if (excerpt.trim() === '') return null
  const quotes = values.flatMap(({ quote }) => quote ?? [])
  const isLong = excerpt.length > FOLD.characters || excerpt.split('\n').length > FOLD.lines
  return (
    <div className="min-w-0 self-start">
      {!shown && (
        <Button
          variant="link"
          size="note"
          className="lg:hidden"
          aria-expanded={false}
          aria-controls={`${id}-quote`}
          onClick={() => setShown(true)}
        >
          Show this on your resume
        </Button>
      )}
      <figure
        id={`${id}-quote`}
        className={clsx('min-w-0 border-l-2 border-line pl-3 text-xs', !shown && 'max-lg:hidden')}
      >
        <figcaption className="font-medium text-muted">On your resume</figcaption>
        <blockquote
          id={id}
          className={clsx(
            'mt-1 break-words whitespace-pre-line text-muted',
            isLong && !open && 'line-clamp-6',
          )}
        >
          {markQuotes(excerpt, quotes).map(({ text, isQuote }, index) =>
            isQuote ? (
              <mark key={index} className="rounded-md bg-warn-soft px-0.5 text-ink">
                {text}
              </mark>
            ) : (
              text
            ),
          )}
        </blockquote>
        {isLong && (
          <Button
            variant="link"
            size="note"
            className="mt-1"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            {open ? 'Show less' : 'Show all of it'}
          </Button>
        )}
      </figure>
    </div>
  )
}

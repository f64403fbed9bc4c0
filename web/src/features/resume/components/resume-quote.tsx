import { useId, useState } from 'react'
import type { FactItem } from '#shared/models/resume-facts.ts'
import { Button } from '../../../components/ui/button.tsx'
import { cn } from '../../../lib/cn.ts'
import { markQuotes } from '../excerpt-marks.ts'

/** About as many lines as the fold shows, at the width that the quotation has. */
const FOLD = { lines: 6, characters: 240 } as const

/** The part of the document that items were read from, the words that count marked; folded when it is long. */
export function ResumeQuote({ items, className }: { items: readonly FactItem[]; className?: string }) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const excerpt = items[0]?.excerpt ?? ''
  if (excerpt.trim() === '') return null
  const quotes = items.flatMap(({ values }) => values.flatMap(({ quote }) => quote ?? []))
  const isLong = excerpt.length > FOLD.characters || excerpt.split('\n').length > FOLD.lines
  return (
    <figure className={cn('min-w-0 self-start border-l-2 border-line pl-3 text-xs', className)}>
      <figcaption className="font-medium text-muted">On your resume</figcaption>
      <blockquote id={id} className={cn('mt-1 break-words whitespace-pre-line text-muted', isLong && !open && 'line-clamp-6')}>
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
        <Button variant="link" className="mt-1 text-xs" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {open ? 'Show less' : 'Show all of it'}
        </Button>
      )}
    </figure>
  )
}

import { Fragment, useId, useState, type ReactNode } from 'react'
import { EmailAddress } from '#web/components/ui/email-address.tsx'
import { clsx } from 'clsx'
import { markSentences, type LetterSentence } from './letter-marks.ts'
import { SourceNotes } from './source-notes.tsx'

interface LetterProps {
  from: string
  to: string
  subject: string
  /** The whole text with greeting and signature; blank lines separate paragraphs. */
  body: string
  /** The sources of each sentence; without them the letter has no margin. */
  sentences?: readonly LetterSentence[]
  /** Number in the margin of the sentence that is highlighted at first. */
  marked?: number
  /** Names the margin where a page has several letters. */
  sourcesLabel?: string
  /** In the margin above the sources. */
  notes?: ReactNode
  className?: string
}

/** Where the last word begins, from which the number of the source is not separated. */
const lastWordAt = (text: string): number => text.trimEnd().search(/\S+$/u)

/**
 * A draft as a letter on paper, with the sources of each part in the margin. Where there is no room for one,
 * all sources are below, and those of the chosen sentence also unfold below its paragraph.
 */
export function Letter({
  from,
  to,
  subject,
  body,
  sentences = [],
  marked,
  sourcesLabel = 'Sources of the sentences',
  notes,
  className,
}: LetterProps) {
  const id = useId()
  /** Number of the sentence under the pointer or with the focus. */
  const [near, setNear] = useState<number | null>(marked ?? null)
  /** Number of the sentence chosen by a tap, a click or a key; it stays until it is chosen again. */
  const [chosen, setChosen] = useState<number | null>(null)
  const noted = sentences.filter(({ sources }) => sources.length > 0)
  const noteId = (number: number) => `${id}-note-${number}`
  const hasMargin = noted.length > 0 || Boolean(notes)
  const isLit = (number: number) => number === near || number === chosen
  return (
    <article className={clsx('@container rounded-lg border border-line bg-sheet', className)}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 border-b border-line px-5 py-4 text-sm @xl:px-8">
        <dt className="text-muted">From</dt>
        <dd className="min-w-0">
          <EmailAddress>{from}</EmailAddress>
        </dd>
        <dt className="text-muted">To</dt>
        <dd className="min-w-0">
          <EmailAddress>{to}</EmailAddress>
        </dd>
        <dt className="text-muted">Subject</dt>
        <dd className="min-w-0 font-medium break-words">{subject}</dd>
      </dl>
      <div className={clsx('grid grid-cols-1', hasMargin && '@2xl:grid-cols-[minmax(0,1fr)_15rem]')}>
        <div className="measure space-y-4 px-5 py-6 font-letter text-[1.0625rem] leading-[1.6] @xl:px-8 @xl:py-8">
          {markSentences(body, noted).map((pieces, paragraph) => (
            <Fragment key={paragraph}>
              <p className="whitespace-pre-line">
                {pieces.map(({ text, number }, index) =>
                  number === null ? (
                    <Fragment key={index}>{text}</Fragment>
                  ) : (
                    // A larger target for pointers; keys and screen readers use the number.
                    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
                    <span
                      key={index}
                      onMouseEnter={() => setNear(number)}
                      onMouseLeave={() => setNear(null)}
                      onClick={() => setChosen(number === chosen ? null : number)}
                      className={clsx(
                        'cursor-help rounded-sm transition-colors duration-150',
                        isLit(number) && 'bg-accent-soft',
                      )}
                    >
                      {text.slice(0, lastWordAt(text))}
                      <span className="whitespace-nowrap">
                        {text.slice(lastWordAt(text))}
                        <button
                          type="button"
                          aria-label={`Source ${number}`}
                          aria-describedby={noteId(number)}
                          aria-pressed={chosen === number}
                          onFocus={() => setNear(number)}
                          onBlur={() => setNear(null)}
                          className={clsx(
                            'relative px-0.5 align-super after:absolute after:-inset-x-1 after:-inset-y-1.5',
                            'font-sans text-xs leading-none font-medium text-accent-ink tabular',
                          )}
                        >
                          {number}
                        </button>
                      </span>
                    </span>
                  ),
                )}
              </p>
              {chosen !== null && pieces.some(({ number }) => number === chosen) && (
                <div className="space-y-1.5 border-l-2 border-accent pl-3 font-sans text-xs leading-normal @2xl:hidden">
                  <SourceNotes sources={noted[chosen - 1]?.sources ?? []} />
                </div>
              )}
            </Fragment>
          ))}
        </div>
        {hasMargin && (
          <div className="space-y-6 border-t border-line px-5 py-6 @2xl:border-t-0 @2xl:border-l @2xl:py-8">
            {notes}
            {noted.length > 0 && (
              <aside aria-label={sourcesLabel}>
                <ol className="space-y-3.5 text-xs">
                  {noted.map(({ sources }, index) => {
                    const number = index + 1
                    return (
                      <li key={number} id={noteId(number)}>
                        <div
                          onMouseEnter={() => setNear(number)}
                          onMouseLeave={() => setNear(null)}
                          className={clsx(
                            '-mx-2 grid grid-cols-[1rem_1fr] gap-2 rounded-md px-2 py-1 transition-colors',
                            'duration-150',
                            isLit(number) && 'bg-accent-soft',
                          )}
                        >
                          <span className="font-medium text-accent-ink tabular">{number}</span>
                          <span className="min-w-0 space-y-1.5">
                            <SourceNotes sources={sources} />
                          </span>
                        </div>
                      </li>
                    )
                  })}
                </ol>
              </aside>
            )}
          </div>
        )}
      </div>
    </article>
  )
}

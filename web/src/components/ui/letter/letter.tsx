import { useId, useState } from 'react'
import { EmailAddress } from '#web/components/ui/email-address.tsx'
import { clsx } from 'clsx'
import { markSentences, type LetterSentence } from './letter-marks.ts'
import { LetterParagraph } from './letter-paragraph.tsx'
import { SourceNote } from './letter-sources.tsx'

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
  className?: string
}

/**
 * A draft as a letter on paper, with the source of each sentence in the margin, or below where there is no
 * room for one.
 */
export function Letter({ from, to, subject, body, sentences = [], marked, className }: LetterProps) {
  const id = useId()
  const [near, setNear] = useState<number | null>(marked ?? null)
  const [chosen, setChosen] = useState<number | null>(null)
  const noted = sentences
    .map((sentence, index) => ({ ...sentence, index }))
    .filter(({ sources }) => sources.length > 0)
  const numbers = new Map(noted.map(({ index }, position) => [index, position + 1]))
  const noteId = (number: number) => `${id}-note-${number}`
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
      <div className={clsx('grid grid-cols-1', noted.length > 0 && '@2xl:grid-cols-[minmax(0,1fr)_15rem]')}>
        <div className="measure space-y-4 px-5 py-6 font-letter text-[1.0625rem] leading-[1.6] @xl:px-8 @xl:py-8">
          {markSentences(body, sentences).map((pieces, paragraph) => (
            <LetterParagraph
              key={paragraph}
              pieces={pieces}
              sentences={sentences}
              numberOf={(sentence) => (sentence === null ? undefined : numbers.get(sentence))}
              noteId={noteId}
              attention={{ near, chosen }}
              onNear={setNear}
              onChoose={(number) => setChosen(number === chosen ? null : number)}
            />
          ))}
        </div>
        {noted.length > 0 && (
          <aside
            aria-label="Sources of the sentences"
            className="border-t border-line px-5 py-6 @2xl:border-t-0 @2xl:border-l @2xl:py-8"
          >
            <ol className="space-y-3.5 text-xs">
              {noted.map(({ index, sources }, position) => {
                const number = position + 1
                return (
                  <li key={index} id={noteId(number)}>
                    <div
                      onMouseEnter={() => setNear(number)}
                      onMouseLeave={() => setNear(null)}
                      className={clsx(
                        '-mx-2 grid grid-cols-[1rem_1fr] gap-2 rounded-md px-2 py-1 transition-colors',
                        'duration-150',
                        (near === number || chosen === number) && 'bg-accent-soft',
                      )}
                    >
                      <span className="font-medium text-accent-ink tabular">{number}</span>
                      <span className="min-w-0 space-y-1.5">
                        {sources.map((source, at) => (
                          <SourceNote key={at} source={source} />
                        ))}
                      </span>
                    </div>
                  </li>
                )
              })}
            </ol>
          </aside>
        )}
      </div>
    </article>
  )
}

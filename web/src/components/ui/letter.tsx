import { useState } from 'react'
import { cn } from '../../lib/cn.ts'
import { markSentences, type LetterSentence } from './letter-marks.ts'
import { SourceNote } from './letter-sources.tsx'

interface LetterProps {
  from: string
  to: string
  subject: string
  /** The whole text, greeting and signature included; blank lines part paragraphs. */
  body: string
  /** What each sentence rests on; without it the letter stands alone. */
  sentences?: readonly LetterSentence[]
  className?: string
}

/** A draft as a letter on paper, with the source of each sentence in the margin. */
export function Letter({ from, to, subject, body, sentences = [], className }: LetterProps) {
  const [active, setActive] = useState<number | null>(null)
  const noted = sentences.map((sentence, index) => ({ ...sentence, index })).filter(({ sources }) => sources.length > 0)
  const numbers = new Map(noted.map(({ index }, position) => [index, position + 1]))
  return (
    <article className={cn('@container rounded-lg border border-line bg-sheet', className)}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 border-b border-line px-5 py-4 text-sm @xl:px-8">
        <dt className="text-muted">From</dt>
        <dd className="min-w-0 break-words">{from}</dd>
        <dt className="text-muted">To</dt>
        <dd className="min-w-0 break-words">{to}</dd>
        <dt className="text-muted">Subject</dt>
        <dd className="min-w-0 font-medium break-words">{subject}</dd>
      </dl>
      <div className={cn('grid', noted.length > 0 && '@2xl:grid-cols-[minmax(0,1fr)_15rem]')}>
        <div className="measure space-y-4 px-5 py-6 font-serif text-[1.0625rem] leading-[1.6] @xl:px-8 @xl:py-8">
          {markSentences(body, sentences).map((pieces, paragraph) => (
            <p key={paragraph} className="whitespace-pre-line">
              {pieces.map((piece, index) => {
                const number = piece.sentence === null ? undefined : numbers.get(piece.sentence)
                if (number === undefined) return <span key={index}>{piece.text}</span>
                return (
                  <span
                    key={index}
                    onMouseEnter={() => setActive(number)}
                    onMouseLeave={() => setActive(null)}
                    className={cn('rounded-sm transition-colors duration-150', active === number && 'bg-accent-soft')}
                  >
                    {piece.text}
                    <sup className="ml-0.5 font-sans text-[0.6875rem] font-medium text-accent-ink tabular">{number}</sup>
                  </span>
                )
              })}
            </p>
          ))}
        </div>
        {noted.length > 0 && (
          <aside aria-label="Sources of the sentences" className="border-t border-line px-5 py-6 @2xl:border-t-0 @2xl:border-l @2xl:py-8">
            <ol className="space-y-3.5 text-xs">
              {noted.map(({ index, sources }, position) => (
                <li
                  key={index}
                  onMouseEnter={() => setActive(position + 1)}
                  onMouseLeave={() => setActive(null)}
                  className={cn('grid grid-cols-[1rem_1fr] gap-2 rounded-md transition-colors duration-150', active === position + 1 && 'bg-accent-soft')}
                >
                  <span className="font-medium text-accent-ink tabular">{position + 1}</span>
                  <span className="min-w-0 space-y-1.5">
                    {sources.map((source, at) => (
                      <SourceNote key={at} source={source} />
                    ))}
                  </span>
                </li>
              ))}
            </ol>
          </aside>
        )}
      </div>
    </article>
  )
}

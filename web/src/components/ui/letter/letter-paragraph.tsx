import { Fragment } from 'react'
import { clsx } from 'clsx'
import type { LetterPiece, LetterSentence } from './letter-marks.ts'
import { SourceNote } from './letter-sources.tsx'

/** The highlighted sentences, by their numbers in the margin. */
export interface Attention {
  /** Under the pointer or holding the focus. */
  near: number | null
  /** Chosen by a tap, a click or a key; stays until chosen again. */
  chosen: number | null
}

interface LetterParagraphProps {
  pieces: readonly LetterPiece[]
  sentences: readonly LetterSentence[]
  numberOf: (sentence: number | null) => number | undefined
  noteId: (number: number) => string
  attention: Attention
  onNear: (number: number | null) => void
  onChoose: (number: number) => void
}

/** A paragraph of the letter. Where there is no margin, the sources of the chosen sentence unfold below. */
export function LetterParagraph({
  pieces,
  sentences,
  numberOf,
  noteId,
  attention,
  onNear,
  onChoose,
}: LetterParagraphProps) {
  const chosen = pieces.find(
    ({ sentence }) => attention.chosen !== null && numberOf(sentence) === attention.chosen,
  )
  const sources =
    chosen?.sentence === undefined || chosen.sentence === null
      ? []
      : (sentences[chosen.sentence]?.sources ?? [])
  return (
    <>
      <p className="whitespace-pre-line">
        {pieces.map(({ text, sentence }, index) => {
          const number = numberOf(sentence)
          if (number === undefined) return <Fragment key={index}>{text}</Fragment>
          const lit = attention.near === number || attention.chosen === number
          return (
            // A larger target for pointers; keys and screen readers use the number.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
            <span
              key={index}
              onMouseEnter={() => onNear(number)}
              onMouseLeave={() => onNear(null)}
              onClick={() => onChoose(number)}
              className={clsx(
                'cursor-help rounded-sm transition-colors duration-150',
                lit && 'bg-accent-soft',
              )}
            >
              {text}
              <button
                type="button"
                aria-label={`Source ${number}`}
                aria-describedby={noteId(number)}
                aria-pressed={attention.chosen === number}
                onFocus={() => onNear(number)}
                onBlur={() => onNear(null)}
                className={clsx(
                  'relative px-0.5 align-super after:absolute after:-inset-x-1 after:-inset-y-1.5',
                  'font-sans text-xs leading-none font-medium text-accent-ink tabular',
                )}
              >
                {number}
              </button>
            </span>
          )
        })}
      </p>
      {sources.length > 0 && (
        <div className="space-y-1.5 border-l-2 border-accent pl-3 font-sans text-xs leading-normal @2xl:hidden">
          {sources.map((source, at) => (
            <SourceNote key={at} source={source} />
          ))}
        </div>
      )}
    </>
  )
}

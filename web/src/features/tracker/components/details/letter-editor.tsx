import { useState, type KeyboardEvent, type ReactNode, type SubmitEvent } from 'react'
import { clsx } from 'clsx'
import { OWN_WORDS } from '#shared/catalog/constants.ts'
import type { OwnWords } from '#shared/models/outreach/outreach.ts'
import { Button } from '#web/components/ui/button.tsx'
import { EmailAddress } from '#web/components/ui/email-address.tsx'
import { FieldError } from '#web/components/ui/forms/field.tsx'
import { Key } from '#web/components/ui/key.tsx'

interface LetterEditorProps {
  from: string
  to: string
  words: OwnWords
  /** Beside the text. */
  notes: ReactNode
  onChange: (words: OwnWords) => void
  onSave: () => void
  /** Leaves the editor; the text is kept. */
  onLeave: () => void
  onDiscard: () => void
  isChanged: boolean
  isSaving: boolean
  /** Why the text was not saved. */
  problem: string | undefined
  /** What saving does. */
  promise: string
}

const countWords = (text: string): number => text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0

const FIELD = 'block w-full bg-transparent outline-none focus-visible:outline-none'

/** The letter on its paper, as text to type in. Ctrl or ⌘ with Enter saves it, Escape leaves it. */
export function LetterEditor({
  from,
  to,
  words,
  notes,
  onChange,
  onSave,
  onLeave,
  onDiscard,
  isChanged,
  isSaving,
  problem,
  promise,
}: LetterEditorProps) {
  const [isTouched, setIsTouched] = useState(false)
  const error = isTouched ? missingIn(words) : undefined
  const save = (event: SubmitEvent | KeyboardEvent) => {
    event.preventDefault()
    setIsTouched(true)
    if (missingIn(words) === undefined && !isSaving) onSave()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save(event)
    if (event.key === 'Escape') onLeave()
  }
  const count = countWords(words.body)
  return (
    // The keys work in the fields inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      aria-label="Edit the letter"
      noValidate
      onSubmit={save}
      onKeyDown={onKeyDown}
      className="@container rounded-lg border border-control bg-sheet has-[:focus-visible]:border-brand"
    >
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 border-b border-line px-5 py-4 text-sm @xl:px-8">
        <dt className="text-muted">From</dt>
        <dd className="min-w-0">
          <EmailAddress>{from}</EmailAddress>
        </dd>
        <dt className="text-muted">To</dt>
        <dd className="min-w-0">
          <EmailAddress>{to}</EmailAddress>
        </dd>
        <dt className="py-1 text-muted">
          <label htmlFor="letter-subject">Subject</label>
        </dt>
        <dd className="min-w-0">
          <input
            id="letter-subject"
            className={clsx(FIELD, 'rounded-sm py-1 font-medium')}
            maxLength={OWN_WORDS.maxSubject}
            value={words.subject}
            aria-describedby="letter-problem"
            onChange={({ target }) => onChange({ ...words, subject: target.value })}
          />
        </dd>
      </dl>
      <div className={clsx('grid grid-cols-1', notes && '@2xl:grid-cols-[minmax(0,1fr)_15rem]')}>
        <textarea
          aria-label="Text of the letter"
          aria-describedby="letter-problem"
          // The user asked for this field a moment ago.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          className={clsx(
            FIELD,
            'field-sizing-content min-h-64 measure resize-none px-5 py-6 font-letter text-[1.0625rem]',
            'leading-[1.6] @xl:px-8 @xl:py-8',
          )}
          maxLength={OWN_WORDS.maxBody}
          value={words.body}
          onChange={({ target }) => onChange({ ...words, body: target.value })}
        />
        {notes && (
          <div className="border-t border-line px-5 py-6 @2xl:border-t-0 @2xl:border-l @2xl:py-8">
            {notes}
          </div>
        )}
      </div>
      {/* Stays in view above the end of what scrolls. */}
      <div className="sticky -bottom-5 rounded-b-lg border-t border-line bg-sheet px-5 py-4 @xl:px-8">
        <FieldError id="letter-problem" message={error ?? problem} />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" size="sm" variant="accent" busy={isSaving} disabled={!isChanged}>
            {isSaving ? 'Saving' : 'Save'} <Key>Ctrl ↵</Key>
          </Button>
          <Button size="sm" variant="quiet" disabled={isSaving} onClick={onDiscard}>
            {isChanged ? 'Discard changes' : 'Cancel'}
          </Button>
          <p className="ml-auto text-sm text-muted tabular">
            {count} {count === 1 ? 'word' : 'words'}
          </p>
        </div>
        <p className="mt-3 measure text-xs text-muted">{promise}</p>
      </div>
    </form>
  )
}

function missingIn({ subject, body }: OwnWords): string | undefined {
  if (subject.trim() === '') return 'Write a subject.'
  return body.trim() === '' ? 'Write a text.' : undefined
}

import { CircleCheck, LoaderCircle } from 'lucide-react'
import { useState } from 'react'
import type { OutreachDetails, OwnWords } from '#shared/models/outreach/outreach.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Letter } from '#web/components/ui/letter/letter.tsx'
import { Notice } from '#web/components/ui/states/notice.tsx'
import { useEditEmail } from '#web/features/tracker/api/letter.ts'
import { explain } from '#web/lib/api/api-error.ts'
import { unsavedText } from '#web/lib/typing/unsaved-text.ts'
import { LetterActions } from './letter-actions.tsx'
import { LetterEditor } from './letter-editor.tsx'
import { LetterNotes } from './letter-notes.tsx'
import type { ExtraChoice } from './use-extras.tsx'

interface EditableLetterProps {
  details: OutreachDetails
  from: string
  subject: string
  body: string
  menu: readonly ExtraChoice[]
}

/** A letter that its user may edit: a text that is not saved yet is kept in this tab. */
export function EditableLetter({ details, from, subject, body, menu }: EditableLetterProps) {
  const { entry, revision, draft } = details
  const kept = unsavedText(entry.id, 'letter')
  const [typed, setTyped] = useState<OwnWords | null>(() => wordsOf(kept.read()))
  const [isEditing, setIsEditing] = useState(false)
  const [wasLeft, setWasLeft] = useState(false)
  const { mutate, isPending, error, reset } = useEditEmail(entry.id)
  const isDraft = entry.knownStatus === 'draft' || entry.knownStatus === 'pending_send'
  const canEdit = isDraft && entry.mark === null
  const isBusy = revision.underWay !== null || isPending
  const words = typed ?? { subject, body }
  const isChanged = words.subject !== subject || words.body !== body
  const start = () => setIsEditing(true)
  const leave = () => {
    setWasLeft(true)
    setIsEditing(false)
  }
  const forget = () => {
    kept.forget()
    setTyped(null)
    reset()
    leave()
  }
  const save = (more: { replaceChanged?: boolean } = {}) =>
    mutate({ ...words, ...more }, { onSuccess: forget })
  const to = `${entry.contactPersonName} <${entry.contactPersonEmail}>`
  const notes = details.writer === 'owner' && details.findings.length > 0 && (
    <LetterNotes findings={details.findings} body={body} />
  )
  if (isEditing)
    return (
      <LetterEditor
        from={from}
        to={to}
        words={words}
        notes={notes}
        onChange={(next) => {
          kept.keep(next)
          setTyped(next)
        }}
        onSave={save}
        onLeave={leave}
        onDiscard={forget}
        isChanged={isChanged}
        isSaving={isPending}
        problem={
          error === null
            ? undefined
            : `Not saved. ${explain(error, 'Something went wrong on our side. Try again in a moment.')} Your text is still here.`
        }
        promise={
          draft === null
            ? 'Saved here, since this letter has no draft in Gmail. The text from before stays under “Earlier versions”.'
            : 'Saved here and to the draft in your Gmail. The text from before stays under “Earlier versions”.'
        }
      />
    )
  return (
    <>
      {canEdit && (entry.startingPoint || details.posting.asks.length > 0) && (
        <BeforeSending
          company={entry.startingPoint ? entry.companyName : null}
          asks={details.posting.asks}
          isBusy={isBusy}
          onEdit={start}
        />
      )}
      <LetterActions
        entry={entry}
        draft={draft}
        body={body}
        menu={menu}
        edit={canEdit ? { onStart: start, isBusy, wasLeft } : null}
      />
      {typed !== null && isChanged && (
        <Notice
          tone="warn"
          title="You have unsaved changes"
          action={
            <>
              {canEdit && (
                <Button size="sm" busy={isBusy} onClick={start}>
                  Go on editing
                </Button>
              )}
              <Button size="sm" variant="quiet" onClick={forget}>
                Discard changes
              </Button>
            </>
          }
        >
          They are kept in this tab.
        </Notice>
      )}
      <InGmail revision={revision} canRetry={canEdit} isBusy={isBusy} onRetry={save} />
      <Letter from={from} to={to} subject={subject} body={body} sentences={details.sentences} notes={notes} />
    </>
  )
}

function wordsOf(kept: Record<string, string> | null): OwnWords | null {
  const { subject, body } = kept ?? {}
  return subject === undefined || body === undefined ? null : { subject, body }
}

interface BeforeSendingProps {
  /** The company, where no model wrote the letter; null otherwise. */
  company: string | null
  asks: readonly string[]
  isBusy: boolean
  onEdit: () => void
}

/** Says what the user has to add to the letter: a reason that no model wrote, and what the posting wants sent with it. */
const BeforeSending = ({ company, asks, isBusy, onEdit }: BeforeSendingProps) => (
  <Notice
    tone="info"
    title={
      company === null ? 'The posting asks for more than a resume' : 'Starting point: add why this company'
    }
    action={
      <Button size="sm" busy={isBusy} onClick={onEdit}>
        Edit the letter
      </Button>
    }
  >
    {company !== null && (
      <p>
        Your own lines, put together without a language model. Before you send it, say in a sentence why you
        want to work at {company}.
      </p>
    )}
    {asks.length > 0 && (
      <>
        {company === null ? (
          <p>Before you send the letter, add or attach what it names:</p>
        ) : (
          <p className="mt-2">The posting also asks for more than a resume:</p>
        )}
        <ul className="mt-1 list-disc space-y-1 pl-5 wrap-anywhere">
          {asks.map((ask) => (
            <li key={ask}>“{ask}”</li>
          ))}
        </ul>
      </>
    )}
  </Notice>
)

interface InGmailProps {
  revision: OutreachDetails['revision']
  canRetry: boolean
  isBusy: boolean
  onRetry: (more?: { replaceChanged: boolean }) => void
}

/** Whether the text that the user typed is in the draft in Gmail, and what helps where it is not. */
function InGmail({ revision: { ownWords, failure }, canRetry, isBusy, onRetry }: InGmailProps) {
  const isMissing = ownWords === 'changed' || ownWords === 'not_saved'
  return (
    <div aria-live="polite">
      {ownWords === 'saving' && (
        <p className="flex items-center gap-2 text-sm text-muted">
          <LoaderCircle aria-hidden className="size-4 animate-spin" />
          Your text is saved here. Saving it to the draft in your Gmail…
        </p>
      )}
      {ownWords === 'saved' && (
        <p className="flex items-center gap-2 text-sm text-good-ink">
          <CircleCheck aria-hidden className="size-4" />
          Your text is in the draft in your Gmail.
        </p>
      )}
      {isMissing && (
        <Notice
          tone="warn"
          title={ownWords === 'changed' ? 'This draft was also changed in Gmail' : 'Not saved to Gmail'}
          action={
            canRetry && (
              <Button
                size="sm"
                busy={isBusy}
                onClick={() => onRetry(ownWords === 'changed' ? { replaceChanged: true } : undefined)}
              >
                {ownWords === 'changed' ? 'Replace the draft in Gmail' : 'Try again'}
              </Button>
            )
          }
        >
          {failure}
        </Notice>
      )}
    </div>
  )
}

import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Download, Ellipsis, Mail, PenLine, SquarePen } from 'lucide-react'
import { useId, useState } from 'react'
import type { OutreachDetails, OutreachEntry } from '#shared/models/outreach/outreach.ts'
import { Button, ButtonLink } from '#web/components/ui/button.tsx'
import { CopyButton } from '#web/components/ui/copy-button.tsx'
import { Key } from '#web/components/ui/key.tsx'
import { useDownloadEmail } from '#web/features/tracker/api/letter.ts'
import { draftLink, gmailLink, mailtoLink } from '#web/lib/letter-links.ts'
import { stageSettings } from '#web/lib/stage-settings.ts'
import type { ExtraChoice } from './use-extras.tsx'

interface LetterActionsProps {
  entry: OutreachEntry
  draft: OutreachDetails['draft']
  body: string
  /** What else can be done, which only a phone lists here. */
  menu: readonly ExtraChoice[]
  edit: {
    onStart: () => void
    /** The text is being saved or rewritten. */
    isBusy: boolean
    /** The editor was left a moment ago, so the button that leads to it takes the focus. */
    wasLeft: boolean
  } | null
}

/** Does nothing to a button that this screen does not show. */
const focus = (button: HTMLElement | null) => button?.focus()

/**
 * The most likely next step comes first; all others work without a connected mailbox as well. On a phone “More”
 * lists them.
 */
export function LetterActions({ entry, draft, body, menu, edit }: LetterActionsProps) {
  const subject = entry.emailSubject ?? ''
  const mailboxUrl = useQuery(stageSettings).data?.mailboxUrl
  const letter = { to: entry.contactPersonEmail, subject, body }
  const inProgram = mailtoLink(letter)
  const download = useDownloadEmail(entry.id)
  const [isOpen, setIsOpen] = useState(false)
  const restId = useId()
  const isInDrafts = draft !== null && (entry.knownStatus === 'draft' || entry.knownStatus === 'draft_sent')
  const gmail = isInDrafts ? draftLink(draft, entry.contactPersonEmail, mailboxUrl) : gmailLink(letter)
  const next = entry.mark === null ? 'accent' : 'outline'
  return (
    <div className="grid grid-cols-2 gap-3 sm:flex sm:flex-wrap">
      {gmail !== null && (
        <ButtonLink
          size="sm"
          variant={isInDrafts || entry.knownStatus === 'pending_send' ? next : 'outline'}
          href={gmail}
          target="_blank"
          rel="noopener noreferrer"
        >
          {!isInDrafts && <SquarePen aria-hidden />}
          {isInDrafts ? 'Open in Gmail' : 'Write in Gmail'}
          <span className="sr-only">(opens in a new tab)</span>
        </ButtonLink>
      )}
      <Button
        size="sm"
        className="sm:hidden"
        ref={edit?.wasLeft === true ? focus : null}
        aria-expanded={isOpen}
        aria-controls={restId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Ellipsis aria-hidden />
        More
      </Button>
      <div
        id={restId}
        className={clsx(
          'sm:contents',
          isOpen
            ? 'col-span-2 grid rounded-md border border-line p-1.5 max-sm:*:min-h-11 max-sm:*:justify-start max-sm:*:border-transparent'
            : 'max-sm:hidden',
        )}
      >
        {edit !== null && (
          <Button
            size="sm"
            aria-keyshortcuts="e"
            busy={edit.isBusy}
            ref={edit.wasLeft ? focus : null}
            onClick={edit.onStart}
          >
            <PenLine aria-hidden />
            Edit <Key>E</Key>
          </Button>
        )}
        {menu.map(({ label, icon: Icon, onChoose }) => (
          <Button
            key={label}
            size="sm"
            className="sm:hidden"
            onClick={() => {
              setIsOpen(false)
              onChoose()
            }}
          >
            <Icon aria-hidden />
            {label}
          </Button>
        ))}
        <CopyButton text={subject} label="Copy subject" />
        <CopyButton text={body} label="Copy body" />
        {inProgram !== null && (
          <ButtonLink size="sm" href={inProgram}>
            <Mail aria-hidden />
            Open in mail program
          </ButtonLink>
        )}
        <Button size="sm" busy={download.isPending} onClick={() => download.mutate()}>
          <Download aria-hidden />
          Download .eml
        </Button>
      </div>
    </div>
  )
}

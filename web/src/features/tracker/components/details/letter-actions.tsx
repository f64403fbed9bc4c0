import { useQuery } from '@tanstack/react-query'
import { Download, Mail, SquarePen } from 'lucide-react'
import type { OutreachEntry } from '#shared/models/outreach/outreach.ts'
import { Button, ButtonLink } from '#web/components/ui/button.tsx'
import { CopyButton } from '#web/components/ui/copy-button.tsx'
import { useDownloadEmail } from '#web/features/tracker/api/letter.ts'
import { GMAIL_DRAFTS, gmailLink, mailtoLink } from '#web/lib/letter-links.ts'
import { stageSettings } from '#web/lib/stage-settings.ts'

/** The most likely next step comes first; all others work without a connected mailbox as well. */
export function LetterActions({ entry, body }: { entry: OutreachEntry; body: string }) {
  const subject = entry.emailSubject ?? ''
  const mailboxUrl = useQuery(stageSettings).data?.mailboxUrl
  const letter = { to: entry.contactPersonEmail, subject, body }
  const inProgram = mailtoLink(letter)
  const download = useDownloadEmail(entry.id)
  const isInDrafts = entry.knownStatus === 'draft' || entry.knownStatus === 'draft_sent'
  const gmail = isInDrafts ? (mailboxUrl ?? GMAIL_DRAFTS) : gmailLink(letter)
  const next = entry.mark === null ? 'accent' : 'outline'
  return (
    <div className="grid gap-3 min-[22rem]:grid-cols-2 sm:flex sm:flex-wrap">
      {gmail !== null && (
        <ButtonLink
          size="sm"
          variant={isInDrafts || entry.knownStatus === 'pending_send' ? next : 'outline'}
          href={gmail}
          target="_blank"
          rel="noopener noreferrer"
        >
          {!isInDrafts && <SquarePen aria-hidden />}
          {isInDrafts ? 'Open Gmail drafts' : 'Write in Gmail'}
          <span className="sr-only">(opens in a new tab)</span>
        </ButtonLink>
      )}
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
  )
}

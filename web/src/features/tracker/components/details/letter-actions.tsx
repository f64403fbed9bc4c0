import { useQuery } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import type { OutreachEntry } from '#shared/models/outreach.ts'
import { Button } from '#web/components/ui/button.tsx'
import { CopyButton } from '#web/components/ui/copy-button.tsx'
import { GMAIL_DRAFTS, mailtoLink } from '#web/features/tracker/links.ts'
import { stageSettings } from '#web/lib/stage-settings.ts'

/** The next step first; copies and the mail program work without a connected mailbox as well. */
export function LetterActions({ entry, body }: { entry: OutreachEntry; body: string }) {
  const subject = entry.emailSubject ?? ''
  const mailboxUrl = useQuery(stageSettings).data?.mailboxUrl
  return (
    <div className="grid gap-3 min-[22rem]:grid-cols-2 sm:flex sm:flex-wrap">
      {(entry.knownStatus === 'draft' || entry.knownStatus === 'draft_sent') && (
        <Button asChild size="sm" variant={entry.mark === null ? 'accent' : 'outline'}>
          <a href={mailboxUrl ?? GMAIL_DRAFTS} target="_blank" rel="noopener noreferrer">
            Open Gmail drafts
            <span className="sr-only">(opens in a new tab)</span>
          </a>
        </Button>
      )}
      <CopyButton text={subject} label="Copy subject" />
      <CopyButton text={body} label="Copy body" />
      <Button asChild size="sm">
        <a href={mailtoLink({ to: entry.contactPersonEmail, subject, body })}>
          <Mail aria-hidden />
          Open in mail program
        </a>
      </Button>
    </div>
  )
}

import { ChevronRight, SquarePen } from 'lucide-react'
import type { ThankYou } from '#shared/models/outreach/search-pause.ts'
import { Badge } from '#web/components/ui/badge.tsx'
import { ButtonLink } from '#web/components/ui/button.tsx'
import { CopyButton } from '#web/components/ui/copy-button.tsx'
import { gmailLink } from '#web/lib/letter-links.ts'

/** The people who answered, each with a short text that the user sends. */
export function ThankYous({ thankYous, notThanked }: { thankYous: readonly ThankYou[]; notThanked: number }) {
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-medium">
        <ChevronRight aria-hidden className="size-4 transition-transform group-open:rotate-90" />
        {thankYous.length === 0 ? 'People to thank' : `People to thank: ${thankYous.length}`}
      </summary>
      <p className="mt-1 measure text-sm text-muted">
        {thankYous.length === 0
          ? 'No one yet. People you mark as “They replied” or “I have an interview” in the tracker appear here, with a short text.'
          : 'You marked that they answered. Change the text as you like; nothing is sent from here.'}
      </p>
      {notThanked > 0 && (
        <p className="mt-3 measure text-sm text-muted">
          {notThanked === 1
            ? 'One person who answered is left out: they are on your do-not-contact list.'
            : `${notThanked} people who answered are left out: they are on your do-not-contact list.`}
        </p>
      )}
      {thankYous.length > 0 && (
        <ul className="mt-3 divide-y divide-line border-y border-line">
          {thankYous.map((person) => (
            <Person key={person.id} person={person} />
          ))}
        </ul>
      )}
    </details>
  )
}

function Person({ person }: { person: ThankYou }) {
  const { contactName, contactEmail, companyName, mark, subject, body } = person
  const name = contactName === '' ? contactEmail : contactName
  const inGmail = gmailLink({ to: contactEmail, subject, body })
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="min-w-0 wrap-break-word">
          <span className="font-medium">{name}</span>
          <span className="text-muted"> · {companyName}</span>
        </p>
        <Badge tone={mark === 'interview' ? 'good' : 'brand'}>
          {mark === 'interview' ? 'Interview' : 'Replied'}
        </Badge>
      </div>
      <details className="mt-2 text-sm">
        <summary className="cursor-pointer py-1 text-muted">Read the text</summary>
        <p className="mt-2 measure wrap-break-word whitespace-pre-line">{body}</p>
      </details>
      <div className="mt-3 flex flex-wrap gap-3">
        {inGmail !== null && (
          <ButtonLink size="sm" href={inGmail} target="_blank" rel="noopener noreferrer">
            <SquarePen aria-hidden />
            Write in Gmail
            <span className="sr-only">to {name} (opens in a new tab)</span>
          </ButtonLink>
        )}
        <CopyButton text={body} label="Copy text" />
      </div>
    </li>
  )
}

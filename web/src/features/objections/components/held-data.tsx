import type { ReactNode } from 'react'
import type { HeldData, HeldEmail, HeldEntry } from '#shared/models/outreach/recipient.ts'
import { WebLink } from '#web/components/ui/links.tsx'
import { showDate, showDay } from '#web/lib/time.ts'
import { webLink } from '#web/lib/web-address.ts'

/** Where an address was found, as the beginning of a sentence. */
const FOUND_BY = {
  posting: 'Named in the posting itself',
  board: "Named beside the posting on the employer's job board",
  page: "On the company's own site",
  vendor: 'In Hunter, a directory of business addresses found on public web pages',
} as const satisfies Record<HeldEmail['foundBy'], string>

const DRAFT = {
  under_way: 'A draft is being prepared.',
  made: 'A draft was saved in the mailbox of the person who wants to write. Whether it was sent, we don’t know.',
  none: 'We saved no draft.',
} as const satisfies Record<HeldEmail['draft'], string>

/** Everything that is held about a person: the emails they were chosen for, and the shared entries. */
export function HeldDataList({ emails, entries }: Pick<HeldData, 'emails' | 'entries'>) {
  if (emails.length === 0 && entries.length === 0)
    return (
      <p className="measure text-muted">
        We hold nothing about this address. You can object all the same: then we won’t suggest you to anyone
        in the future.
      </p>
    )
  return (
    <div className="space-y-8">
      {emails.length > 0 && (
        <Group title="Emails that were meant for you">
          {emails.map((email) => (
            <Email key={`${email.chosenAt} ${email.jobTitle}`} email={email} />
          ))}
        </Group>
      )}
      {entries.length > 0 && (
        <Group title="Kept for all users, until not used for 90 days">
          {entries.map((entry) => (
            <li key={`${entry.foundBy} ${entry.sourceUri}`} className="py-4">
              <p className="font-medium">
                {entry.name}
                {entry.title !== null && `, ${entry.title}`}
              </p>
              <Source of={entry} />
            </li>
          ))}
        </Group>
      )}
    </div>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="text-lg">{title}</h3>
      <ul className="mt-2 divide-y divide-line border-y border-line">{children}</ul>
    </section>
  )
}

const Email = ({ email }: { email: HeldEmail }) => (
  <li className="py-4">
    <p className="font-medium wrap-anywhere">
      {email.jobTitle} at {email.company}
    </p>
    <p className="mt-1 text-sm text-muted">
      You were chosen on {showDate(email.chosenAt)} as the person to write to about this posting.{' '}
      {DRAFT[email.draft]}
    </p>
    <Source of={email} />
  </li>
)

function Source({ of }: { of: Pick<HeldEntry, 'foundBy' | 'sourceUri' | 'seenAt'> }) {
  const page = webLink(of.sourceUri)
  return (
    <p className="mt-1 text-sm wrap-anywhere">
      {FOUND_BY[of.foundBy]}
      {of.seenAt !== null && `, seen ${showDay(of.seenAt)}`}.
      {page !== null && (
        <>
          {' '}
          <WebLink href={page}>{page}</WebLink>
        </>
      )}
    </p>
  )
}

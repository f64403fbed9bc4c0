import type { OutreachDetails } from '#shared/models/outreach.ts'
import { WebLink } from '#web/components/ui/web-link.tsx'
import { linkHost, webLink } from '#web/lib/web-address.ts'
import { shownDay } from '#web/features/tracker/calendar-days.ts'
import { Fact, Facts } from './facts.tsx'

/** The three grades of an address, in words a user can weigh. */
const TIERS = {
  A: 'Found on a public page and confirmed by the mail server.',
  B: "Built from the company's usual address pattern and confirmed by the mail server.",
  C: "Not confirmed: the company's mail server accepts every address, so this one may bounce.",
} as const

type Props = Pick<OutreachDetails, 'entry' | 'contact'>

export function WhyPerson({ entry, contact }: Props) {
  const source = webLink(contact.sourceUri)
  const linkedin = webLink(entry.contactPersonLinkedin)
  return (
    <Facts title="Why this person" lead={contact.reason}>
      <Fact term="Name">{entry.contactPersonName}</Fact>
      <Fact term="Title">{contact.title ?? 'Not known'}</Fact>
      <Fact term="Address">
        <span className="wrap-anywhere">{entry.contactPersonEmail}</span>
        <span className="block text-muted">
          {TIERS[contact.tier]} (Tier {contact.tier})
        </span>
      </Fact>
      <Fact term="Public source">
        {source ? <WebLink href={source}>{linkHost(source)}</WebLink> : 'No public page'}
        {contact.seenAt !== null && <span className="block text-muted">Seen {shownDay(contact.seenAt)}</span>}
      </Fact>
      {linkedin && (
        <Fact term="Profile">
          <WebLink href={linkedin}>LinkedIn profile</WebLink>
        </Fact>
      )}
    </Facts>
  )
}

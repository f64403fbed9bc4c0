import { contactReasonWords } from '#shared/catalog/reasons/contact-reasons.ts'
import type { ReactNode } from 'react'
import type { OutreachDetails } from '#shared/models/outreach/outreach.ts'
import { WebLink } from '#web/components/ui/links.tsx'
import { linkHost, webLink } from '#web/lib/web-address.ts'
import { placeName } from '#shared/place-name.ts'
import { showUtcDate } from '#web/lib/time.ts'
import { Section } from '#web/components/ui/section.tsx'

/** The three tiers of an address, in words a user can weigh. */
const TIERS = {
  A: 'Found on a public page and confirmed by the mail server.',
  B: "Built from the company's usual address pattern and confirmed by the mail server.",
  C: "Not confirmed: the company's mail server accepts every address, so this one may bounce.",
} as const

/** A published address was not verified with the mail server. */
const PUBLISHED = 'Published by the employer.'

/** Where the address was found, and on which day. */
function foundAt({ foundBy, seenAt, verifiedAt }: OutreachDetails['contact']): string | null {
  const seen = seenAt === null ? '' : `, seen ${showUtcDate(seenAt)}`
  switch (foundBy) {
    case 'posting':
      return `Named in the posting${seen}`
    case 'board':
      return `Named beside the posting on the employer's job board${seen}`
    case 'page':
      return `On the company's own site${seen}`
    case 'vendor':
      return verifiedAt === null
        ? 'Hunter'
        : `Hunter, verified ${showUtcDate(verifiedAt.slice(0, 'YYYY-MM-DD'.length))}`
    default:
      return null
  }
}

export function WhyPerson({ entry, contact }: OutreachDetails) {
  const source = webLink(contact.sourceUri)
  const found = foundAt(contact)
  const linkedin = webLink(entry.contactPersonLinkedin)
  return (
    <Facts title="Why this person" lead={contactReasonWords(contact.reason)}>
      <Fact term="Title">{contact.title ?? 'Not known'}</Fact>
      <Fact term="Address">
        <span className="wrap-anywhere">{entry.contactPersonEmail}</span>
        <span className="block text-muted">
          {contact.foundBy === 'vendor' || contact.foundBy === null ? TIERS[contact.tier] : PUBLISHED} (Tier{' '}
          {contact.tier})
        </span>
      </Fact>
      {found !== null && <Fact term="Found">{found}</Fact>}
      <Fact term="Public source">
        {source ? <WebLink href={source}>{linkHost(source)}</WebLink> : 'No public page'}
        {contact.seenAt !== null && (
          <span className="block text-muted">Seen {showUtcDate(contact.seenAt)}</span>
        )}
      </Fact>
      {linkedin && (
        <Fact term="Profile">
          <WebLink href={linkedin}>LinkedIn profile</WebLink>
        </Fact>
      )}
    </Facts>
  )
}

export function PostingFacts({ entry, posting }: OutreachDetails) {
  const job = webLink(entry.linkedinJobUrl)
  const apply = webLink(entry.jobApplyUrl)
  const whole = webLink(posting.fullText?.url ?? null)
  return (
    <Facts title="The posting">
      <Fact term="Location">{posting.location === '' ? 'Not stated' : placeName(posting.location)}</Fact>
      <Fact term="Posted">
        {posting.postedAt === null ? 'Date not stated' : showUtcDate(posting.postedAt)}
      </Fact>
      <Fact term="Source">{posting.source}</Fact>
      {whole && (
        <Fact term="Text">
          Full posting read at <WebLink href={whole}>{posting.fullText?.source}</WebLink>
        </Fact>
      )}
      {posting.isCut && <Fact term="Text">The source gave only the beginning of this posting.</Fact>}
      {(job ?? apply) !== null && (
        <Fact term="Links">
          <span className="flex flex-wrap gap-x-5 gap-y-1">
            {job && <WebLink href={job}>Job posting</WebLink>}
            {apply && <WebLink href={apply}>Apply</WebLink>}
          </span>
        </Fact>
      )}
    </Facts>
  )
}

/** A section with a list of terms and descriptions. */
function Facts({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  return (
    <Section title={title}>
      {lead && <p className="mt-1 measure text-sm">{lead}</p>}
      <dl className="mt-3 space-y-2.5 text-sm">{children}</dl>
    </Section>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 sm:grid-cols-[7rem_minmax(0,1fr)]">
      <dt className="text-muted">{term}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  )
}

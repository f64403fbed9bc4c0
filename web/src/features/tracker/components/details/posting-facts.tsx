import type { OutreachDetails } from '#shared/models/outreach/outreach.ts'
import { WebLink } from '#web/components/ui/links.tsx'
import { webLink } from '#web/lib/web-address.ts'
import { shownDay } from '#web/features/tracker/calendar-days.ts'
import { Fact, Facts } from './facts.tsx'

type Props = Pick<OutreachDetails, 'entry' | 'posting'>

export function PostingFacts({ entry, posting }: Props) {
  const job = webLink(entry.linkedinJobUrl)
  const apply = webLink(entry.jobApplyUrl)
  const whole = webLink(posting.fullText?.url ?? null)
  return (
    <Facts title="The posting">
      <Fact term="Job">{entry.jobTitle}</Fact>
      <Fact term="Company">{entry.companyName}</Fact>
      <Fact term="Location">{posting.location === '' ? 'Not stated' : posting.location}</Fact>
      <Fact term="Posted">{posting.postedAt === null ? 'Date not stated' : shownDay(posting.postedAt)}</Fact>
      <Fact term="Source">{posting.attribution ?? posting.source}</Fact>
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

import { useQuery } from '@tanstack/react-query'
import { RESULTS } from '#shared/catalog/constants.ts'
import { getOutreachResults } from '#shared/contracts/outreach.ts'
import type { OutreachResults, ResultGroup, SubjectKind } from '#shared/models/outreach/results.ts'
import { ShareTable } from '#web/components/ui/charts/share-table.tsx'
import { Section } from '#web/components/ui/section.tsx'
import { Loaded } from '#web/components/ui/states/loaded.tsx'
import { LoadingSkeleton } from '#web/components/ui/states/skeleton.tsx'
import { readOptions } from '#web/lib/api/read-options.ts'
import { counted } from '#web/lib/counted.ts'

const SUBJECTS: Readonly<Record<SubjectKind, string>> = {
  title_and_company: 'Job title and company',
  title: 'Job title',
  company: 'Company',
  other: 'Something else, such as a fact about you',
}

/** How far the emails came, by what the user marked. */
export function Results() {
  return (
    <Section
      title="From sent to offer"
      hint={`The last ${RESULTS.days} days, counted from what you marked. An email and its follow-ups count as one.`}
    >
      <Loaded
        // Marks may have changed since it was last open.
        query={useQuery({ ...readOptions(getOutreachResults), refetchOnMount: 'always' })}
        skeleton={<LoadingSkeleton label="Loading the results" variant="figures" />}
        failed="The results couldn’t be loaded"
        advice="Nothing is lost. Try again in a moment."
      >
        {(results) => <Figures results={results} />}
      </Loaded>
    </Section>
  )
}

function Figures({ results }: { results: OutreachResults }) {
  const { sent, replied, interview, offer, titles, subjects, lines } = results
  if (sent === 0)
    return (
      <p className="mt-3 measure text-sm">
        You haven’t marked anything as sent yet. Mark what you sent and what came of it, in the list or with a
        single key.
      </p>
    )
  const steps = [
    { label: 'Replied', part: replied },
    { label: 'Interview', part: interview },
    { label: 'Offer', part: offer },
  ]
  return (
    <div className="mt-4 space-y-8">
      <ShareTable
        caption={`${counted(sent, 'email')} sent`}
        heads={['Step', 'Emails that came this far']}
        rows={steps.map((step) => ({ ...step, whole: sent }))}
        least={RESULTS.least}
      />
      <div className="grid gap-x-10 gap-y-8 md:grid-cols-2">
        <Replies caption="Replies by job title" head="Job title" groups={titles} />
        <Replies
          caption="Replies by subject line"
          head="Subject"
          groups={subjects.map(({ label, ...group }) => ({ ...group, label: SUBJECTS[label] }))}
        />
      </div>
      {lines.length > 0 && (
        <Replies caption="Replies by line of your resume" head="Line of your resume" groups={lines} />
      )}
    </div>
  )
}

interface RepliesProps {
  caption: string
  head: string
  groups: readonly ResultGroup[]
}

const Replies = ({ caption, head, groups }: RepliesProps) => (
  <ShareTable
    caption={caption}
    heads={[head, 'Replies of emails sent']}
    rows={groups.map(({ label, sent, replied }) => ({ label, part: replied, whole: sent }))}
    least={RESULTS.least}
  />
)

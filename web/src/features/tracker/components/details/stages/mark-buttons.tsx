import { Check } from 'lucide-react'
import { TextLink } from '#web/components/ui/links.tsx'
import type { OutreachDetails } from '#shared/models/outreach/outreach.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Key } from '#web/components/ui/key.tsx'
import { paths } from '#web/lib/paths.ts'
import { useMarkEmail } from '#web/features/tracker/api/mark-email-outreach.ts'
import { isMarkable, MARKS } from '#web/features/tracker/marking.ts'
import { StageHistory } from './stage-history.tsx'
import { Section } from '#web/components/ui/section.tsx'

/** Marks what came of the email. Pressing the current mark removes it. */
export function MarkButtons({ entry, stages }: Pick<OutreachDetails, 'entry' | 'stages'>) {
  const { mutate } = useMarkEmail()
  if (!isMarkable(entry)) return null
  return (
    <Section
      title="What came of it?"
      hint="Gmail can’t tell us, so mark it here. This changes your tracker and nothing in your mailbox."
    >
      <div className="mt-3 flex flex-wrap gap-3">
        {MARKS.map(({ mark, label, key }) => {
          const isCurrent = entry.mark === mark
          return (
            <Button
              key={mark}
              size="sm"
              aria-pressed={isCurrent}
              aria-keyshortcuts={key}
              className="aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-brand"
              onClick={() => mutate({ entry, mark: isCurrent ? null : mark })}
            >
              {isCurrent && <Check aria-hidden />}
              {label} <Key>{key.toUpperCase()}</Key>
            </Button>
          )
        })}
      </div>
      <StageHistory entry={entry} stages={stages} />
      {(entry.mark === 'interview' || entry.mark === 'offer') && (
        <p className="mt-3 text-sm">
          Did it become a job? <TextLink to={paths.foundJob}>I found a job</TextLink>
        </p>
      )}
    </Section>
  )
}

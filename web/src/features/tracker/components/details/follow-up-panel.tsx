import type { FollowUp, OutreachEntry } from '#shared/models/outreach/outreach.ts'
import { FOLLOW_UPS } from '#shared/catalog/constants.ts'
import { Button } from '#web/components/ui/button.tsx'
import { followUpEmailOutreach, getEmailOutreach } from '#shared/contracts/outreach.ts'
import { TRACKER_READS } from '#web/queries/list-email-outreach.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { showUtcDate } from '#web/lib/time.ts'
import { Section } from '#web/components/ui/section.tsx'

interface FollowUpPanelProps {
  entry: OutreachEntry
  followUp: FollowUp
  /** Opens another email of the same thread. */
  onOpen: (id: string) => void
}

/** Offers one follow-up at a time, at most two, and only while there is no reply. */
export function FollowUpPanel({ entry, followUp, onOpen }: FollowUpPanelProps) {
  const { of, number, state, followedBy } = followUp
  const ask = useCall(followUpEmailOutreach, {
    changes: [...TRACKER_READS, [getEmailOutreach.path]],
    failed: { title: 'No follow-up was written' },
  })
  const write = () =>
    ask.mutate({ params: { id: entry.id }, body: {} }, { onSuccess: ({ id }) => onOpen(id) })
  if (state === 'none' && of === null) return null
  return (
    <Section
      title={number === 0 ? 'Follow-up' : `Follow-up ${number} of ${FOLLOW_UPS.perEmail}`}
      hint={textOf(followUp, entry)}
    >
      <div className="mt-3 flex flex-wrap gap-3 empty:hidden">
        {state === 'due' && (
          <Button size="sm" variant="accent" busy={ask.isPending} onClick={write}>
            Write a follow-up
          </Button>
        )}
        {followedBy !== null && (
          <Button size="sm" onClick={() => onOpen(followedBy)}>
            Open the follow-up
          </Button>
        )}
        {of !== null && (
          <Button size="sm" variant="quiet" onClick={() => onOpen(of)}>
            Open the email before it
          </Button>
        )}
      </div>
    </Section>
  )
}

function textOf({ state, dueAt, number }: FollowUp, { markedAt }: OutreachEntry): string {
  const sent = markedAt === null ? 'the day you marked it as sent' : showUtcDate(markedAt)
  const from = dueAt === null ? 'the fifth working day' : showUtcDate(dueAt)
  const which = number === 0 ? 'One' : 'A second and last one'
  const texts: Readonly<Record<FollowUp['state'], string>> = {
    none: 'It answers the email before it. Once you have sent it, mark it as sent.',
    not_yet: `${which} can be written from ${from} on, if no reply has come by then.`,
    due: `${which} can be written now: it names this email and its date (${sent}, when you marked it as sent), adds one more line of your resume if one fits, and asks one question. It uses none of your daily emails.`,
    written: 'A follow-up to this email is in your tracker.',
    last: 'This was the last one. Two follow-ups are the most that people welcome.',
  }
  return texts[state]
}

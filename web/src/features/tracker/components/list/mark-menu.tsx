import type { EmailMark, OutreachEntry } from '#shared/models/outreach/outreach.ts'
import { ChoiceMenu } from '#web/components/ui/forms/choice-menu.tsx'
import { isMarkable, MARKS } from '#web/features/tracker/marking.ts'

const NONE = 'none'

interface MarkMenuProps {
  entry: OutreachEntry
  onMark: (mark: EmailMark | null) => void
}

/** What became of the email, said from the list. */
export function MarkMenu({ entry, onMark }: MarkMenuProps) {
  if (!isMarkable(entry)) return null
  return (
    <ChoiceMenu
      label="Mark"
      name={`Mark the email to ${entry.contactPersonName}, ${entry.companyName}`}
      value={entry.mark ?? NONE}
      choices={[
        ...MARKS.map(({ mark, label }) => ({ value: mark, label })),
        { value: NONE, label: entry.mark === null ? 'Not marked' : 'Take the mark back' },
      ]}
      onChoose={(value) => {
        const mark = MARKS.find((one) => one.mark === value)?.mark ?? null
        if (mark !== entry.mark) onMark(mark)
      }}
    />
  )
}

import { ChevronDown } from 'lucide-react'
import { lazy, useState } from 'react'
import type { EmailMark, OutreachEntry } from '#shared/models/outreach/outreach.ts'
import { Button } from '#web/components/ui/button.tsx'
import { LazyContent } from '#web/components/ui/states/lazy-content.tsx'
import { isMarkable, MARKS } from '#web/features/tracker/marking.ts'

const ChoiceMenu = lazy(() => import('#web/components/ui/forms/choice-menu.tsx'))

const NONE = 'none'

interface MarkMenuProps {
  entry: OutreachEntry
  onMark: (mark: EmailMark | null) => void
}

/** Marks what became of the email, from the list. The first press loads the menu's code. */
export function MarkMenu({ entry, onMark }: MarkMenuProps) {
  const [pressed, setPressed] = useState(false)
  if (!isMarkable(entry)) return null
  const button = (
    <Button
      size="sm"
      aria-label={`Mark the email to ${entry.contactPersonName}, ${entry.companyName}`}
      aria-haspopup="menu"
      className="relative z-10"
      onClick={() => setPressed(true)}
    >
      Mark
      <ChevronDown aria-hidden />
    </Button>
  )
  if (!pressed) return button
  return (
    <LazyContent
      skeleton={button}
      fallback={
        <Button size="sm" className="relative z-10" onClick={() => window.location.reload()}>
          Reload to mark
        </Button>
      }
    >
      <ChoiceMenu
        trigger={button}
        value={entry.mark ?? NONE}
        choices={[
          ...MARKS.map(({ mark, label }) => ({ value: mark, label })),
          { value: NONE, label: entry.mark === null ? 'Not marked' : 'Remove the mark' },
        ]}
        onChoose={(value) => {
          const mark = MARKS.find((one) => one.mark === value)?.mark ?? null
          if (mark !== entry.mark) onMark(mark)
        }}
      />
    </LazyContent>
  )
}

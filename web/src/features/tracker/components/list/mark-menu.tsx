import { clsx } from 'clsx'
import { Check, ChevronDown } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import type { EmailMark, OutreachEntry } from '#shared/models/outreach/outreach.ts'
import { Button } from '#web/components/ui/button.tsx'
import { isMarkable, MARKS } from '#web/features/tracker/marking.ts'

const NONE = 'none'

interface MarkMenuProps {
  entry: OutreachEntry
  onMark: (mark: EmailMark | null) => void
}

/** Marks what became of the email, from the list. */
export function MarkMenu({ entry, onMark }: MarkMenuProps) {
  if (!isMarkable(entry)) return null
  const choices = [
    ...MARKS.map(({ mark, label }) => ({ value: mark, label })),
    { value: NONE, label: entry.mark === null ? 'Not marked' : 'Remove the mark' },
  ]
  const choose = (value: string) => {
    const mark = MARKS.find((one) => one.mark === value)?.mark ?? null
    if (mark !== entry.mark) onMark(mark)
  }
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <Button
          size="sm"
          aria-label={`Mark the email to ${entry.contactPersonName}, ${entry.companyName}`}
          className="relative z-10"
        >
          Mark
          <ChevronDown aria-hidden />
        </Button>
      </DropdownMenu.Trigger>
      {/* Inside <main>: screen reader users who move by landmarks would not find it outside. */}
      <DropdownMenu.Portal container={document.getElementById('main')}>
        <DropdownMenu.Content
          align="end"
          sideOffset={4}
          collisionPadding={8}
          className="z-50 min-w-48 animate-fade rounded-md border border-line bg-sheet p-1 shadow-float"
        >
          <DropdownMenu.RadioGroup value={entry.mark ?? NONE} onValueChange={choose}>
            {choices.map(({ value, label }) => (
              <DropdownMenu.RadioItem
                key={value}
                value={value}
                className={clsx(
                  'flex min-h-9 items-center justify-between gap-3 rounded-md px-2.5 py-1.5 text-sm',
                  'outline-none select-none data-highlighted:bg-wash',
                )}
              >
                {label}
                <DropdownMenu.ItemIndicator>
                  <Check aria-hidden className="size-4 text-brand" />
                </DropdownMenu.ItemIndicator>
              </DropdownMenu.RadioItem>
            ))}
          </DropdownMenu.RadioGroup>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

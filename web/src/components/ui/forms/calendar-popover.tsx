import { format, isValid, parse } from 'date-fns'
import { Popover } from 'radix-ui'
import { useState, type ReactNode } from 'react'
import { Calendar } from './calendar.tsx'

const DAY = 'yyyy-MM-dd'

interface CalendarPopoverProps {
  /** The button that opens it. */
  trigger: ReactNode
  /** YYYY-MM-DD, or empty. */
  value: string
  onChange: (day: string) => void
  /** The only days that can be picked, as YYYY-MM-DD; every day when absent. */
  available?: readonly string[]
}

function toDate(day: string | undefined): Date | undefined {
  const date = day === undefined ? undefined : parse(day, DAY, new Date())
  return date && isValid(date) ? date : undefined
}

/** A calendar below its button. Open from the start, because the first press of the button loads it. */
export default function CalendarPopover({ trigger, value, onChange, available }: CalendarPopoverProps) {
  const [open, setOpen] = useState(true)
  const selected = toDate(value)
  const month = selected ?? toDate(available?.toSorted().at(-1))
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger asChild>{trigger}</Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          aria-label="Calendar"
          align="start"
          sideOffset={4}
          className="z-50 animate-fade rounded-lg border border-line bg-sheet shadow-float"
        >
          <Calendar
            mode="single"
            // A popover that has just been opened takes the focus.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            selected={selected}
            {...(month ? { defaultMonth: month } : {})}
            {...(available ? { disabled: (date: Date) => !available.includes(format(date, DAY)) } : {})}
            onSelect={(date) => {
              onChange(date ? format(date, DAY) : '')
              setOpen(false)
            }}
          />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

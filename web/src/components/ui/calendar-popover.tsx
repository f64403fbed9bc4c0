import { format, isValid, parse } from 'date-fns'
import { Popover } from 'radix-ui'
import { useRef, type RefObject } from 'react'
import { Calendar } from './calendar.tsx'

const DAY = 'yyyy-MM-dd'

function toDate(day: string): Date | undefined {
  const date = parse(day, DAY, new Date())
  return isValid(date) ? date : undefined
}

interface CalendarPopoverProps {
  id: string
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The button that it belongs to. */
  opener: RefObject<HTMLButtonElement | null>
  value: string
  onChange: (day: string) => void
  available?: readonly string[] | undefined
}

/** The calendar of a date field. */
export function CalendarPopover({
  id,
  open,
  onOpenChange,
  opener,
  value,
  onChange,
  available,
}: CalendarPopoverProps) {
  const leftByPointer = useRef(false)
  const selected = value ? toDate(value) : undefined
  const latest = available?.toSorted().at(-1)
  const month = selected ?? (latest ? toDate(latest) : undefined)
  return (
    <Popover.Root open={open} onOpenChange={onOpenChange}>
      <Popover.Anchor virtualRef={opener} />
      <Popover.Portal>
        <Popover.Content
          id={id}
          aria-label="Calendar"
          align="start"
          sideOffset={4}
          onOpenAutoFocus={() => {
            leftByPointer.current = false
          }}
          onInteractOutside={(event) => {
            // The button closes it by itself.
            if (event.target instanceof Node && opener.current?.contains(event.target)) event.preventDefault()
            else leftByPointer.current = true
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (!leftByPointer.current) opener.current?.focus()
          }}
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
              onOpenChange(false)
            }}
          />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

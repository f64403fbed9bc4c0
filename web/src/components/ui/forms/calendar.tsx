import { format, parse } from 'date-fns'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Popover } from 'radix-ui'
import type { RefObject } from 'react'
import { DayPicker } from 'react-day-picker'
import { clsx } from 'clsx'

const DAY = 'yyyy-MM-dd'
const toDate = (day: string | undefined) => (day ? parse(day, DAY, new Date()) : undefined)

function Arrow({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' | undefined }) {
  const Icon = orientation === 'left' ? ChevronLeft : ChevronRight
  return <Icon aria-hidden className="size-4" />
}

interface CalendarProps {
  /** The button that opened it and gets the focus back. */
  button: RefObject<HTMLButtonElement | null>
  value: string
  available: readonly string[]
  onPick: (day: string) => void
  onClose: () => void
}

/** Floats below its button until a day is picked. */
export default function Calendar({ button, onClose, ...days }: CalendarProps) {
  return (
    <Popover.Root open onOpenChange={onClose}>
      <Popover.Anchor virtualRef={button} />
      <Popover.Portal>
        <Popover.Content
          aria-label="Calendar"
          align="start"
          sideOffset={4}
          // Its click closes the calendar itself.
          onInteractOutside={(event) => {
            if (event.target instanceof Node && button.current?.contains(event.target)) event.preventDefault()
          }}
          onCloseAutoFocus={() => document.activeElement === document.body && button.current?.focus()}
          className="z-50 animate-fade rounded-lg border border-line bg-sheet shadow-float"
        >
          <Month {...days} onClose={onClose} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

/** A month to pick a day from; days that can be picked stand out. */
function Month({ value, available, onPick, onClose }: Omit<CalendarProps, 'button'>) {
  const selected = toDate(value)
  const month = selected ?? toDate(available.toSorted().at(-1))
  return (
    <DayPicker
      mode="single"
      // A popover that has just been opened takes the focus.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      showOutsideDays
      selected={selected}
      {...(month ? { defaultMonth: month } : {})}
      disabled={(date) => !available.includes(format(date, DAY))}
      onSelect={(date) => {
        onPick(date ? format(date, DAY) : '')
        onClose()
      }}
      // The accessible name begins with the visible text, for voice control.
      labels={{ labelDayButton: (date) => format(date, 'EEEE, MMMM d, yyyy') }}
      classNames={{
        root: 'relative p-3 text-sm',
        month_caption: 'flex h-9 items-center px-1 font-medium',
        nav: 'absolute top-3 right-3 flex gap-1',
        button_previous: 'grid size-9 place-items-center rounded-md hover:bg-wash aria-disabled:opacity-40',
        button_next: 'grid size-9 place-items-center rounded-md hover:bg-wash aria-disabled:opacity-40',
        month_grid: 'mt-1 border-collapse tabular',
        weekday: 'size-9 text-xs font-normal text-muted',
        day: clsx(
          'p-0 text-center data-selected:[&>button]:bg-brand!',
          'data-selected:[&>button]:text-on-brand! data-outside:opacity-50',
        ),
        day_button: clsx(
          'size-9 rounded-md not-disabled:bg-brand-soft not-disabled:font-semibold',
          'not-disabled:text-brand not-disabled:hover:underline',
          'disabled:cursor-not-allowed disabled:text-muted disabled:opacity-60',
        ),
        today: 'underline underline-offset-4',
        hidden: 'invisible',
      }}
      components={{ Chevron: Arrow }}
    />
  )
}

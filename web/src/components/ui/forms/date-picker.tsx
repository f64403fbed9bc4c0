import { CalendarDays } from 'lucide-react'
import { Popover } from 'radix-ui'
import { lazy, useState, type ComponentProps } from 'react'
import { clsx } from 'clsx'
import { LazyContent } from '#web/components/ui/states/lazy-content.tsx'
import { Waiting } from '#web/components/ui/states/waiting.tsx'
import { showDate } from '#web/lib/time.ts'
import { useField } from './field.tsx'
import { controlClasses } from './input.tsx'

const Calendar = lazy(() => import('./calendar.tsx'))

/** A button that shows the day, with a calendar below it. */
export function DatePicker({
  placeholder,
  ...calendar
}: ComponentProps<typeof Calendar> & { placeholder: string }) {
  const { value, onChange } = calendar
  const [open, setOpen] = useState(false)
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger
        {...useField()}
        className={clsx(controlClasses, 'flex items-center justify-between gap-2 text-left')}
      >
        <span className={value === '' ? 'text-muted' : ''}>
          {/* Midnight in the reader's own time zone. */}
          {value === '' ? placeholder : showDate(`${value}T00:00:00`)}
        </span>
        <CalendarDays aria-hidden className="size-4 text-muted" />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          aria-label="Calendar"
          align="start"
          sideOffset={4}
          className="z-50 animate-fade rounded-lg border border-line bg-sheet shadow-float"
        >
          <LazyContent skeleton={<Waiting className="size-40">Loading…</Waiting>}>
            <Calendar
              {...calendar}
              onChange={(day) => {
                onChange(day)
                setOpen(false)
              }}
            />
          </LazyContent>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

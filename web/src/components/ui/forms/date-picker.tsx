import { format, isValid, parse } from 'date-fns'
import { CalendarDays } from 'lucide-react'
import { Popover } from 'radix-ui'
import { lazy, Suspense, useState } from 'react'
import { cn } from '#web/lib/cn.ts'
import { showDate } from '#web/lib/time.ts'
import { useField } from './field.tsx'
import { controlClasses } from './input.tsx'

const Calendar = lazy(() => import('./calendar.tsx'))

const DAY = 'yyyy-MM-dd'

interface DatePickerProps {
  /** YYYY-MM-DD, or empty. */
  value: string
  onChange: (day: string) => void
  placeholder: string
  /** The only days that can be picked, as YYYY-MM-DD; every day when absent. */
  available?: readonly string[]
  disabled?: boolean
}

function toDate(day: string | undefined): Date | undefined {
  const date = day === undefined ? undefined : parse(day, DAY, new Date())
  return date && isValid(date) ? date : undefined
}

export function DatePicker({ value, onChange, placeholder, available, disabled = false }: DatePickerProps) {
  const [open, setOpen] = useState(false)
  const selected = toDate(value)
  const month = selected ?? toDate(available?.toSorted().at(-1))
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger
        {...useField()}
        disabled={disabled}
        className={cn(controlClasses, 'flex items-center justify-between gap-2 text-left')}
      >
        {/* Midnight in the reader's own time zone. */}
        <span className={selected ? '' : 'text-muted'}>
          {selected ? showDate(`${value}T00:00:00`) : placeholder}
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
          <Suspense fallback={null}>
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
          </Suspense>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

import { CalendarDays } from 'lucide-react'
import { lazy, useRef, useState } from 'react'
import { clsx } from 'clsx'
import { LazyContent } from '#web/components/ui/states/lazy-content.tsx'
import { showDate } from '#web/lib/time.ts'
import { useField } from './field.tsx'
import { controlClasses } from './input.tsx'

const Calendar = lazy(() => import('./calendar.tsx'))

interface DatePickerProps {
  /** YYYY-MM-DD, or empty. */
  value: string
  onChange: (day: string) => void
  /** The only days that can be picked, as YYYY-MM-DD. */
  available: readonly string[]
  placeholder: string
}

/** A button that shows the day, with a calendar below it. */
export function DatePicker({ value, onChange, available, placeholder }: DatePickerProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        {...useField()}
        className={clsx(controlClasses, 'flex items-center justify-between gap-2 text-left')}
      >
        <span className={value === '' ? 'text-muted' : ''}>
          {/* Midnight in the reader's own time zone. */}
          {value === '' ? placeholder : showDate(`${value}T00:00:00`)}
        </span>
        <CalendarDays aria-hidden className="size-4 text-muted" />
      </button>
      {open && (
        <LazyContent>
          <Calendar
            button={button}
            value={value}
            available={available}
            onPick={onChange}
            onClose={() => setOpen(false)}
          />
        </LazyContent>
      )}
    </>
  )
}

import { CalendarDays } from 'lucide-react'
import { lazy, useState } from 'react'
import { LazyContent } from '#web/components/ui/states/lazy-content.tsx'
import { clsx } from 'clsx'
import { showDate } from '#web/lib/time.ts'
import { useField } from './field.tsx'
import { controlClasses } from './input.tsx'

const CalendarPopover = lazy(() => import('./calendar-popover.tsx'))

interface DatePickerProps {
  /** YYYY-MM-DD, or empty. */
  value: string
  onChange: (day: string) => void
  placeholder: string
  /** The only days that can be picked, as YYYY-MM-DD; every day when absent. */
  available?: readonly string[]
}

/** A button that shows the day. The first press loads the calendar's code. */
export function DatePicker({ value, onChange, placeholder, available }: DatePickerProps) {
  const [pressed, setPressed] = useState(false)
  const field = useField()
  const buttonWith = (text: string, onClick: () => void) => (
    <button
      type="button"
      {...field}
      aria-haspopup="dialog"
      className={clsx(controlClasses, 'flex items-center justify-between gap-2 text-left')}
      onClick={onClick}
    >
      <span className={value === '' ? 'text-muted' : ''}>{text}</span>
      <CalendarDays aria-hidden className="size-4 text-muted" />
    </button>
  )
  // Midnight in the reader's own time zone.
  const text = value === '' ? placeholder : showDate(`${value}T00:00:00`)
  const button = buttonWith(text, () => setPressed(true))
  if (!pressed) return button
  return (
    <LazyContent skeleton={button} fallback={buttonWith('Reload to pick', () => window.location.reload())}>
      <CalendarPopover
        trigger={button}
        value={value}
        onChange={onChange}
        {...(available ? { available } : {})}
      />
    </LazyContent>
  )
}

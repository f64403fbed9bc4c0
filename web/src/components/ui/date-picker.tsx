import { CalendarDays } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import type { FieldControl } from './field.tsx'
import { cn } from '#web/lib/cn.ts'
import { latePart } from '#web/lib/late-part.ts'
import { showDate } from '#web/lib/time.ts'
import { controlClasses } from './input.tsx'
import { useLateDialog } from './use-late-part.ts'

const CalendarPopover = latePart(async () => (await import('./calendar-popover.tsx')).CalendarPopover)

interface DatePickerProps extends Partial<FieldControl> {
  /** YYYY-MM-DD, or empty. */
  value: string
  onChange: (day: string) => void
  placeholder: string
  /** The only days that can be picked, as YYYY-MM-DD; every day when absent. */
  available?: readonly string[]
  disabled?: boolean
}

/** Midnight of the reader's own zone, which is where the name of the day is read. */
const shown = (day: string) => showDate(`${day}T00:00:00`)

export function DatePicker({
  value,
  onChange,
  placeholder,
  available,
  disabled = false,
  ...control
}: DatePickerProps) {
  const calendarId = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  useLateDialog(CalendarPopover, open, setOpen)
  const selected = /^\d{4}-\d\d-\d\d$/.test(value)
  return (
    <>
      <button
        {...control}
        ref={button}
        type="button"
        disabled={disabled}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? calendarId : undefined}
        onClick={() => setOpen(!open)}
        className={cn(controlClasses, 'flex items-center justify-between gap-2 text-left')}
      >
        <span className={selected ? '' : 'text-muted'}>{selected ? shown(value) : placeholder}</span>
        <CalendarDays aria-hidden className="size-4 text-muted" />
      </button>
      <CalendarPopover
        id={calendarId}
        open={open}
        onOpenChange={setOpen}
        opener={button}
        value={value}
        onChange={onChange}
        available={available}
      />
    </>
  )
}

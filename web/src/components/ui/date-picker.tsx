import { format, isValid, parse } from 'date-fns'
import { CalendarDays } from 'lucide-react'
import { Popover } from 'radix-ui'
import { useState } from 'react'
import type { FieldControl } from './field.tsx'
import { Calendar } from './calendar.tsx'
import { cn } from '../../lib/cn.ts'
import { controlClasses } from './input.tsx'

const DAY = 'yyyy-MM-dd'

function toDate(day: string): Date | undefined {
  const date = parse(day, DAY, new Date())
  return isValid(date) ? date : undefined
}

interface DatePickerProps extends Partial<FieldControl> {
  /** YYYY-MM-DD, or empty. */
  value: string
  onChange: (day: string) => void
  placeholder: string
  /** The only days that can be picked, as YYYY-MM-DD; every day when absent. */
  available?: readonly string[]
  disabled?: boolean
}

export function DatePicker({ value, onChange, placeholder, available, disabled = false, ...control }: DatePickerProps) {
  const [open, setOpen] = useState(false)
  const selected = value ? toDate(value) : undefined
  const latest = available?.toSorted().at(-1)
  const month = selected ?? (latest ? toDate(latest) : undefined)
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger {...control} disabled={disabled} className={cn(controlClasses, 'flex items-center justify-between gap-2 text-left')}>
        <span className={selected ? '' : 'text-muted'}>{selected ? format(selected, 'd MMM yyyy') : placeholder}</span>
        <CalendarDays aria-hidden className="size-4 text-muted" />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content aria-label="Calendar" align="start" sideOffset={4} className="z-50 animate-fade rounded-lg border border-line bg-sheet shadow-float">
          <Calendar
            mode="single"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- a popover that has just been opened takes the focus
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

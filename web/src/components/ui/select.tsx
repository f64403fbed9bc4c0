/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/role-has-required-aria-props -- what the list has for a field, before it is there: closed, it controls nothing */
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '#web/lib/cn.ts'
import { latePart } from '#web/lib/late-part.ts'
import type { FieldControl } from './field.tsx'
import { controlClasses } from './input.tsx'
import { useFirstPress } from './use-late-part.ts'

const SelectList = latePart(async () => (await import('./select-list.tsx')).SelectList)

export interface SelectOption {
  value: string
  label: string
  /** A second, quieter line. */
  hint?: ReactNode
}

export interface SelectProps extends Partial<FieldControl> {
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  options: readonly SelectOption[]
  placeholder: string
  disabled?: boolean
}

export function Select(props: SelectProps) {
  const [pressed, standIn] = useFirstPress(SelectList)
  if (pressed) return <SelectList {...props} />
  const { value, onChange: _, onBlur, options, placeholder, disabled = false, ...control } = props
  const chosen = options.find((option) => option.value === value)
  return (
    <button
      {...control}
      {...standIn}
      type="button"
      role="combobox"
      aria-expanded={false}
      aria-autocomplete="none"
      disabled={disabled}
      onBlur={onBlur}
      className={cn(
        controlClasses,
        'flex items-center justify-between gap-2 text-left',
        !chosen && 'text-muted',
      )}
    >
      <span className="min-w-0 truncate">{chosen?.label ?? placeholder}</span>
      <ChevronDown aria-hidden className="size-4 text-muted" />
    </button>
  )
}

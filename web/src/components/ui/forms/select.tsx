import { Check, ChevronDown } from 'lucide-react'
import { Select as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { clsx } from 'clsx'
import { useField } from './field.tsx'
import { controlClasses } from './input.tsx'

interface SelectOption<Value extends string> {
  value: Value
  label: string
  /** A second, quieter line. */
  hint?: ReactNode
}

interface SelectProps<Value extends string> {
  /** Empty while nothing is chosen. */
  value: Value | ''
  onChange: (value: Value) => void
  onBlur?: () => void
  options: readonly SelectOption<Value>[]
  placeholder: string
  disabled?: boolean
}

export function Select<Value extends string>({
  value,
  onChange,
  onBlur,
  options,
  placeholder,
  disabled = false,
}: SelectProps<Value>) {
  const optionOf = (wanted: string) => options.find((option) => option.value === wanted)
  return (
    <Radix.Root
      value={value}
      onValueChange={(wanted) => {
        const option = optionOf(wanted)
        if (option) onChange(option.value)
      }}
      disabled={disabled}
      onOpenChange={(open) => !open && onBlur?.()}
    >
      <Radix.Trigger
        {...useField()}
        className={clsx(
          controlClasses,
          'flex items-center justify-between gap-2 text-left data-placeholder:text-muted',
        )}
      >
        <span className="min-w-0 truncate">
          <Radix.Value placeholder={placeholder}>{optionOf(value)?.label}</Radix.Value>
        </span>
        <ChevronDown aria-hidden className="size-4 text-muted" />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          position="popper"
          sideOffset={4}
          className={clsx(
            'z-50 max-h-(--radix-select-content-available-height) w-(--radix-select-trigger-width)',
            'animate-fade overflow-hidden rounded-md border border-line bg-sheet shadow-float',
          )}
        >
          <Radix.Viewport className="max-h-80 p-1">
            {options.map((option) => (
              <SelectItem key={option.value} option={option} />
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function SelectItem({ option: { value, label, hint } }: { option: SelectOption<string> }) {
  return (
    <Radix.Item
      value={value}
      textValue={label}
      className={clsx(
        'flex min-h-9 items-start justify-between gap-3 rounded-md px-2.5 py-1.5 text-sm',
        'outline-none select-none data-highlighted:bg-wash',
      )}
    >
      <span className="min-w-0">
        <Radix.ItemText>{label}</Radix.ItemText>
        {hint && <span className="block text-xs text-muted">{hint}</span>}
      </span>
      <Radix.ItemIndicator>
        <Check aria-hidden className="mt-0.5 size-4 text-brand" />
      </Radix.ItemIndicator>
    </Radix.Item>
  )
}

import { Check, ChevronDown } from 'lucide-react'
import { Select as Radix } from 'radix-ui'
import { cn } from '#web/lib/cn.ts'
import { controlClasses } from './input.tsx'
import type { SelectProps } from './select.tsx'

/** The list itself, which takes the place of its field when that is pressed for the first time. */
export function SelectList({
  value,
  onChange,
  onBlur,
  options,
  placeholder,
  disabled = false,
  ...control
}: SelectProps) {
  const chosen = options.find((option) => option.value === value)
  return (
    <Radix.Root
      defaultOpen
      value={value}
      onValueChange={onChange}
      disabled={disabled}
      onOpenChange={(open) => !open && onBlur?.()}
    >
      <Radix.Trigger
        {...control}
        className={cn(
          controlClasses,
          'flex items-center justify-between gap-2 text-left data-placeholder:text-muted',
        )}
      >
        <span className="min-w-0 truncate">
          <Radix.Value placeholder={placeholder}>{chosen?.label}</Radix.Value>
        </span>
        <ChevronDown aria-hidden className="size-4 text-muted" />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          position="popper"
          sideOffset={4}
          className="z-50 max-h-(--radix-select-content-available-height) w-(--radix-select-trigger-width) animate-fade overflow-hidden rounded-md border border-line bg-sheet shadow-float"
        >
          <Radix.Viewport className="max-h-80 p-1">
            {options.map((option) => (
              <Radix.Item
                key={option.value}
                value={option.value}
                textValue={option.label}
                className="flex min-h-9 items-start justify-between gap-3 rounded-md px-2.5 py-1.5 text-sm outline-none select-none data-highlighted:bg-wash"
              >
                <span className="min-w-0">
                  <Radix.ItemText>{option.label}</Radix.ItemText>
                  {option.hint && <span className="block text-xs text-muted">{option.hint}</span>}
                </span>
                <Radix.ItemIndicator>
                  <Check aria-hidden className="mt-0.5 size-4 text-brand" />
                </Radix.ItemIndicator>
              </Radix.Item>
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

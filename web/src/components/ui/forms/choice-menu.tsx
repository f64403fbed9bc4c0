import { Check, ChevronDown } from 'lucide-react'
import { DropdownMenu as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { cn } from '#web/lib/cn.ts'
import { Button } from '#web/components/ui/button.tsx'

interface ChoiceMenuProps {
  label: ReactNode
  /** The button's accessible name: what it changes. */
  name: string
  /** One of the choices, or something else when none is chosen. */
  value: string
  choices: readonly { value: string; label: string }[]
  onChoose: (value: string) => void
  className?: string
}

/** A small button that opens a menu with one choice selected. */
export function ChoiceMenu({ label, name, value, choices, onChoose, className }: ChoiceMenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>
        <Button size="sm" aria-label={name} className={cn('relative z-10', className)}>
          {label}
          <ChevronDown aria-hidden />
        </Button>
      </Radix.Trigger>
      {/* Inside <main>: screen reader users who move by landmarks would not find it outside. */}
      <Radix.Portal container={document.getElementById('main')}>
        <Radix.Content
          align="end"
          sideOffset={4}
          collisionPadding={8}
          className="z-50 min-w-48 animate-fade rounded-md border border-line bg-sheet p-1 shadow-float"
        >
          <Radix.RadioGroup value={value} onValueChange={onChoose}>
            {choices.map((choice) => (
              <Radix.RadioItem
                key={choice.value}
                value={choice.value}
                className={cn(
                  'flex min-h-9 items-center justify-between gap-3 rounded-md px-2.5 py-1.5 text-sm',
                  'outline-none select-none data-highlighted:bg-wash',
                )}
              >
                {choice.label}
                <Radix.ItemIndicator>
                  <Check aria-hidden className="size-4 text-brand" />
                </Radix.ItemIndicator>
              </Radix.RadioItem>
            ))}
          </Radix.RadioGroup>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

import { Check, ChevronDown } from 'lucide-react'
import { DropdownMenu as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'
import { Button } from './button.tsx'

interface ChoiceMenuProps {
  label: ReactNode
  /** What the button does, for those who do not see what it stands beside. */
  name: string
  /** One of the choices, or something else when none is chosen. */
  value: string
  choices: readonly { value: string; label: string }[]
  onChoose: (value: string) => void
  className?: string
}

/** A small button that opens a menu of which one choice stands. */
export function ChoiceMenu({ label, name, value, choices, onChoose, className }: ChoiceMenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>
        <Button size="sm" aria-label={name} className={cn('relative z-10', className)}>
          {label}
          <ChevronDown aria-hidden />
        </Button>
      </Radix.Trigger>
      {/* Inside the page's main part: what stands outside of it is nowhere to a screen reader that goes by landmarks. */}
      <Radix.Portal container={document.getElementById('main')}>
        <Radix.Content align="end" sideOffset={4} collisionPadding={8} className="z-50 min-w-48 animate-fade rounded-md border border-line bg-sheet p-1 shadow-float">
          <Radix.RadioGroup value={value} onValueChange={onChoose}>
            {choices.map((choice) => (
              <Radix.RadioItem
                key={choice.value}
                value={choice.value}
                className="flex min-h-9 items-center justify-between gap-3 rounded-md px-2.5 py-1.5 text-sm outline-none select-none data-highlighted:bg-wash"
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

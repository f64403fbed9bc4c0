import { Check, ChevronDown } from 'lucide-react'
import { DropdownMenu as Radix } from 'radix-ui'
import { cn } from '#web/lib/cn.ts'
import { Button } from './button.tsx'
import type { ChoiceMenuProps } from './choice-menu.tsx'

/** The menu itself, which takes the place of its button when that is pressed for the first time. */
export function ChoiceMenuList({ label, name, value, choices, onChoose, className }: ChoiceMenuProps) {
  return (
    <Radix.Root modal={false} defaultOpen>
      <Radix.Trigger asChild>
        <Button size="sm" aria-label={name} className={cn('relative z-10', className)}>
          {label}
          <ChevronDown aria-hidden />
        </Button>
      </Radix.Trigger>
      {/* Inside the page's main part: what stands outside of it is nowhere to a screen reader that goes by landmarks. */}
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

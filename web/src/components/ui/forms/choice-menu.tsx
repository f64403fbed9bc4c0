import { Check } from 'lucide-react'
import { DropdownMenu as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { clsx } from 'clsx'

interface ChoiceMenuProps {
  /** The button that opens it. */
  trigger: ReactNode
  /** One of the choices; any other value when none is chosen. */
  value: string
  choices: readonly { value: string; label: string }[]
  onChoose: (value: string) => void
}

/** A menu with one choice selected. Open from the start, because the first press of the button loads it. */
export default function ChoiceMenu({ trigger, value, choices, onChoose }: ChoiceMenuProps) {
  return (
    <Radix.Root modal={false} defaultOpen>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
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
                className={clsx(
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

import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '#web/lib/cn.ts'
import { latePart } from '#web/lib/late-part.ts'
import { Button } from './button.tsx'
import { useFirstPress } from './use-late-part.ts'

const ChoiceMenuList = latePart(async () => (await import('./choice-menu-list.tsx')).ChoiceMenuList)

export interface ChoiceMenuProps {
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
export function ChoiceMenu(props: ChoiceMenuProps) {
  const [pressed, standIn] = useFirstPress(ChoiceMenuList)
  if (pressed) return <ChoiceMenuList {...props} />
  return (
    <Button
      {...standIn}
      size="sm"
      aria-label={props.name}
      aria-haspopup="menu"
      aria-expanded={false}
      className={cn('relative z-10', props.className)}
    >
      {props.label}
      <ChevronDown aria-hidden />
    </Button>
  )
}

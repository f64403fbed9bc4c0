import { Ellipsis } from 'lucide-react'
import { useId, useRef, type ReactNode, type Ref, type ToggleEvent } from 'react'
import { Button } from '#web/components/ui/button.tsx'

interface RowMenuProps {
  /** The item that the actions are for. */
  of: string
  opener: Ref<HTMLButtonElement>
  /** Buttons, each with the properties by which it closes the menu when it is pressed. */
  children: (closing: { popoverTarget: string; popoverTargetAction: 'hide' }) => ReactNode
}

/** Pixels: the menu's class is `w-52`. */
const WIDTH = 208

/** The actions of a row behind one button. A native popover: Escape and a click elsewhere close it. */
export function RowMenu({ of, opener, children }: RowMenuProps) {
  const id = useId()
  const anchor = useRef<HTMLSpanElement>(null)
  /** A popover is in the top layer, unrelated to its button: this puts it below, within the page. */
  const place = ({ currentTarget: menu, newState }: ToggleEvent<HTMLElement>) => {
    const box = anchor.current?.getBoundingClientRect()
    if (newState !== 'open' || !box) return
    const left = Math.min(box.left, document.documentElement.clientWidth - WIDTH - 8)
    menu.style.inset = `${box.bottom + 4}px auto auto ${left}px`
  }
  return (
    <span ref={anchor}>
      <Button ref={opener} variant="muted" size="xs" popoverTarget={id} aria-label={`Change: ${of}`}>
        <Ellipsis aria-hidden />
        <span className="max-sm:hidden">Change</span>
      </Button>
      <div
        id={id}
        popover="auto"
        onBeforeToggle={place}
        className="m-0 w-52 rounded-lg border border-line bg-sheet p-1.5 text-ink shadow-float [&>button]:w-full [&>button]:justify-start"
      >
        {children({ popoverTarget: id, popoverTargetAction: 'hide' })}
      </div>
    </span>
  )
}

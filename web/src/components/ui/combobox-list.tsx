import { Popover } from 'radix-ui'
import type { ReactNode, RefObject } from 'react'

interface ComboboxListProps {
  open: boolean
  /** The field that it hangs from, which keeps the focus. */
  field: RefObject<HTMLDivElement | null>
  children: ReactNode
}

/** Where the options of a combobox stand. */
export function ComboboxList({ open, field, children }: ComboboxListProps) {
  return (
    <Popover.Root open={open}>
      <Popover.Anchor virtualRef={field} />
      <Popover.Content
        align="start"
        sideOffset={4}
        onOpenAutoFocus={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => event.preventDefault()}
        onMouseDown={(event) => event.preventDefault()}
        role="presentation"
        className="z-50 w-(--radix-popover-trigger-width) animate-fade rounded-md border border-line bg-sheet shadow-float"
      >
        {children}
      </Popover.Content>
    </Popover.Root>
  )
}

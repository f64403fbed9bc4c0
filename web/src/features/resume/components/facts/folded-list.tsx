import { useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#web/components/ui/button.tsx'

interface FoldedListProps<Item> {
  items: readonly Item[]
  /** How many are shown before more is asked for. */
  first: number
  /** What there is more of: "lines". */
  name: string
  label?: string
  /** Such an item is never folded away. */
  isNotable?: (item: Item) => boolean
  className?: string
  itemClassName?: string
  keyOf: (item: Item) => string
  children: (item: Item) => ReactNode
}

/**
 * A long list of which the beginning is shown, the rest when it is asked for. One more than the first is no
 * reason to fold.
 */
export function FoldedList<Item>({
  items,
  first,
  name,
  label,
  isNotable,
  className,
  itemClassName,
  keyOf,
  children,
}: FoldedListProps<Item>) {
  const next = useRef<HTMLLIElement>(null)
  const [open, setOpen] = useState(
    items.length <= first + 1 || items.slice(first).some((item) => isNotable?.(item)),
  )
  const unfold = () => {
    flushSync(() => setOpen(true))
    next.current?.focus()
  }
  return (
    <>
      <ul aria-label={label} className={className}>
        {(open ? items : items.slice(0, first)).map((item, index) => (
          <li
            key={keyOf(item)}
            className={itemClassName}
            {...(index === first ? { ref: next, tabIndex: -1 } : {})}
          >
            {children(item)}
          </li>
        ))}
      </ul>
      {!open && (
        <Button variant="link" className="my-2 text-sm" onClick={unfold}>
          Show {items.length - first} more {name}
        </Button>
      )}
    </>
  )
}

import { useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#web/components/ui/button.tsx'

interface FoldedListProps<Item> {
  items: readonly Item[]
  /** The number of items shown at first. */
  first: number
  /** What the items are, such as “lines”. */
  name: string
  label?: string
  /** Such an item is never folded away: the list is open. */
  isNotable?: (item: Item) => boolean
  className?: string
  itemClassName?: string
  keyOf: (item: Item) => string
  children: (item: Item) => ReactNode
}

/** A list that shows its beginning, and the rest when asked. A single item more is shown at once. */
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

import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { OutreachEntry } from '#shared/models/outreach/outreach.ts'
import { clsx } from 'clsx'
import { useMarkEmail } from '#web/features/tracker/api/mark-email-outreach.ts'
import { KEYS_HINT, markOfKey, plainKey, stepOfKey } from '#web/features/tracker/keys.ts'
import { EmailCard } from './email-card.tsx'

interface EmailListProps {
  entries: OutreachEntry[]
  onOpen: (id: string) => void
  faded: boolean
}

/**
 * The cards of a page. Letter keys move between them and mark them while the focus is on a card or nowhere.
 */
export function EmailList({ entries, onOpen, faded }: EmailListProps) {
  const { mutate } = useMarkEmail()
  const list = useRef<HTMLUListElement>(null)
  useKeyToFirst(list)
  const onKeyDown = (event: KeyboardEvent) => {
    const key = plainKey(event)
    const at = [...(list.current?.children ?? [])].findIndex((item) => item.contains(document.activeElement))
    const entry = entries[at]
    if (key === null || entry === undefined) return
    const mark = markOfKey(key, entry)
    if (stepOfKey(key) !== 0) focusCard(list.current, at + stepOfKey(key))
    else if (mark !== undefined) mutate({ entry, mark })
    else return
    event.preventDefault()
  }
  return (
    <div className="@container">
      <p className="mb-3 text-xs text-muted max-md:hidden print:hidden">{KEYS_HINT}</p>
      {/* The keys work on the buttons inside, which take the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul
        ref={list}
        onKeyDown={onKeyDown}
        className={clsx(
          'grid grid-cols-1 gap-4 transition-opacity duration-150 @2xl:grid-cols-2',
          faded && 'opacity-60',
        )}
      >
        {entries.map((entry) => (
          <li key={entry.id} className="min-w-0">
            <EmailCard
              entry={entry}
              onOpen={() => onOpen(entry.id)}
              onMark={(mark) => mutate({ entry, mark })}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

function focusCard(list: HTMLUListElement | null, index: number): void {
  list?.children.item(index)?.querySelector<HTMLElement>('[data-open]')?.focus()
}

/** While nothing has the focus, J moves it to the first email. */
function useKeyToFirst(list: { readonly current: HTMLUListElement | null }): void {
  useEffect(() => {
    const onKey = ({ key, ctrlKey, metaKey, altKey }: globalThis.KeyboardEvent) => {
      const isFree = document.activeElement === document.body || document.activeElement?.id === 'main'
      if (key.toLowerCase() === 'j' && isFree && !ctrlKey && !metaKey && !altKey) focusCard(list.current, 0)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [list])
}

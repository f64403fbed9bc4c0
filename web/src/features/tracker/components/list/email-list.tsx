import { useMutation } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react'
import type { OutreachEntry, EmailMark } from '#shared/models/outreach/outreach.ts'
import { useFollowUpEmails } from '#web/features/tracker/api/follow-up-emails.ts'
import { useMarkEmails } from '#web/features/tracker/api/mark-emails.ts'
import { emailsCsv } from '#web/features/tracker/emails-csv.ts'
import { stepOfKey } from '#web/features/tracker/keys.ts'
import { isMarkable, MARKS } from '#web/features/tracker/marking.ts'
import type { Selection } from '#web/features/tracker/use-selection.ts'
import { notify } from '#web/lib/notify.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { isFocusFree, plainKey, usePageKey } from '#web/lib/typing/page-keys.ts'
import { EmailRow } from './email-row.tsx'
import { SelectionBar } from './selection-bar.tsx'

interface EmailListProps {
  entries: OutreachEntry[]
  /** Emails of all pages, and how many they are in words. */
  totalItems: number
  summary: string
  selection: Selection
  /** Reads the emails of all pages. */
  readAll: () => Promise<readonly OutreachEntry[]>
  onOpen: (id: string) => void
  faded: boolean
}

/**
 * The emails of a page. Letter keys move between them, select and mark them while the focus is on one or
 * nowhere.
 */
export function EmailList({
  entries,
  totalItems,
  summary,
  selection,
  readAll,
  onOpen,
  faded,
}: EmailListProps) {
  const { selected, add, remove, clear } = selection
  const markEmails = useMarkEmails()
  const followUps = useFollowUpEmails()
  const whole = useMutation({
    mutationFn: readAll,
    onSuccess: add,
    onError: notify.refusal({ title: 'Not all were selected', description: 'Try again in a moment.' }),
  })
  const list = useRef<HTMLUListElement>(null)
  const lastSelected = useRef(0)
  usePageKey((event) => {
    if (plainKey(event) === 'j' && isFocusFree()) focusRow(list.current, 0)
  })
  const chosen = [...selected.values()]
  const inPage = entries.filter(({ id }) => selected.has(id)).length
  const mark = (emails: readonly OutreachEntry[], to: EmailMark | null) => {
    markEmails(emails.filter(isMarkable), to)
    if (emails === chosen) clear()
  }
  const followUp = () => followUps.mutate(chosen, { onSuccess: clear })
  const selectPage = () => (inPage === entries.length ? remove(entries) : add(entries))
  const select = (at: number, isRange: boolean) => {
    const entry = entries[at]
    if (entry === undefined) return
    const [from, to] = isRange
      ? [Math.min(at, lastSelected.current), Math.max(at, lastSelected.current)]
      : [at, at]
    lastSelected.current = at
    if (selected.has(entry.id)) remove(entries.slice(from, to + 1))
    else add(entries.slice(from, to + 1))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const key = plainKey(event)
    const at = rowWithFocus(list.current)
    const entry = entries[at]
    if (key === null || entry === undefined) return
    if (stepOfKey(key) !== 0) focusRow(list.current, at + stepOfKey(key))
    else if (key === 'x') select(at, false)
    else if (key === 'a') selectPage()
    else if (key === 'f' && chosen.length > 0) followUp()
    else if (!markByKey(key, chosen.length > 0 ? chosen : [entry])) return
    event.preventDefault()
  }
  const markByKey = (key: string, emails: readonly OutreachEntry[]): boolean => {
    const to = MARKS.find((one) => one.key === key)?.mark
    if (to === undefined || !emails.some(isMarkable)) return false
    // The key of its current mark removes it.
    mark(emails, emails.every((email) => email.mark === to) ? null : to)
    return true
  }
  useKeptPlace(list, entries)
  return (
    <div className="overflow-clip rounded-lg border border-line bg-sheet">
      <SelectionBar
        page={inPage === 0 ? 'none' : inPage === entries.length ? 'all' : 'some'}
        onPage={selectPage}
        summary={summary}
        selected={selected}
        onWhole={
          inPage === entries.length && selected.size < totalItems && entries.length < totalItems
            ? { count: totalItems, isBusy: whole.isPending, run: () => whole.mutate() }
            : null
        }
        onMark={(to) => mark(chosen, to)}
        onFollowUp={followUp}
        isFollowingUp={followUps.isPending}
        onExport={() => saveFile('reachwell-emails-selected.csv', emailsCsv(chosen), 'text/csv')}
        onClear={clear}
      />
      {/* The keys work on the buttons inside, which take the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul
        ref={list}
        onKeyDown={onKeyDown}
        className={clsx('divide-y divide-line transition-opacity duration-150', faded && 'opacity-60')}
      >
        {entries.map((entry, at) => (
          <li key={entry.id} className="min-w-0">
            <EmailRow
              entry={entry}
              isSelected={selected.has(entry.id)}
              onSelect={({ isRange }) => select(at, isRange)}
              onOpen={() => onOpen(entry.id)}
              onMark={(to) => mark([entry], to)}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The place of the row with the focus; -1 while none has it. */
const rowWithFocus = (list: HTMLUListElement | null): number =>
  [...(list?.children ?? [])].findIndex((item) => item.contains(document.activeElement))

function focusRow(list: HTMLUListElement | null, index: number): void {
  list?.children.item(index)?.querySelector<HTMLElement>('[data-open]')?.focus()
}

/** When the row with the focus leaves the list, the one that takes its place gets the focus. */
function useKeptPlace(
  list: { readonly current: HTMLUListElement | null },
  entries: readonly OutreachEntry[],
) {
  const focused = useRef<{ readonly at: number; readonly id: string } | null>(null)
  const remember = useEffectEvent(() => {
    const at = rowWithFocus(list.current)
    const id = entries[at]?.id
    if (id !== undefined) focused.current = { at, id }
    else if (document.activeElement !== document.body) focused.current = null
  })
  useEffect(() => {
    const onFocus = () => remember()
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [])
  useEffect(() => {
    const gone = focused.current
    if (gone === null || entries.some(({ id }) => id === gone.id)) return
    focused.current = null
    if (document.activeElement === document.body)
      focusRow(list.current, Math.min(gone.at, entries.length - 1))
  }, [list, entries])
}

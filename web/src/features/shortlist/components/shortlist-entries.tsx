import { type KeyboardEvent, useRef, useState } from 'react'
import type { Shortlist } from '#shared/models/outreach/shortlist.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Key } from '#web/components/ui/key.tsx'
import { Notice } from '#web/components/ui/states/notice.tsx'
import { counted } from '#web/lib/counted.ts'
import { isFocusFree, isInDialog, plainKey, usePageKey } from '#web/lib/typing/page-keys.ts'
import { useChoose, useSwapPerson, useWriteShortlist } from '#web/features/shortlist/api/queries.ts'
import { isUndecided, ShortlistRow } from './shortlist-row.tsx'

const ROW = '[data-row]'

/** The letter of a key press that is meant for the page, not for a dialog above it. */
const keyOf = (event: Parameters<typeof plainKey>[0]) => (isInDialog(event) ? null : plainKey(event))

/** The entries, and the one press that has letters written to those that are ticked. */
export function ShortlistEntries({ shortlist }: { shortlist: Shortlist }) {
  const { entries, leftToday } = shortlist
  const choose = useChoose()
  const swap = useSwapPerson()
  const write = useWriteShortlist()
  const list = useRef<HTMLOListElement>(null)
  /** The entry whose reasons are shown. */
  const [asked, setAsked] = useState<string | null>(null)
  const ticked = entries.filter(({ state }) => state === 'ticked')
  const order = () => {
    if (ticked.length > 0 && leftToday > 0 && !write.isPending)
      write.mutate({ body: { ids: ticked.map(({ id }) => id) } })
  }
  const tick = (id: string, isTicked: boolean) =>
    choose.mutate({ id, choice: { choice: isTicked ? 'ticked' : 'open' } })

  /** Anywhere on the page W writes; while nothing has the focus, J moves it to the first person. */
  usePageKey((event) => {
    const key = keyOf(event)
    if (key === 'w') order()
    else if (key === 'j' && isFocusFree()) list.current?.querySelector<HTMLElement>(ROW)?.focus()
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const key = keyOf(event)
    const rows = [...(list.current?.querySelectorAll<HTMLElement>(ROW) ?? [])]
    const at = rows.findIndex((row) => row.contains(document.activeElement))
    const entry = entries[at]
    if (key === null || entry === undefined) return
    if (key === 'j') rows[at + 1]?.focus()
    else if (key === 'k') rows[at - 1]?.focus()
    else if (key === 'x' && isUndecided(entry)) tick(entry.id, entry.state === 'open')
    else if (key === 'n' && isUndecided(entry)) setAsked(entry.id)
    else if (key === 's' && isUndecided(entry)) swap.mutate({ params: { id: entry.id }, body: {} })
    else return
    event.preventDefault()
  }
  return (
    <>
      {leftToday === 0 && (
        <Notice tone="info" title="Your emails for now are used" className="mb-4">
          You can still choose, and write once your allowance renews, unless a newer list has replaced this
          one.
        </Notice>
      )}
      {/* The keys work on the rows inside, which take the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ol
        ref={list}
        onKeyDown={onKeyDown}
        aria-label="People to choose from"
        className="divide-y divide-line border-y border-line"
      >
        {entries.map((entry) => (
          <ShortlistRow
            key={entry.id}
            entry={entry}
            isAsked={asked === entry.id}
            isSwapping={swap.isPending && swap.variables?.params.id === entry.id}
            onTick={(isTicked) => tick(entry.id, isTicked)}
            onAsk={(isAsked) => setAsked(isAsked ? entry.id : null)}
            onDecline={(reason) => {
              setAsked(null)
              choose.mutate({ id: entry.id, choice: { choice: 'declined', reason } })
            }}
            onSwap={() => swap.mutate({ params: { id: entry.id }, body: {} })}
          />
        ))}
      </ol>
      <div className="sticky bottom-0 z-10 -mx-4 mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line bg-paper px-4 py-3 sm:-mx-6 sm:px-6">
        <output className="text-sm text-muted tabular">{chosenWords(ticked.length, leftToday)}</output>
        <Button
          variant="accent"
          busy={write.isPending}
          aria-disabled={ticked.length === 0 || leftToday === 0}
          aria-keyshortcuts="w"
          onClick={order}
        >
          {orderWords(Math.min(ticked.length, leftToday))}
          <Key>W</Key>
        </Button>
      </div>
      <details className="mt-4 text-xs text-muted max-md:hidden">
        <summary className="min-h-6 w-fit cursor-pointer">Keys</summary>J and K go to the next and the
        previous person, X ticks, N says “not this one”, S asks for someone else, W writes.
      </details>
    </>
  )
}

const orderWords = (count: number): string => (count === 0 ? 'Write' : `Write ${counted(count, 'letter')}`)

function chosenWords(ticked: number, leftToday: number): string {
  if (leftToday === 0) return `${ticked} chosen. No emails left today.`
  if (ticked === 0) return `No one chosen yet. ${counted(leftToday, 'email')} left today.`
  return ticked > leftToday
    ? `${ticked} chosen, ${leftToday} left today: the first ${leftToday} are written.`
    : `${ticked} chosen, ${leftToday} left today.`
}

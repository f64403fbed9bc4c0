import { type KeyboardEvent, useEffect, useState, useSyncExternalStore } from 'react'
import type { Late, LatePart } from '#web/lib/late-part.ts'
import { whenIdle } from '#web/lib/when-idle.ts'
import { notify } from './toaster.tsx'

const MISSING = {
  title: 'That could not be opened',
  description:
    'A part of this page did not load. Check your connection and try again, or load the page again.',
}

/** Fetches a part that somebody waits for; false when it cannot be had, which the user has then been told. */
async function need<Props extends object>(part: LatePart<Props>): Promise<boolean> {
  const there = await part.load()
  if (!there) notify.failure(MISSING)
  return there
}

/**
 * Fetches the part when the browser is idle, and says whether it is there. Whoever needs it at once asks with
 * what stands beside it.
 */
export function useLatePart<Props extends object>(
  part: LatePart<Props>,
): readonly [boolean, () => Promise<boolean>] {
  const there = useSyncExternalStore(part.subscribe, part.isThere, () => false)
  useEffect(() => (part.isThere() ? undefined : whenIdle(() => void part.load())), [part])
  return [there, () => need(part)]
}

/**
 * Fetches all of these when the browser is idle: the other places of a page, one of which is open. `parts`
 * stays the same.
 */
export function useLateParts(parts: Readonly<Record<string, Late>>): void {
  useEffect(
    () =>
      whenIdle(() => {
        for (const part of Object.values(parts)) void part.load()
      }),
    [parts],
  )
}

/**
 * The same as useLatePart for what opens and closes by itself, a dialog: it closes again when it cannot be
 * had.
 */
export function useLateDialog<Props extends object>(
  part: LatePart<Props>,
  open: boolean,
  onOpenChange: (open: boolean) => void,
): void {
  const [there] = useLatePart(part)
  useEffect(() => {
    if (!open || there) return undefined
    let asking = true
    void need(part).then((had) => asking && !had && onOpenChange(false))
    return () => void (asking = false)
  }, [part, open, there, onOpenChange])
}

/** What opens a list or a menu from the keyboard. */
const OPENING_KEYS = ['Enter', ' ', 'ArrowDown', 'ArrowUp']

interface StandIn {
  onClick: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

/**
 * For a control that is nothing but its button until it is pressed for the first time: whether the part now
 * stands in its place, open, and what the button listens to.
 */
export function useFirstPress<Props extends object>(part: LatePart<Props>): readonly [boolean, StandIn] {
  const [there, ask] = useLatePart(part)
  const [pressed, setPressed] = useState(false)
  const press = () => {
    setPressed(true)
    void ask().then((had) => had || setPressed(false))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!OPENING_KEYS.includes(event.key)) return
    event.preventDefault()
    press()
  }
  return [pressed && there, { onClick: press, onKeyDown }]
}

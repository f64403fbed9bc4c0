import { useRef, useState } from 'react'
import { stepped } from '#web/features/landing/carousel-index.ts'

/** A scroll that nobody continues is over after this long. Milliseconds. */
const SETTLED = 120

/** Keeps the entry that stands first in a sideways list, whoever moved it: a button, a finger, a key. */
export function useCarousel(count: number) {
  const track = useRef<HTMLUListElement>(null)
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined)
  const goal = useRef<number | null>(null)
  const [index, setIndex] = useState(0)
  /** Said aloud after a button only: who scrolls reads what comes. */
  const [announced, setAnnounced] = useState<number | null>(null)

  const startOf = (at: number): number => {
    const [first, entry] = [track.current?.children[0], track.current?.children[at]]
    return entry instanceof HTMLElement && first instanceof HTMLElement
      ? entry.offsetLeft - first.offsetLeft
      : 0
  }

  function step(by: 1 | -1): void {
    const next = stepped(index, by, count)
    goal.current = next
    setIndex(next)
    setAnnounced(next)
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    track.current?.scrollTo({ left: startOf(next), behavior: calm ? 'instant' : 'smooth' })
  }

  function onScroll(): void {
    clearTimeout(settling.current)
    settling.current = setTimeout(() => {
      const left = track.current?.scrollLeft ?? 0
      const nearest = Array.from({ length: count }, (_, at) => Math.abs(startOf(at) - left))
      // A button's own scroll ends where the button said.
      if (goal.current === null) setIndex(nearest.indexOf(Math.min(...nearest)))
      goal.current = null
    }, SETTLED)
  }

  return { track, index, announced, step, onScroll }
}

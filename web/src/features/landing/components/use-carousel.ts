import { useRef, useState } from 'react'

/** Milliseconds without a scroll event after which scrolling has ended. */
const SETTLED = 120

/**
 * The index of the first entry in view of a sideways list, whether it was moved by a button, a finger or a
 * key.
 */
export function useCarousel(count: number) {
  const track = useRef<HTMLUListElement>(null)
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined)
  const goal = useRef<number | null>(null)
  const [index, setIndex] = useState(0)
  /** Announced only after a button was pressed: a user who scrolls reads the entry. */
  const [announced, setAnnounced] = useState<number | null>(null)

  const startOf = (at: number): number => {
    const [first, entry] = [track.current?.children[0], track.current?.children[at]]
    return entry instanceof HTMLElement && first instanceof HTMLElement
      ? entry.offsetLeft - first.offsetLeft
      : 0
  }

  function step(by: 1 | -1): void {
    const next = (index + by + count) % count
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
      // A scroll that a button started ends at the button's entry.
      if (goal.current === null) setIndex(nearest.indexOf(Math.min(...nearest)))
      goal.current = null
    }, SETTLED)
  }

  return { track, index, announced, step, onScroll }
}

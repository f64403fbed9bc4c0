import { useState } from 'react'

/**
 * Pages of a list whose replies only name the next page: the cursors of earlier pages are the way back.
 * Another `list` starts at its first page.
 */
export function useCursorPages(list = '') {
  const [visited, setVisited] = useState<{ list: string; passed: readonly string[] }>({ list, passed: [] })
  const passed = visited.list === list ? visited.passed : []
  const go = (to: readonly string[]) => setVisited({ list, passed: to })
  return {
    cursor: passed.at(-1),
    page: passed.length + 1,
    next: (cursor: string) => go([...passed, cursor]),
    previous: () => go(passed.slice(0, -1)),
    first: () => go([]),
  }
}

export type CursorPages = ReturnType<typeof useCursorPages>

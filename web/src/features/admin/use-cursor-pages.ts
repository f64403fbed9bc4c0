import { useState } from 'react'

/**
 * Pages of a list that only says what comes after: the way back is what was passed. Another list begins at
 * its first page.
 */
export function useCursorPages(list = '') {
  const [walked, setWalked] = useState<{ list: string; passed: readonly string[] }>({ list, passed: [] })
  const passed = walked.list === list ? walked.passed : []
  const go = (to: readonly string[]) => setWalked({ list, passed: to })
  return {
    cursor: passed.at(-1),
    page: passed.length + 1,
    next: (cursor: string) => go([...passed, cursor]),
    previous: () => go(passed.slice(0, -1)),
    first: () => go([]),
  }
}

export type CursorPages = ReturnType<typeof useCursorPages>

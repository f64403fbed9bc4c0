import { useState } from 'react'
import { FIND } from '#shared/catalog/admin.ts'
import { useDebouncedValue } from '#web/lib/typing/use-debounced-value.ts'

/** Milliseconds after the last key until a search is sent. */
const PAUSE_MS = 300

/** What an admin types to find users; with fewer characters than a search needs, the newest are shown. */
export function useUserSearch() {
  const [typed, setTyped] = useState('')
  const text = useDebouncedValue(typed.trim(), PAUSE_MS)
  return { typed, setTyped, text, isSearch: text.length >= FIND.textMin }
}

import type { KeyboardEvent } from 'react'
import type { EmailMark, OutreachEntry } from '#shared/models/outreach/outreach.ts'
import { isMarkable, MARKS } from './marking.ts'

/** Shown where the keys work. */
export const KEYS_HINT =
  'Keys: J and K go to the next and the previous email, Enter opens it, E edits the opened one, S marks it as sent, R as replied, ' +
  'I as an interview, O as an offer, X as rejected, W as withdrawn, D as discarded.'

/** The letter of a key press without modifiers, outside of fields and menus; otherwise null. */
export function plainKey(event: KeyboardEvent): string | null {
  const { key, ctrlKey, metaKey, altKey, target } = event
  if (ctrlKey || metaKey || altKey || event.defaultPrevented) return null
  if (target instanceof Element && target.closest('input, textarea, select, [role=menu], [role=combobox]'))
    return null
  return key.length === 1 ? key.toLowerCase() : null
}

/** The mark that a key sets, null when the key removes the current mark, undefined for any other key. */
export function markOfKey(key: string, entry: OutreachEntry): EmailMark | null | undefined {
  const mark = isMarkable(entry) ? MARKS.find((one) => one.key === key)?.mark : undefined
  return mark === entry.mark && mark !== undefined ? null : mark
}

/** The step that a key makes in the list: forward, back or none. */
export const stepOfKey = (key: string): 1 | -1 | 0 => (key === 'j' ? 1 : key === 'k' ? -1 : 0)

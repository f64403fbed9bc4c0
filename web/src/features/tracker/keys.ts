import type { KeyboardEvent } from 'react'
import type { EmailMark, OutreachEntry } from '#shared/models/outreach/outreach.ts'
import { isMarkable, MARKS } from './marking.ts'

/** Said once where the keys work. */
export const KEYS_HINT =
  'Keys: J and K go to the next and the previous email, Enter opens it, S marks it as sent, R as replied, ' +
  'I as an interview, D as discarded.'

/** A plain letter, typed where no text, no choice and no menu takes it. */
export function plainKey(event: KeyboardEvent): string | null {
  const { key, ctrlKey, metaKey, altKey, target } = event
  if (ctrlKey || metaKey || altKey || event.defaultPrevented) return null
  if (target instanceof Element && target.closest('input, textarea, select, [role=menu], [role=combobox]'))
    return null
  return key.length === 1 ? key.toLowerCase() : null
}

/** The mark that a key stands for, or null to take the present one back; undefined where it stands for none. */
export function markOfKey(key: string, entry: OutreachEntry): EmailMark | null | undefined {
  const mark = isMarkable(entry) ? MARKS.find((one) => one.key === key)?.mark : undefined
  return mark === entry.mark && mark !== undefined ? null : mark
}

/** Where a key leads: one on, one back, or nowhere. */
export const stepOfKey = (key: string): 1 | -1 | 0 => (key === 'j' ? 1 : key === 'k' ? -1 : 0)

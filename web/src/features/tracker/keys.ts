import type { EmailMark, OutreachEntry } from '#shared/models/outreach/outreach.ts'
import { isMarkable, MARKS } from './marking.ts'

/** What the keys do, as a dialog lists it. */
export const KEYS: readonly (readonly [keys: string, does: string])[] = [
  ['J, K', 'Go to the next and the previous email'],
  ['Enter', 'Open the email'],
  ['X', 'Select the email, or take it out of the selection'],
  ['A', 'Select all emails of the page, or none'],
  ['F', 'Write follow-ups to the selected emails'],
  ...MARKS.map(({ label, key }) => [key.toUpperCase(), `Mark: “${label}”`] as const),
  ['E', 'Edit the opened email'],
  ['?', 'Show these keys'],
]

/** The mark that a key sets, null when the key removes the current mark, undefined for any other key. */
export function markOfKey(key: string, entry: OutreachEntry): EmailMark | null | undefined {
  const mark = isMarkable(entry) ? MARKS.find((one) => one.key === key)?.mark : undefined
  return mark === entry.mark && mark !== undefined ? null : mark
}

/** The step that a key makes in the list: forward, back or none. */
export const stepOfKey = (key: string): 1 | -1 | 0 => (key === 'j' ? 1 : key === 'k' ? -1 : 0)

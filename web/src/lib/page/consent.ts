import { readItem, storeItem } from '#web/lib/storage.ts'

/** Another name than `pageViews`, under which people answered a question about page views alone. */
const KEY = 'visits'

/** Where a tab keeps the credentials with which it reports its visit. */
export const GUEST_KEY = 'visitReports'

/** Whether this browser's visits may be counted and measured; null before the visitor has answered. */
export function storedConsent(): 'yes' | 'no' | null {
  const value = readItem(KEY)
  return value === 'yes' || value === 'no' ? value : null
}

/** Stores the answer. From a refusal on nothing is sent, and what reports were signed with is forgotten. */
export function storeConsent(consent: 'yes' | 'no'): void {
  storeItem(KEY, consent)
  if (consent === 'no') storeItem(GUEST_KEY, null, 'session')
}

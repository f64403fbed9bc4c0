import { readItem, storeItem } from '#web/lib/storage.ts'

const KEY = 'pageViews'

/** Whether this browser's page views may be counted; null before the visitor has answered. */
export function storedConsent(): 'yes' | 'no' | null {
  const value = readItem(KEY)
  return value === 'yes' || value === 'no' ? value : null
}

export const storeConsent = (consent: 'yes' | 'no'): void => storeItem(KEY, consent)

/** Whether this browser's page views may be counted; null before the visitor has answered. */
export type Consent = 'yes' | 'no' | null

const KEY = 'pageViews'

export function storedConsent(): Consent {
  try {
    const value = localStorage.getItem(KEY)
    return value === 'yes' || value === 'no' ? value : null
  } catch {
    // Without storage nothing is counted, and the question does not come up on every page.
    return 'no'
  }
}

export function storeConsent(consent: 'yes' | 'no'): void {
  try {
    localStorage.setItem(KEY, consent)
  } catch {
    // Storage is switched off.
  }
}

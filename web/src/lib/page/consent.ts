/** Whether this browser's page views may be counted, as its owner said; `null` before they said anything. */
export type Consent = 'yes' | 'no' | null

const KEY = 'pageViews'

export function storedConsent(): Consent {
  try {
    const value = localStorage.getItem(KEY)
    return value === 'yes' || value === 'no' ? value : null
  } catch {
    // Where nothing can be remembered nothing is counted, and nobody is asked on every page.
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

import { isStaff } from '#web/lib/admin/admin-hint.ts'
import { loadStageSettings } from '#web/lib/stage-settings.ts'
import { storeConsent, storedConsent } from './consent.ts'
import { isOptedOut, sendPageView } from './page-views.ts'

export const CONSENT_CARD = 'consent'

/**
 * Shows the question whether page views may be counted, which is part of the page's HTML and hidden at first.
 * Not where the stage counts none, and neither to staff nor to a visitor who has answered or has opted out in
 * the browser.
 */
export function askForConsent(): void {
  const card = document.getElementById(CONSENT_CARD)
  if (card === null || !card.hidden || isOptedOut(navigator) || isStaff() || storedConsent() !== null) return
  card.addEventListener('click', ({ target }) => {
    const answer = target instanceof HTMLButtonElement ? target.value : null
    if (card.hidden || (answer !== 'yes' && answer !== 'no')) return
    storeConsent(answer)
    card.hidden = true
    // The page that is open has not been counted yet.
    if (answer === 'yes')
      void sendPageView(window.location.pathname, document.referrer).catch(() => undefined)
  })
  void loadStageSettings().then(
    ({ analytics }) => void (card.hidden = analytics === undefined),
    // Without the settings, the question waits for another visit.
    () => undefined,
  )
}

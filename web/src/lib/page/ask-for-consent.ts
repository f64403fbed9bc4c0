import { isStaff } from '#web/lib/admin/admin-hint.ts'
import { loadStageSettings } from '#web/lib/stage-settings.ts'
import { measureVisit } from '#web/lib/visits/measure-visit.ts'
import { storeConsent, storedConsent } from './consent.ts'
import { isOptedOut, sendPageView } from './page-views.ts'

export const CONSENT_CARD = 'consent'

/**
 * Shows the question whether visits may be counted and measured, which is part of the page's HTML and hidden at
 * first. Not where the stage does neither, and neither to staff nor to a visitor who has answered or has opted out in
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
    if (answer === 'no') return
    void sendPageView(window.location.pathname, document.referrer).catch(() => undefined)
    measureVisit()
  })
  void loadStageSettings().then(
    ({ analytics, visitors }) => void (card.hidden = analytics === undefined && visitors !== true),
    // Without the settings, the question waits for another visit.
    () => undefined,
  )
}

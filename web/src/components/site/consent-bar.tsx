import { useEffect, useState } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { storeConsent } from '#web/lib/page/consent.ts'
import { sendPageView } from '#web/lib/page/page-views.ts'
import { paths } from '#web/lib/paths.ts'
import { loadStageSettings } from '#web/lib/stage-settings.ts'

/**
 * Asks once whether page views may be counted, in a card in the corner. Not shown where the stage counts
 * none.
 */
export function ConsentBar() {
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    void loadStageSettings().then(
      ({ analytics }) => setIsOpen(analytics !== undefined),
      // Without the settings, the question waits for another visit.
      () => undefined,
    )
  }, [])
  if (!isOpen) return null
  const answer = (consent: 'yes' | 'no') => {
    storeConsent(consent)
    setIsOpen(false)
    // The page that is open has not been counted yet.
    if (consent === 'yes')
      void sendPageView(window.location.pathname, document.referrer).catch(() => undefined)
  }
  return (
    <section
      aria-label="Page view consent"
      className="sticky bottom-4 z-20 mx-4 mb-4 rounded-lg border border-line bg-sheet p-4 shadow-float sm:w-96 print:hidden"
    >
      <div className="text-sm">
        <p className="text-muted">
          Can we count page views? No cookies, no tracking.{' '}
          <a href={`${paths.privacyPolicy}#cookies`} className="underline underline-offset-4">
            How it works
          </a>
        </p>
        <div className="mt-3 flex gap-2">
          <Button size="sm" onClick={() => answer('no')}>
            No, thanks
          </Button>
          <Button size="sm" onClick={() => answer('yes')}>
            Allow
          </Button>
        </div>
      </div>
    </section>
  )
}

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
      className="sticky bottom-2 z-20 mx-2 mb-2 rounded-lg border border-line bg-sheet px-3 py-2.5 shadow-float sm:w-fit print:hidden"
    >
      <div className="text-sm sm:flex sm:items-center sm:gap-6">
        <p className="text-muted">
          Can we count page views? No cookies, no tracking.{' '}
          <a href={`${paths.privacyPolicy}#cookies`} className="underline underline-offset-4">
            How it works
          </a>
        </p>
        <div className="mt-1.5 flex gap-2 sm:mt-0">
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

import { useEffect, useState } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { storeConsent } from '#web/lib/page/consent.ts'
import { sendPageView } from '#web/lib/page/page-views.ts'
import { paths } from '#web/lib/paths.ts'
import { loadStageSettings } from '#web/lib/stage-settings.ts'

/**
 * Asks once whether page views may be counted, in a bar below the page. Not shown where the stage counts
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
      className="sticky bottom-0 z-20 border-t border-line bg-sheet py-3 print:hidden"
    >
      <div className="site-width flex flex-wrap items-center gap-x-6 gap-y-2 text-sm">
        <p className="min-w-0 flex-1 basis-64 text-muted">
          Can we count page views? No cookies, no tracking.{' '}
          <a href={`${paths.privacyPolicy}#cookies`} className="underline underline-offset-4">
            How it works
          </a>
        </p>
        <div className="flex gap-2">
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

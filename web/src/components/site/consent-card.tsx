import { useEffect } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { askForConsent, CONSENT_CARD } from '#web/lib/page/ask-for-consent.ts'
import { paths } from '#web/lib/paths.ts'

/** Asks once whether visits may be counted and measured. It stands between the page and its footer, and covers neither. */
export function ConsentCard() {
  useEffect(askForConsent, [])
  return (
    <section id={CONSENT_CARD} hidden aria-label="Page view consent" className="consent">
      <div className="site-width consent-line">
        <p className="text-muted">
          Can we count page views, and record slow pages and errors? No cookies, no tracking.{' '}
          <a href={`${paths.privacyPolicy}#cookies`} className="underline underline-offset-4">
            How it works
          </a>
        </p>
        <div className="flex gap-2">
          <Button size="sm" value="no">
            No, thanks
          </Button>
          <Button size="sm" value="yes">
            Allow
          </Button>
        </div>
      </div>
    </section>
  )
}

import { loadStageSettings } from '#web/lib/stage-settings.ts'
import { storedConsent } from './consent.ts'

/** Whether the browser asks not to be tracked: globalprivacycontrol.org, w3.org/TR/tracking-dnt. */
export const isOptedOut = (browser: {
  doNotTrack?: string | null
  globalPrivacyControl?: boolean
}): boolean => browser.doNotTrack === '1' || browser.globalPrivacyControl === true

/**
 * One event of Plausible's API: plausible.io/docs/events-api. Only the path, because queries and hashes may
 * hold addresses and tokens.
 */
export function pageViewEvent(domain: string, origin: string, path: string, referrer: string) {
  const from = URL.canParse(referrer) ? new URL(referrer).origin : null
  const elsewhere = from === origin || from === 'null' ? null : from
  return {
    n: 'pageview',
    d: domain,
    u: `${origin}${path.replace(/[?#].*$/s, '')}`,
    ...(elsewhere === null ? {} : { r: elsewhere }),
  }
}

/**
 * Reports one page view where the stage counts them: no cookie, no referrer header, nothing kept in the
 * browser. Rejects when it cannot be delivered.
 */
export async function sendPageView(path: string, referrer: string): Promise<void> {
  const { analytics } = await loadStageSettings()
  if (analytics === undefined) return
  await fetch(analytics.endpoint, {
    method: 'POST',
    // Plausible's own script sends its JSON as text too, which saves a preflight request.
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify(pageViewEvent(analytics.domain, window.location.origin, path, referrer)),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  })
}

let lastPath: string | null = null

/** Reports a page view if the path is another than before and the visitor has agreed. */
export function reportPageView(pathname: string): void {
  if (pathname === lastPath) return
  const referrer = lastPath === null ? document.referrer : ''
  lastPath = pathname
  if (isOptedOut(navigator) || storedConsent() !== 'yes') return
  void sendPageView(pathname, referrer).catch(() => undefined)
}

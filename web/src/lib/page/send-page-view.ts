import { type AnalyticsSettings, pageViewEvent } from './page-views.ts'

/**
 * Reports one page view: no cookie, no referrer header, nothing kept in the browser. What cannot be delivered
 * is not missed.
 */
export function sendPageView(settings: AnalyticsSettings, path: string, referrer: string): void {
  fetch(settings.endpoint, {
    method: 'POST',
    // Plausible's own script sends its JSON as text, which spares the browser a question beforehand.
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify(pageViewEvent(settings, window.location.origin, path, referrer)),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  }).catch(() => undefined)
}

import { loadStageSettings } from '#web/lib/stage-settings.ts'
import { pageViewEvent } from './page-views.ts'

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
    body: JSON.stringify(pageViewEvent(analytics, window.location.origin, path, referrer)),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  })
}

import { useEffect } from 'react'
import { analyticsSettings, isOptedOut, pathWatch } from './page-views.ts'
import { whenIdle } from '#web/lib/when-idle.ts'

/**
 * The script is fetched when the browser has nothing else to do; paths that were seen before it came are told
 * in their order.
 */
const watch = pathWatch((path, first) => {
  const { VITE_ANALYTICS_DOMAIN: domain, VITE_ANALYTICS_ENDPOINT: endpoint } = import.meta.env
  const settings = analyticsSettings({
    domain,
    endpoint,
    host: window.location.hostname,
    optedOut: isOptedOut(navigator),
  })
  if (settings === null) return
  const referrer = first ? document.referrer : ''
  whenIdle(() => {
    void import('./send-page-view.ts')
      .then(({ sendPageView }) => sendPageView(settings, path, referrer))
      .catch(() => undefined)
  })
})

/** Reports a page view whenever the path changes. */
export function usePageViews(pathname: string): void {
  useEffect(() => watch(pathname), [pathname])
}

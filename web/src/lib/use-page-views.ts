import { useEffect } from 'react'
import { analyticsSettings, isOptedOut, pathWatch } from './page-views.ts'

/** For browsers that do not say when they are idle. Milliseconds. */
const LATER = 2_000

const whenIdle = async (): Promise<void> =>
  await new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve())
    else setTimeout(resolve, LATER)
  })

/** The script is fetched when the browser has nothing else to do; paths that were seen before it came are told in their order. */
const watch = pathWatch((path, first) => {
  const { VITE_ANALYTICS_DOMAIN: domain, VITE_ANALYTICS_ENDPOINT: endpoint } = import.meta.env
  const settings = analyticsSettings({ domain, endpoint, host: window.location.hostname, optedOut: isOptedOut(navigator) })
  if (settings === null) return
  const referrer = first ? document.referrer : ''
  void whenIdle()
    .then(() => import('./send-page-view.ts'))
    .then(({ sendPageView }) => sendPageView(settings, path, referrer))
    .catch(() => undefined)
})

/** Reports a page view whenever the path changes. */
export function usePageViews(pathname: string): void {
  useEffect(() => watch(pathname), [pathname])
}

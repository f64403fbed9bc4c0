import { useEffect } from 'react'
import { isOptedOut, pathWatch } from './page-views.ts'
import { storedConsent } from './consent.ts'
import { whenIdle } from '#web/lib/when-idle.ts'

/** The code is loaded when the browser is idle; paths that were visited before are reported in order. */
const watch = pathWatch((path, first) => {
  if (isOptedOut(navigator) || storedConsent() !== 'yes') return
  const referrer = first ? document.referrer : ''
  whenIdle(() => {
    void import('./send-page-view.ts')
      .then(({ sendPageView }) => sendPageView(path, referrer))
      .catch(() => undefined)
  })
})

/** Reports a page view whenever the path changes, once the visitor has agreed. */
export function usePageViews(pathname: string): void {
  useEffect(() => watch(pathname), [pathname])
}

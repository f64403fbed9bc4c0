import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { matchPath, Outlet, useLocation } from 'react-router-dom'
import { type SitePage, SITE_PAGES } from '#shared/catalog/site-pages.ts'
import { storedConsent } from '#web/lib/page/consent.ts'
import { isOptedOut } from '#web/lib/page/page-views.ts'
import { useHead } from '#web/lib/page/use-head.ts'
import { usePageViews } from '#web/lib/page/use-page-views.ts'
import { useTitle } from '#web/lib/page/use-title.ts'
import { whenIdle } from '#web/lib/when-idle.ts'

const ConsentBar = lazy(() => import('#web/components/site/consent-bar.tsx'))

/** A section of another page is gone to when the page has had this long to appear. Milliseconds. */
const ANCHOR_DELAY = 100

const PAGES: readonly SitePage[] = Object.values(SITE_PAGES)
const headOf = (pathname: string) => PAGES.find(({ path }) => matchPath(path, pathname))?.head ?? null

/**
 * On every change of the path: to the top, the focus to the new page and its title announced, as a browser
 * would do. A hash goes to its section: at once on the same page, a moment later on another.
 */
export function RouteEffects() {
  const { pathname, hash, key } = useLocation()
  const shown = useRef<string | null>(null)
  const [announced, setAnnounced] = useState('')
  useHead(headOf(pathname))
  usePageViews(pathname)
  const asks = useConsentQuestion()

  useEffect(() => {
    const first = shown.current === null
    const moved = shown.current !== pathname
    shown.current = pathname
    // The browser itself put a page that was rendered in advance where the visitor wanted it, or scrolled
    // since.
    if (first && (hash === '' || window.scrollY > 0)) return undefined
    if (moved) {
      window.scrollTo(0, 0)
      setAnnounced(document.title)
      if (hash === '') document.getElementById('main')?.focus({ preventScroll: true })
    }
    if (hash === '') return undefined
    const timer = setTimeout(() => goTo(hash), moved ? ANCHOR_DELAY : 0)
    return () => clearTimeout(timer)
    // The key changes when somebody asks for the same section again.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [pathname, hash, key])

  return (
    <>
      <Outlet />
      <output aria-live="polite" className="sr-only">
        {announced}
      </output>
      {asks && (
        <Suspense fallback={null}>
          <ConsentBar />
        </Suspense>
      )}
    </>
  )
}

/** Whether this visitor is to be asked, told when the browser has nothing else to do. */
function useConsentQuestion(): boolean {
  const [asks, setAsks] = useState(false)
  useEffect(() => {
    if (isOptedOut(navigator) || storedConsent() !== null) return undefined
    return whenIdle(() => setAsks(true))
  }, [])
  return asks
}

function goTo(hash: string): void {
  const section = document.getElementById(decodeURIComponent(hash.slice(1)))
  section?.scrollIntoView()
  section?.focus({ preventScroll: true })
}

/** While the code of the first page is on its way. */
export function FirstLoad() {
  useTitle('Loading')
  return <output className="grid min-h-dvh place-items-center text-sm text-muted">Loading…</output>
}

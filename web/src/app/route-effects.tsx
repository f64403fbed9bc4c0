import { useEffect, useRef, useState } from 'react'
import { matchPath, Outlet, useLocation } from 'react-router-dom'
import { type SitePage, SITE_PAGES } from '#shared/catalog/site-pages.ts'
import { reportPageView } from '#web/lib/page/page-views.ts'
import { useHead } from '#web/lib/page/use-head.ts'
import { useTitle } from '#web/lib/page/use-title.ts'
import { measureVisit } from '#web/lib/visits/measure-visit.ts'

/** Milliseconds that another page has to appear before it is scrolled to a section. */
const ANCHOR_DELAY = 100

const PAGES: readonly SitePage[] = Object.values(SITE_PAGES)
const headOf = (pathname: string) => PAGES.find(({ path }) => matchPath(path, pathname))?.head ?? null

/**
 * On every change of the path, scrolls to the top, focuses the new page and announces its title, as a browser
 * would do. A hash scrolls to its section: at once on the same page, a moment later on another.
 */
export function RouteEffects() {
  const { pathname, hash, key } = useLocation()
  const shown = useRef<string | null>(null)
  const [announced, setAnnounced] = useState('')
  useHead(headOf(pathname))
  useEffect(() => reportPageView(pathname), [pathname])
  useEffect(measureVisit, [])

  useEffect(() => {
    const isFirst = shown.current === null
    const hasMoved = shown.current !== pathname
    shown.current = pathname
    // On a prerendered page the browser has set the scroll position itself, or the visitor has scrolled
    // since.
    if (isFirst && (hash === '' || window.scrollY > 0)) return undefined
    if (hasMoved) {
      window.scrollTo(0, 0)
      setAnnounced(document.title)
      if (hash === '') document.getElementById('main')?.focus({ preventScroll: true })
    }
    if (hash === '') return undefined
    const timer = setTimeout(() => scrollToSection(hash), hasMoved ? ANCHOR_DELAY : 0)
    return () => clearTimeout(timer)
    // The key changes when a link to the same section is followed again.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [pathname, hash, key])

  return (
    <>
      <Outlet />
      <output aria-live="polite" className="sr-only">
        {announced}
      </output>
    </>
  )
}

function scrollToSection(hash: string): void {
  const section = document.getElementById(decodeURIComponent(hash.slice(1)))
  section?.scrollIntoView()
  section?.focus({ preventScroll: true })
}

/** Shown while the code of the first page is loading. */
export function FirstLoad() {
  useTitle('Loading')
  return <output className="grid min-h-dvh place-items-center text-sm text-muted">Loading…</output>
}

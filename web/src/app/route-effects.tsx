import { useEffect, useRef } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { useTitle } from '../lib/use-title.ts'

/** On every change of the path: to the top, and the focus to the new page, as a browser would do. A hash scrolls to its section. */
export function RouteEffects() {
  const { pathname, hash } = useLocation()
  const shown = useRef<string | null>(null)
  useEffect(() => {
    const target = hash === '' ? null : document.getElementById(hash.slice(1))
    if (target) target.scrollIntoView()
    else window.scrollTo(0, 0)
    const moved = shown.current !== null && shown.current !== pathname + hash
    shown.current = pathname + hash
    if (!moved) return
    const goal = target ?? document.getElementById('main')
    goal?.focus({ preventScroll: true })
  }, [pathname, hash])
  return <Outlet />
}

/** While the code of the first page is on its way. */
export function FirstLoad() {
  useTitle('Loading')
  return (
    <output className="grid min-h-dvh place-items-center text-sm text-muted">
      Loading…
    </output>
  )
}

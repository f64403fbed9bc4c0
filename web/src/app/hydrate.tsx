import { startTransition, useEffect, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { matchRoutes, type RouteObject } from 'react-router-dom'
import { createParts } from './app.tsx'
import { MissingPage, PageNotLoaded } from './lazy-page.ts'
import { readPageData } from './page-data.ts'

/**
 * Whether the HTML belongs to this address: the server also answers with the “not found” page for blog
 * articles that the app can load.
 */
function isShown(page: string | undefined, routes: RouteObject[]): boolean {
  const { pathname } = window.location
  return (
    page?.replace(/\?.*/, '') === (pathname.replace(/\/$/, '') || '/') ||
    matchRoutes(routes, pathname)?.at(-1)?.route.path === '*'
  )
}

/**
 * Loads the code of the current page before the first render, which must match the prerendered HTML. Returns
 * whether all of it was loaded.
 */
async function loadShown(routes: RouteObject[]): Promise<boolean> {
  let isWhole = true
  for (const { route } of matchRoutes(routes, window.location) ?? []) {
    const { lazy } = route
    if (typeof lazy !== 'object' || lazy.Component === undefined) continue
    const Component = await lazy.Component()
    if (Component === MissingPage) isWhole = false
    if (Component) route.Component = Component
    delete route.lazy
  }
  return isWhole
}

/** Calls `onHydrated` two frames later, when effects that depend on the browser have run as well. */
function AfterHydration({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(() => {
    requestAnimationFrame(() => requestAnimationFrame(onHydrated))
  }, [onHydrated])
  return children
}

/**
 * Hydrates a prerendered page. Calls `onTakeover` when React begins to listen to events, and `onHydrated` when
 * the page answers them. Throws PageNotLoaded, and what the browser throws for a missing file: a page that can
 * be read does not make room for an error. A shell that only waits for its code does.
 */
export async function hydrate(
  onTakeover: () => void,
  onHydrated: () => void,
  isShell = false,
): Promise<void> {
  const root = document.getElementById('root')
  if (!root) return
  const { queryClient, routes, start } = createParts()
  if (!isShown(root.dataset['page'], routes)) {
    onTakeover()
    createRoot(root).render(<AfterHydration onHydrated={onHydrated}>{start()}</AfterHydration>)
    return
  }
  if (!(await loadShown(routes))) {
    if (!isShell) throw new PageNotLoaded()
    createRoot(root).render(start())
    return
  }
  for (const { key, data } of readPageData(document)) queryClient.setQueryData(key, data)
  onTakeover()
  // In a transition, React yields to the browser every few milliseconds instead of blocking it.
  startTransition(
    () =>
      void hydrateRoot(
        root,
        <AfterHydration onHydrated={onHydrated}>{start({ loaderData: {} })}</AfterHydration>,
      ),
  )
}

import { startTransition, useEffect, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { matchRoutes, type RouteObject } from 'react-router-dom'
import { createParts } from './app.tsx'
import { readPageData } from './page-data.ts'

/**
 * Whether the HTML is that of the address: the page of addresses that lead nowhere also stands for an entry
 * that the app may know of.
 */
function isShown(page: string | undefined, routes: RouteObject[]): boolean {
  const { pathname } = window.location
  return (
    page === (pathname.replace(/\/$/, '') || '/') || matchRoutes(routes, pathname)?.at(-1)?.route.path === '*'
  )
}

/**
 * The code of the page that is shown has to be there before the first drawing, which must be the one that was
 * made in advance.
 */
async function loadShown(routes: RouteObject[]): Promise<void> {
  for (const { route } of matchRoutes(routes, window.location) ?? []) {
    const { lazy } = route
    if (typeof lazy !== 'object' || lazy.Component === undefined) continue
    const Component = await lazy.Component()
    if (Component) route.Component = Component
    delete route.lazy
  }
}

/** Tells that the page answers: two drawings later, when it also knows what only the browser does. */
function Alive({ onAlive, children }: { onAlive: () => void; children: ReactNode }) {
  useEffect(() => {
    requestAnimationFrame(() => requestAnimationFrame(onAlive))
  }, [onAlive])
  return children
}

/**
 * Brings a page to life that was rendered in advance. `onTaken` comes when React begins to hear presses,
 * `onAlive` when the page answers them.
 */
export async function hydrate(onTaken: () => void, onAlive: () => void): Promise<void> {
  const root = document.getElementById('root')
  if (!root) return
  const { queryClient, routes, start } = createParts()
  if (!isShown(root.dataset['page'], routes)) {
    onTaken()
    createRoot(root).render(<Alive onAlive={onAlive}>{start()}</Alive>)
    return
  }
  await loadShown(routes)
  for (const { key, data } of readPageData(document)) queryClient.setQueryData(key, data)
  onTaken()
  // As a transition, React gives the browser its turn every few milliseconds instead of drawing the page in
  // one go.
  startTransition(() => void hydrateRoot(root, <Alive onAlive={onAlive}>{start({ loaderData: {} })}</Alive>))
}

import { useEffect } from 'react'
import { BRAND } from '#shared/brand.ts'

/** Sets the title of the tab to the page's own, followed by the name of the product. */
export function useTitle(page: string): void {
  useEffect(() => {
    document.title = page === BRAND.name ? BRAND.name : `${page} · ${BRAND.name}`
  }, [page])
}

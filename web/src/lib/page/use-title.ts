import { useEffect } from 'react'
import { BRAND } from '#shared/brand.ts'

/** Sets the title of the tab; the name of the product follows the page's own. */
export function useTitle(page: string): void {
  useEffect(() => {
    document.title = page === BRAND.name ? BRAND.name : `${page} · ${BRAND.name}`
  }, [page])
}

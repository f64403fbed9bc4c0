import { TRACKER } from '#shared/catalog/constants.ts'

/** A page number, or a gap between two that are not neighbours. */
export type PageItem = number | 'gap'

/** First page, last page and a window around the current one, in order, with a gap wherever pages are left out. */
export function pageWindow(page: number, totalPages: number, around: number = TRACKER.paginationWindow): PageItem[] {
  const items: PageItem[] = []
  let previous = 0
  for (let number = 1; number <= totalPages; number += 1) {
    const shown = number === 1 || number === totalPages || Math.abs(number - page) <= around
    if (!shown) continue
    if (number - previous > 1) items.push('gap')
    items.push(number)
    previous = number
  }
  return items
}

/** Scroll position in pixels from which on the header is narrower and centered. */
const SHRINK_AFTER = 100

/** Marks the header as shrunk while the page is scrolled down; returns the function that stops it. */
export function watchScroll(header: HTMLElement): () => void {
  const mark = () => header.toggleAttribute('data-shrunk', window.scrollY > SHRINK_AFTER)
  mark()
  window.addEventListener('scroll', mark, { passive: true })
  return () => window.removeEventListener('scroll', mark)
}

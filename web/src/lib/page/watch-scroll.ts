/** Scroll position in pixels from which on the header is narrower and centered. */
const SHRINK_AFTER = 100

/** Marks the header as shrunk while the page is scrolled down; returns the function that stops it. */
export function watchScroll(header: HTMLElement): () => void {
  const mark = () => {
    // A link that is pressed stays under the pointer, or the press would open nothing.
    if (!header.matches(':active')) header.toggleAttribute('data-shrunk', window.scrollY > SHRINK_AFTER)
  }
  const markSoon = () => requestAnimationFrame(mark)
  const stop = new AbortController()
  mark()
  window.addEventListener('scroll', mark, { passive: true, signal: stop.signal })
  for (const released of ['pointerup', 'pointercancel'])
    window.addEventListener(released, markSoon, { passive: true, signal: stop.signal })
  return () => stop.abort()
}

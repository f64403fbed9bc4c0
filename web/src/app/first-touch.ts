import '#web/styles/public.css'

/**
 * All the script that a page rendered in advance loads by itself. The page reads and leads on without any; it
 * comes alive when the browser has nothing else to do, or at the first touch.
 */
const TOUCHES = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const
/** For browsers that do not say when they are idle. Milliseconds. */
const LATEST = 1500

/** A button that was pressed before the page could answer, and that HTML alone does nothing with. */
let missed: HTMLButtonElement | null = null

function remember({ target }: Event): void {
  const button = target instanceof Element ? target.closest('button') : null
  if (button !== null && !button.hasAttribute('popovertarget')) missed = button
}

/** What React hears itself must not be pressed a second time: it draws at once whatever is pressed. */
const stopRemembering = (): void => removeEventListener('click', remember)

/**
 * The last of them is pressed again once the page is alive: on a telephone the first touch often is the press
 * itself.
 */
function makeUpFor(): void {
  if (missed?.isConnected === true) missed.click()
}

let isComing = false

/**
 * Once, whichever comes first, a touch or an idle browser: two Reacts on one page would each take away what
 * the other has taken.
 */
function startHydration(): void {
  if (isComing) return
  isComing = true
  for (const touch of TOUCHES) removeEventListener(touch, startHydration)
  // In two steps, so that evaluating the library and evaluating the app are two short tasks and not a long
  // one.
  void import('react-dom/client')
    .then(
      () =>
        new Promise((resolve) => {
          setTimeout(resolve)
        }),
    )
    .then(() => import('./hydrate.tsx'))
    .then(({ hydrate }) => hydrate(stopRemembering, makeUpFor))
}

function whenIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(startHydration)
  else setTimeout(startHydration, LATEST)
}

for (const touch of TOUCHES) addEventListener(touch, startHydration, { passive: true })
addEventListener('click', remember, { passive: true })
// Two frames later the page has been drawn: nothing is fetched that the first drawing would have to share the
// line with.
const afterDrawing = () => requestAnimationFrame(() => requestAnimationFrame(whenIdle))
if (document.readyState === 'complete') afterDrawing()
else addEventListener('load', afterDrawing)

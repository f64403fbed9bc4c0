import '#web/styles/public.css'
import { watchScroll } from '#web/lib/page/watch-scroll.ts'
import { needsReact } from './needs-react.ts'
import { answerPresses } from './presses.ts'
import { leaveWithoutPlan } from './without-plan.ts'

/**
 * The only script that a prerendered page loads before it is shown. Text, links, the menu and the answers are
 * plain HTML; React comes where a page needs it, or when a form is touched.
 */
const TOUCHES = ['pointerover', 'pointerdown', 'focusin', 'input', 'dragenter'] as const
const PRESSES = ['pointerdown', 'keydown'] as const
/** For browsers without requestIdleCallback. */
const FALLBACK_DELAY_MS = 1500

/** The buttons of forms clicked before hydration, in order: a sample, then "Write my draft". */
const clicked = new Set<HTMLButtonElement>()
/** Whether that was while the code was loading: should the download fail, the press has tried again already. */
let isPressedMeanwhile = false

function rememberClick({ target }: Event): void {
  const button = target instanceof Element ? target.closest('button') : null
  if (!button?.closest('[data-live]')) return
  // Pressed again because nothing happened: one press, the last.
  clicked.delete(button)
  clicked.add(button)
  isPressedMeanwhile = hasStarted
}

/** React replays clicks once it has taken over; they must not be repeated. */
const stopRemembering = (): void => removeEventListener('click', rememberClick)

/** Repeats those clicks after hydration: on a phone the first touch often is the click itself. */
function repeatClicks(): void {
  for (const button of clicked) if (button.isConnected) button.click()
}

let hasStarted = false

/** Runs once: two React roots would conflict. */
function startHydration(): void {
  if (hasStarted) return
  hasStarted = true
  const takeOver = () => {
    stopRemembering()
    stopAnswering()
  }
  import('#web/app/hydrate.tsx')
    .then(async ({ hydrate }) => await hydrate(takeOver, repeatClicks))
    .catch(waitForPress)
}

/** After a failed download the page stays as it is, and the next press tries again. */
function waitForPress(): void {
  hasStarted = false
  if (isPressedMeanwhile) {
    isPressedMeanwhile = false
    startHydration()
    return
  }
  for (const press of PRESSES) addEventListener(press, startHydration, { once: true, passive: true })
}

function whenIdle(): void {
  // Without this code the page only asks and counts nothing.
  import('./visitor.ts').then(({ greetVisitor }) => greetVisitor()).catch(() => undefined)
}

const stopAnswering = answerPresses()
addEventListener('click', rememberClick, { passive: true })
const header = document.querySelector('header')
if (header?.classList.contains('site-header')) watchScroll(header)
for (const form of document.querySelectorAll('[data-live]'))
  for (const touch of TOUCHES) form.addEventListener(touch, startHydration, { passive: true })
if (!leaveWithoutPlan() && needsReact()) startHydration()
else if ('requestIdleCallback' in window) requestIdleCallback(whenIdle)
else setTimeout(whenIdle, FALLBACK_DELAY_MS)

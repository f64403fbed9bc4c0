import '#web/styles/public.css'
import { PLAN_KEY, readItem } from '#web/lib/storage.ts'

/**
 * The only script that a prerendered page loads at once. The page can be read and its links work without
 * scripts; it is hydrated when the browser is idle, or at the first interaction.
 */
const PRESSES = ['pointerdown', 'keydown'] as const
const INTERACTIONS = [...PRESSES, 'pointermove', 'focusin'] as const
/** For browsers without requestIdleCallback. */
const FALLBACK_DELAY_MS = 1500

/** The last button clicked before hydration, unless HTML alone handles it. */
let clicked: HTMLButtonElement | null = null

function rememberClick({ target }: Event): void {
  const button = target instanceof Element ? target.closest('button') : null
  if (button !== null && !button.hasAttribute('popovertarget')) clicked = button
}

/** React replays clicks once it has taken over; they must not be repeated. */
const stopRemembering = (): void => removeEventListener('click', rememberClick)

/** Repeats that click after hydration: on a phone the first interaction often is the click itself. */
function repeatClick(): void {
  if (clicked?.isConnected === true) clicked.click()
}

/**
 * The sign-up's button leads to Google before React is there: the plan is the stored one or the address's, and
 * the server refuses any other word.
 */
function linkSignUp(): void {
  const link = document.querySelector('a[data-sign-up]')
  const plan = readItem(PLAN_KEY) ?? new URLSearchParams(location.search).get('plan')
  if (link instanceof HTMLAnchorElement && plan !== null)
    link.href = `${link.dataset['signUp'] ?? ''}?plan=${encodeURIComponent(plan)}`
}

let hasStarted = false

/** Runs once, at the first interaction or when the browser is idle: two React roots would conflict. */
function startHydration(): void {
  if (hasStarted) return
  hasStarted = true
  for (const interaction of INTERACTIONS) removeEventListener(interaction, startHydration)
  import('./hydrate.tsx')
    .then(async ({ hydrate }) => await hydrate(stopRemembering, repeatClick))
    .catch(waitForPress)
}

/** After a failed download the page stays as it is, and the next press tries again. */
function waitForPress(): void {
  hasStarted = false
  for (const press of PRESSES) addEventListener(press, startHydration, { passive: true })
}

function whenIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(startHydration)
  else setTimeout(startHydration, FALLBACK_DELAY_MS)
}

for (const interaction of INTERACTIONS) addEventListener(interaction, startHydration, { passive: true })
addEventListener('click', rememberClick, { passive: true })
linkSignUp()
if (document.readyState === 'complete') whenIdle()
else addEventListener('load', whenIdle)

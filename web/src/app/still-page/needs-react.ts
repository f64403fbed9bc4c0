import { mayBeSignedIn } from '#web/lib/session/signed-in-hint.ts'
import { PLAN_KEY, readItem } from '#web/lib/storage.ts'

/**
 * Whether the page shows something else than its HTML: to a signed-in visitor, for a parameter of its address,
 * for another plan chosen earlier, or an article that was published after the site was built.
 */
export const needsReact = (): boolean =>
  mayBeSignedIn() || readsAddress() || choseOtherPlan() || isUnknownArticle()

/** The path that the HTML was made for, with its plan. */
const madeFor = (): URL => new URL(document.getElementById('root')?.dataset['page'] ?? '', location.origin)

/** A page names the parameters that it reads. */
function readsAddress(): boolean {
  const reader = document.querySelector('[data-reads]')
  const names = reader?.getAttribute('data-reads')?.split(' ') ?? []
  return [location.search, location.hash].some((part) => {
    const given = new URLSearchParams(part.slice(1))
    return names.some((name) => given.has(name))
  })
}

function choseOtherPlan(): boolean {
  const plan = madeFor().searchParams.get('plan')
  const stored = readItem(PLAN_KEY)
  return plan !== null && stored !== null && stored !== plan
}

const isUnknownArticle = (): boolean =>
  madeFor().pathname !== location.pathname.replace(/(.)\/$/, '$1') && /^\/blog\/./.test(location.pathname)

import { mayBeSignedIn } from '#web/lib/session/signed-in-hint.ts'
import { PLAN_KEY, readItem } from '#web/lib/storage.ts'

/**
 * Leaves a sign-up that was opened without a plan: for the plan that was chosen earlier, or for the prices,
 * where its button leads. Returns whether the page is being left.
 */
export function leaveWithoutPlan(): boolean {
  const link = document.querySelector('a[data-needs-plan]')
  if (!(link instanceof HTMLAnchorElement) || mayBeSignedIn()) return false
  const stored = readItem(PLAN_KEY)
  const isNamed = new URLSearchParams(location.search).has('plan')
  location.replace(stored === null || isNamed ? link.href : `?plan=${encodeURIComponent(stored)}`)
  return true
}

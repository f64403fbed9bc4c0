import { askForConsent } from '#web/lib/page/ask-for-consent.ts'
import { reportPageView } from '#web/lib/page/page-views.ts'
import { measureVisit } from '#web/lib/visits/measure-visit.ts'

/** Counts and measures the visit of a page where the visitor has agreed, and asks where nobody has answered yet. */
export function greetVisitor(): void {
  measureVisit()
  reportPageView(location.pathname)
  askForConsent()
}

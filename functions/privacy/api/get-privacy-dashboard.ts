import { AppError } from '#platform/app-error.ts'
import { privacyView } from '../privacy-dashboard.ts'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { retentions } from '#functions/services/privacy.ts'
import { RETENTION } from '#shared/catalog/constants.ts'
import { getPrivacyDashboard } from '#shared/contracts/account/privacy.ts'

export const handler = endpoint(getPrivacyDashboard, { retentions }, async ({ actor, deps }) => {
  const now = deps.clock.now()
  const facts = await deps.retentions.facts(actor.userId, now, RETENTION.shownActivity)
  if (facts === null) throw new AppError('not_authenticated')
  return privacyView(facts, now)
})

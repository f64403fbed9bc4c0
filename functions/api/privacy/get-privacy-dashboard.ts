import { AppError } from '#core/kernel/app-error.ts'
import { privacyView } from '#core/privacy/privacy-dashboard.ts'
import { systemClock } from '#runtime/clock.ts'
import { endpoint } from '#runtime/endpoint.ts'
import { ok } from '#runtime/http.ts'
import { retentions } from '#runtime/needs/privacy.ts'
import { RETENTION } from '#shared/catalog/constants.ts'
import { getPrivacyDashboard } from '#shared/contracts/privacy.ts'

export const handler = endpoint(getPrivacyDashboard, { retentions }, async ({ actor, needs }) => {
  const now = systemClock.now()
  const facts = await needs.retentions.facts(actor.userId, now, RETENTION.shownActivity)
  if (facts === null) throw new AppError('not_authenticated')
  return ok(privacyView(facts, now))
})

import { retentionView } from '../privacy-dashboard.ts'
import { chosen } from '../retention.ts'
import { AppError } from '#platform/app-error.ts'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { recordActivity } from '#functions/services/http/record-activity.ts'
import { reply } from '#platform/http/http.ts'
import { accounts } from '#functions/services/account.ts'
import { retentions } from '#functions/services/privacy.ts'
import { updateRetentionSettings } from '#shared/contracts/account/privacy.ts'

const services = { accounts, retentions, recordActivity }

export const handler = endpoint(updateRetentionSettings, services, async ({ actor, body, deps }) => {
  const days = body.autoDeleteAfterDays
  const now = deps.clock.now()
  const snapshot = await deps.accounts.snapshot(actor.userId, now)
  if (snapshot === null) throw new AppError('not_authenticated')
  const { subscription } = snapshot
  const retention = chosen(days, subscription, now)
  await deps.retentions.save(actor.userId, retention)
  return reply(retentionView(retention, { lastActivityAt: now, subscription }, now), {
    activity: { code: 'retention', params: { days } },
  })
})

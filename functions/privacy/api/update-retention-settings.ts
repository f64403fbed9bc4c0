import { chooseRetention } from '../choose-retention.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { reply } from '#platform/http/http.ts'
import { accounts, retentions } from '#platform/services/stores.ts'
import { updateRetentionSettings } from '#shared/contracts/account/privacy.ts'

const services = { accounts, retentions }

export const handler = endpoint(updateRetentionSettings, services, async ({ actor, body, deps }) => {
  const days = body.autoDeleteAfterDays
  const saved = await chooseRetention(actor, days, deps)
  const details = days === null ? 'Never deleted by itself' : `Deleted after ${days} days without use`
  return reply(saved, { activity: details })
})

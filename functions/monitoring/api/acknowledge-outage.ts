import { adminEndpoint } from '#functions/services/http/admin-endpoint.ts'
import { healthHistory } from '#functions/services/monitoring/status.ts'
import { acknowledgeOutage } from '#shared/contracts/admin/service-status.ts'

const services = { healthHistory }

export const handler = adminEndpoint(acknowledgeOutage, services, async ({ actor, body, deps }) => {
  const { part, since } = body
  const { at, by } = await deps.healthHistory.acknowledge(
    part,
    new Date(since),
    actor.adminId,
    deps.clock.now(),
  )
  return { acknowledged: { at, by } }
})

import { adminEndpoint } from '#functions/services/http/admin-endpoint.ts'
import { settings } from '#functions/services/settings.ts'
import { updateSystemSettings } from '#shared/contracts/admin/admin-system.ts'

export const handler = adminEndpoint(updateSystemSettings, { settings }, async ({ actor, body, deps }) => ({
  settings: await deps.settings.save(body, actor.adminId, deps.clock.now()),
}))

import { adminEndpoint } from '#functions/services/http/admin-endpoint.ts'
import { settings } from '#functions/services/settings.ts'
import { getSystemSettings } from '#shared/contracts/admin/admin-system.ts'

export const handler = adminEndpoint(getSystemSettings, { settings }, async ({ deps }) => ({
  settings: await deps.settings.read(),
}))

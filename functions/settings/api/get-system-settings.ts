import { adminEndpoint } from '#platform/http/admin-endpoint.ts'
import { settings } from '#platform/services/stores.ts'
import { getSystemSettings } from '#shared/contracts/admin/admin-system.ts'

export const handler = adminEndpoint(getSystemSettings, { settings }, async ({ deps }) => ({
  settings: await deps.settings.read(),
}))

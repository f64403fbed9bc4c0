import { settingsView } from '#core/settings/settings-view.ts'
import { adminEndpoint } from '#runtime/admin-endpoint.ts'
import { ok } from '#runtime/http.ts'
import { settings } from '#runtime/needs/settings.ts'
import { getSystemSettings } from '#shared/contracts/admin-system.ts'

export const handler = adminEndpoint(getSystemSettings, { settings }, async ({ needs }) =>
  ok({ settings: settingsView(await needs.settings.read()) }),
)

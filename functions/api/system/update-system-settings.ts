import { settingsView } from '#core/settings/settings-view.ts'
import { adminEndpoint } from '#runtime/admin-endpoint.ts'
import { systemClock } from '#runtime/clock.ts'
import { ok } from '#runtime/http.ts'
import { settings } from '#runtime/needs/settings.ts'
import { updateSystemSettings } from '#shared/contracts/admin-system.ts'

export const handler = adminEndpoint(updateSystemSettings, { settings }, async ({ actor, body, needs }) =>
  ok({ settings: settingsView(await needs.settings.save(body, actor.adminId, systemClock.now())) }),
)

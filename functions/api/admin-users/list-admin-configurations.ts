import { cursorOf, placeFrom } from '#core/oversight/cursor.ts'
import { adminConfigurationView } from '#core/oversight/views.ts'
import { adminEndpoint } from '#runtime/admin-endpoint.ts'
import { ok } from '#runtime/http.ts'
import { oversight } from '#runtime/needs/oversight.ts'
import { listAdminConfigurations } from '#shared/contracts/admin-users.ts'

export const handler = adminEndpoint(listAdminConfigurations, { oversight }, async ({ query, needs }) => {
  const { rows, owners, next } = await needs.oversight.configurations(
    placeFrom('configurations', query.cursor),
    query.limit,
  )
  return ok({
    configurations: rows.map(adminConfigurationView),
    userEmails: owners,
    nextCursor: cursorOf('configurations', next),
  })
})

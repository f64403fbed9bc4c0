import { cursorOf, placeFrom } from '../cursor.ts'
import { adminConfigurationView } from '../views.ts'
import { adminEndpoint } from '#functions/services/http/admin-endpoint.ts'
import { adminUsers } from '#functions/services/admin-users.ts'
import { listAdminConfigurations } from '#shared/contracts/admin/admin-users.ts'

export const handler = adminEndpoint(listAdminConfigurations, { adminUsers }, async ({ query, deps }) => {
  const { rows, owners, next } = await deps.adminUsers.configurations(
    placeFrom('configurations', query.cursor),
    query.limit,
  )
  return {
    configurations: rows.map(adminConfigurationView),
    userEmails: owners,
    nextCursor: cursorOf('configurations', next),
  }
})

import { AppError } from '#platform/app-error.ts'
import { adminUserConfigurationView } from '../views.ts'
import { adminEndpoint } from '#functions/services/http/admin-endpoint.ts'
import { userDetails } from '#functions/services/admin-users.ts'
import { getAdminUserConfig } from '#shared/contracts/admin/admin-users.ts'

export const handler = adminEndpoint(getAdminUserConfig, { userDetails }, async ({ params, deps }) => {
  const found = await deps.userDetails.configuration(params.id)
  if (found === null) throw new AppError('not_found')
  const { configuration } = found
  return {
    configuration: configuration && adminUserConfigurationView({ userId: params.id, configuration }),
  }
})

import { AppError } from '#core/kernel/app-error.ts'
import { adminUserConfigurationView } from '#core/oversight/views.ts'
import { adminEndpoint } from '#runtime/admin-endpoint.ts'
import { ok } from '#runtime/http.ts'
import { files } from '#runtime/needs/oversight.ts'
import { getAdminUserConfig } from '#shared/contracts/admin-users.ts'

export const handler = adminEndpoint(getAdminUserConfig, { files }, async ({ params, needs }) => {
  const found = await needs.files.configuration(params.id)
  if (found === null) throw new AppError('not_found')
  const { configuration } = found
  return ok({
    configuration: configuration && adminUserConfigurationView({ userId: params.id, configuration }),
  })
})

import { endpoint } from '#functions/services/http/endpoint.ts'
import { recordActivity } from '#functions/services/http/record-activity.ts'
import { reply } from '#platform/http/http.ts'
import { exportFiles } from '#functions/services/files.ts'
import { dataExports } from '#functions/services/privacy.ts'
import { downloadExport } from '#shared/contracts/account/privacy.ts'

export const handler = endpoint(
  downloadExport,
  { dataExports, exportFiles, recordActivity },
  async ({ actor, deps }) => {
    const found = await deps.dataExports.find(actor.userId)
    if (found === null || found.until === null || found.until <= deps.clock.now())
      return reply({ url: null }, { activity: null })
    const url = await deps.exportFiles.linkTo(actor.userId, found.format)
    return reply({ url }, { activity: { code: 'format', params: { format: found.format } } })
  },
)

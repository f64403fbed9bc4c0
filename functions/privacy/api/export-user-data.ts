import { exportNow } from '../write-export.ts'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { recordActivity } from '#functions/services/http/record-activity.ts'
import { file, fileBody } from '#platform/http/http.ts'
import { resumeFiles } from '#functions/services/files.ts'
import { exportMessages } from '#functions/services/queues.ts'
import { dataExports, records } from '#functions/services/privacy.ts'
import { exportUserData } from '#shared/contracts/account/privacy.ts'

const services = { records, files: resumeFiles, dataExports, queue: exportMessages, recordActivity }

export const handler = endpoint(exportUserData, services, async ({ actor, deps }) => {
  const body = await exportNow(actor.userId, 'json', { ...deps, asAnswer: fileBody })
  return file('reachwell-data.json', 'application/json', body, {
    activity: { code: 'format', params: { format: 'json' } },
  })
})

import { exportNow } from '../write-export.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { file, fileBody } from '#platform/http/http.ts'
import { resumeFiles } from '#platform/services/files.ts'
import { exportMessages } from '#platform/services/queues.ts'
import { dataExports, records } from '#platform/services/stores.ts'
import { exportUserData } from '#shared/contracts/account/privacy.ts'

const services = { records, files: resumeFiles, dataExports, queue: exportMessages }

export const handler = endpoint(exportUserData, services, async ({ actor, deps }) => {
  const body = await exportNow(actor.userId, 'json', { ...deps, asAnswer: fileBody })
  return file('reachwell-data.json', 'application/json', body, {
    activity: { code: 'format', params: { format: 'json' } },
  })
})

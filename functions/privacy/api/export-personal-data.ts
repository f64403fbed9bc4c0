import { exportNow } from '../write-export.ts'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { recordActivity } from '#functions/services/http/record-activity.ts'
import { file, fileBody } from '#platform/http/http.ts'
import { resumeFiles } from '#functions/services/files.ts'
import { exportMessages } from '#functions/services/queues.ts'
import { dataExports, records } from '#functions/services/privacy.ts'
import { exportPersonalData } from '#shared/contracts/account/privacy.ts'

const services = { records, files: resumeFiles, dataExports, queue: exportMessages, recordActivity }

export const handler = endpoint(exportPersonalData, services, async ({ actor, query: { format }, deps }) => {
  const body = await exportNow(actor.userId, format, { ...deps, asAnswer: fileBody })
  return file(`reachwell-data.${format}`, format === 'csv' ? 'text/csv' : 'application/json', body, {
    activity: { code: 'format', params: { format } },
  })
})

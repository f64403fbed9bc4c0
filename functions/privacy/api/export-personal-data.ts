import { exportNow } from '../write-export.ts'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { recordActivity } from '#functions/services/http/record-activity.ts'
import { file, fileBody } from '#platform/http/http.ts'
import { resumeFiles } from '#functions/services/files.ts'
import { exportMessages } from '#functions/services/queues.ts'
import { dataExports, records } from '#functions/services/privacy.ts'
import { exportPersonalData } from '#shared/contracts/account/privacy.ts'

const services = { records, files: resumeFiles, dataExports, queue: exportMessages, recordActivity }

export const handler = endpoint(exportPersonalData, services, async ({ actor, query, deps }) => {
  const body = await exportNow(actor.userId, query.format, { ...deps, asAnswer: fileBody })
  return query.format === 'csv'
    ? file('reachwell-data.csv', 'text/csv', body, {
        activity: { code: 'format', params: { format: 'csv' } },
      })
    : file('reachwell-data.json', 'application/json', body, {
        activity: { code: 'format', params: { format: 'json' } },
      })
})

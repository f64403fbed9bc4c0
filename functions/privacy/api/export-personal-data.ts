import { exportCsv } from '../export-csv.ts'
import { exportData } from '../export-data.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { file } from '#platform/http/http.ts'
import { resumeFiles } from '#platform/services/files.ts'
import { records } from '#platform/services/stores.ts'
import { exportPersonalData } from '#shared/contracts/account/privacy.ts'

const services = { records, files: resumeFiles }

export const handler = endpoint(exportPersonalData, services, async ({ actor, query, deps }) => {
  const data = await exportData(actor.userId, deps)
  return query.format === 'csv'
    ? file('reachwell-data.csv', 'text/csv', exportCsv(data), { activity: 'CSV' })
    : file('reachwell-data.json', 'application/json', JSON.stringify(data, null, 2), { activity: 'JSON' })
})

import { throttle } from '#platform/throttle.ts'
import { exportCsv } from '../export-csv.ts'
import { exportData } from '../export-data.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { file } from '#platform/http/http.ts'
import { recordActivity } from '#platform/services/activity.ts'
import { resumeFiles } from '#platform/services/files.ts'
import { limits } from '#platform/services/limits.ts'
import { records } from '#platform/services/privacy.ts'
import { exportPersonalData } from '#shared/contracts/privacy.ts'

const PER_HOUR = [{ seconds: 3_600, limit: 20 }]

export const handler = endpoint(
  exportPersonalData,
  { records, files: resumeFiles, limits, recordActivity },
  async ({ actor, query, deps }) => {
    await throttle(actor, 'export', PER_HOUR, deps.limits)
    const data = await exportData(actor.userId, { ...deps, clock: systemClock })
    await deps.recordActivity(actor.userId, 'data_exported', query.format.toUpperCase())
    if (query.format === 'csv') return file('reachwell-data.csv', 'text/csv', exportCsv(data))
    return file('reachwell-data.json', 'application/json', JSON.stringify(data, null, 2))
  },
)

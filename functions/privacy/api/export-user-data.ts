import { throttle } from '#platform/throttle.ts'
import { exportData } from '../export-data.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { file } from '#platform/http/http.ts'
import { recordActivity } from '#platform/services/activity.ts'
import { resumeFiles } from '#platform/services/files.ts'
import { limits } from '#platform/services/limits.ts'
import { records } from '#platform/services/privacy.ts'
import { exportUserData } from '#shared/contracts/privacy.ts'

const PER_HOUR = [{ seconds: 3_600, limit: 20 }]

export const handler = endpoint(
  exportUserData,
  { records, files: resumeFiles, limits, recordActivity },
  async ({ actor, deps }) => {
    await throttle(actor, 'export', PER_HOUR, deps.limits)
    const data = await exportData(actor.userId, { ...deps, clock: systemClock })
    await deps.recordActivity(actor.userId, 'data_exported', 'JSON')
    return file('reachwell-data.json', 'application/json', JSON.stringify(data, null, 2))
  },
)

import { throttle } from '#core/kernel/throttle.ts'
import { exportCsv } from '#core/privacy/export-csv.ts'
import { exportData } from '#core/privacy/export-data.ts'
import { systemClock } from '#runtime/clock.ts'
import { endpoint } from '#runtime/endpoint.ts'
import { file } from '#runtime/http.ts'
import { note } from '#runtime/needs/activity.ts'
import { resumeFiles } from '#runtime/needs/files.ts'
import { limits } from '#runtime/needs/limits.ts'
import { records } from '#runtime/needs/privacy.ts'
import { exportPersonalData } from '#shared/contracts/privacy.ts'

const PER_HOUR = [{ seconds: 3_600, limit: 20 }]

export const handler = endpoint(
  exportPersonalData,
  { records, files: resumeFiles, limits, note },
  async ({ actor, query, needs }) => {
    await throttle(actor, 'export', PER_HOUR, needs.limits)
    const data = await exportData(actor.userId, { ...needs, clock: systemClock })
    await needs.note(actor.userId, 'data_exported', query.format.toUpperCase())
    if (query.format === 'csv') return file('reachwell-data.csv', 'text/csv', exportCsv(data))
    return file('reachwell-data.json', 'application/json', JSON.stringify(data, null, 2))
  },
)

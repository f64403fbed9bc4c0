import { exportData } from '../export-data.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { file } from '#platform/http/http.ts'
import { resumeFiles } from '#platform/services/files.ts'
import { records } from '#platform/services/stores.ts'
import { exportUserData } from '#shared/contracts/account/privacy.ts'

const services = { records, files: resumeFiles }

export const handler = endpoint(exportUserData, services, async ({ actor, deps }) => {
  const data = await exportData(actor.userId, deps)
  return file('reachwell-data.json', 'application/json', JSON.stringify(data, null, 2), { activity: 'JSON' })
})

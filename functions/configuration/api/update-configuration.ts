import { saveConfiguration } from '../save-configuration.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { reply } from '#platform/http/http.ts'
import { covered } from '#platform/services/outreach.ts'
import { configurations, runs } from '#platform/services/stores.ts'
import { updateConfiguration } from '#shared/contracts/configuration.ts'

export const handler = endpoint(
  updateConfiguration,
  { runs, configurations, covered },
  async ({ actor, body, deps }) =>
    reply(await saveConfiguration(actor, body, deps), {
      activity: { code: 'job_title', params: { jobTitle: body.jobTitle } },
    }),
)

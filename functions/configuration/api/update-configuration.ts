import { saveConfiguration } from '../save-configuration.ts'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { recordActivity } from '#functions/services/http/record-activity.ts'
import { reply } from '#platform/http/http.ts'
import { covered } from '#functions/services/postings.ts'
import { configurations } from '#functions/services/configuration.ts'
import { runs } from '#functions/services/outreach.ts'
import { updateConfiguration } from '#shared/contracts/configuration.ts'

export const handler = endpoint(
  updateConfiguration,
  { runs, configurations, covered, recordActivity },
  async ({ actor, body, deps }) =>
    reply(await saveConfiguration(actor, body, deps), {
      activity: { code: 'job_title', params: { jobTitle: body.jobTitle } },
    }),
)

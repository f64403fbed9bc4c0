import { restartRun } from '#functions/outreach/run/restart-run.ts'
import { adminEndpoint } from '#functions/services/http/admin-endpoint.ts'
import { covered } from '#functions/services/postings.ts'
import { cycleMessages } from '#functions/services/queues.ts'
import { runs } from '#functions/services/outreach.ts'
import { restartUserRun } from '#shared/contracts/admin/user-page.ts'

const services = { runs, queue: cycleMessages, covered }

export const handler = adminEndpoint(
  restartUserRun,
  services,
  async ({ actor, params, body, deps }) => await restartRun(actor, params.id, body, deps),
)

import { AppError } from '#platform/app-error.ts'
import { runView } from '#functions/outreach/run/run-view.ts'
import { nextStart } from '#functions/outreach/run/start-run.ts'
import { adminEndpoint } from '#functions/services/http/admin-endpoint.ts'
import { userDetails } from '#functions/services/admin-users.ts'
import { runs } from '#functions/services/outreach.ts'
import { covered } from '#functions/services/postings.ts'
import { getAdminUserRuns } from '#shared/contracts/admin/user-page.ts'

export const handler = adminEndpoint(
  getAdminUserRuns,
  { userDetails, runs, covered },
  async ({ params, deps }) => {
    const [exists, latest, next] = await Promise.all([
      deps.userDetails.exists(params.id),
      deps.userDetails.runs(params.id),
      nextStart(params.id, deps),
    ])
    if (!exists || next === null) throw new AppError('not_found')
    return { runs: latest.map(runView), next }
  },
)

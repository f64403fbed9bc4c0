import type { RunRecord } from '#functions/runs/model.ts'
import { AppError } from '#platform/app-error.ts'
import { runView } from '#functions/outreach/run/run-view.ts'
import { nextRestart } from '#functions/outreach/run/restart-run.ts'
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
      nextRestart(params.id, deps),
    ])
    if (!exists || next === null) throw new AppError('not_found')
    return {
      runs: latest.map((run) => ({ ...runView(run), restart: restartOf(run) })),
      next,
    }
  },
)

const restartOf = ({ restart, restartedBy }: RunRecord) =>
  restart && { adminId: restartedBy ?? '', reason: restart.reason }

import { AppError } from '#platform/app-error.ts'
import { activitiesView } from '#functions/privacy/privacy-dashboard.ts'
import { activities } from '#functions/services/activities.ts'
import { adminEndpoint } from '#functions/services/http/admin-endpoint.ts'
import { userDetails } from '#functions/services/admin-users.ts'
import { getAdminUserActivity } from '#shared/contracts/admin/user-page.ts'

/** Activities shown, the newest ones. */
const MOST = 100

export const handler = adminEndpoint(
  getAdminUserActivity,
  { userDetails, activities },
  async ({ params, deps }) => {
    const [exists, recent] = await Promise.all([
      deps.userDetails.exists(params.id),
      deps.activities.recent(params.id, MOST, deps.clock.now()),
    ])
    if (!exists) throw new AppError('not_found')
    return { recentActivity: activitiesView(recent) }
  },
)

import { AppError } from '#platform/app-error.ts'
import { userView } from '#functions/account/user-view.ts'
import { accountOverviews } from '#functions/services/account.ts'
import { adminEndpoint } from '#functions/services/http/admin-endpoint.ts'
import { userDetails } from '#functions/services/admin-users.ts'
import { getAdminUser } from '#shared/contracts/admin/user-page.ts'
import { adminUserView, userMailboxView } from '../views.ts'

export const handler = adminEndpoint(
  getAdminUser,
  { userDetails, accountOverviews },
  async ({ params, deps }) => {
    const now = deps.clock.now()
    const [found, overview] = await Promise.all([
      deps.userDetails.page(params.id),
      deps.accountOverviews.overview(params.id, now),
    ])
    if (found === null || overview === null) throw new AppError('not_found')
    const { row, mailbox, addresses } = found
    const { customerId, subscriptionId } = row.billing
    return {
      user: adminUserView(row, now),
      facts: { addresses, customerId, subscriptionId, seen: userView(overview, now) },
      mailbox: mailbox && userMailboxView(mailbox),
    }
  },
)

import { AppError } from '#platform/app-error.ts'
import { adminEndpoint } from '#functions/services/http/admin-endpoint.ts'
import { userDetails } from '#functions/services/admin-users.ts'
import { cancellations, goodwills } from '#functions/services/billing.ts'
import { customerInvoices, invoices } from '#functions/services/payments.ts'
import { getAdminUserBilling } from '#shared/contracts/admin/user-page.ts'
import { showBilling } from '../show-billing.ts'

export const handler = adminEndpoint(
  getAdminUserBilling,
  { userDetails, goodwills, cancellations, customerInvoices, invoices },
  async ({ params, deps }) => {
    const row = await deps.userDetails.user(params.id)
    if (row === null) throw new AppError('not_found')
    return await showBilling(row, deps)
  },
)

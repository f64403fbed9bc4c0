import { giveEmails } from '#functions/billing/goodwill/give-emails.ts'
import { billings, goodwills } from '#functions/services/billing.ts'
import { adminEndpoint } from '#functions/services/http/admin-endpoint.ts'
import { giveUserEmails } from '#shared/contracts/admin/user-page.ts'

export const handler = adminEndpoint(
  giveUserEmails,
  { billings, goodwills },
  async ({ actor, params, body, deps }) => {
    await giveEmails(actor, params.id, body, deps)
    return { success: true as const }
  },
)

import type { UserMessage } from '#functions/mail/model.ts'
import { sendOnce, type OnceDeps } from '#functions/mail/send-once.ts'
import type { Invoices } from '#vendors/stripe/stripe-invoices.ts'
import type { BillingStore } from '../billing.store.ts'

export interface NotifySubscriptionDeps extends OnceDeps {
  readonly billings: Pick<BillingStore, 'read'>
  readonly invoices: Invoices
  /** Origin of the site. */
  readonly site: string
}

/**
 * Sends a notice once, unless the account is deleted or deactivated. Throws AppError unavailable when it could
 * not be sent, and whatever `message` throws.
 */
export async function notifyActive(
  userId: string,
  notice: string,
  message: (recipient: { to: string; firstName: string }) => UserMessage | Promise<UserMessage>,
  deps: NotifySubscriptionDeps,
): Promise<void> {
  await sendOnce(
    userId,
    notice,
    async () => {
      const { account } = await deps.billings.read(userId)
      if (account?.isActive !== true) return null
      return await message({ to: account.email, firstName: account.firstName })
    },
    deps,
  )
}

import type { Needs, Only } from '#functions/services/needs.ts'
import type { UserMessage } from '#functions/mail/model.ts'
import { sendOnce, type OnceDeps } from '#functions/mail/send-once.ts'

export type NotifySubscriptionDeps = OnceDeps & Needs<'invoices' | 'site'> & Only<'billings', 'read'>

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

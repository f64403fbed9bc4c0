import { getSessionStatus } from '#shared/contracts/account/session.ts'
import { autoLogin } from '#shared/contracts/account/sign-up.ts'
import { getUser } from '#shared/contracts/account/user.ts'
import { verifyPaymentSuccess } from '#shared/contracts/billing.ts'
import type { ActivationCalls } from '#web/features/success/activate.ts'
import { call } from '#web/lib/api/api-client.ts'
import { hasDashboardAccess } from '#web/lib/session/subscription-status.ts'

export const CALLS: ActivationCalls = {
  autoLogin: (token) => call(autoLogin, { body: { token } }),
  sessionStatus: () => call(getSessionStatus),
  verify: (payment) => call(verifyPaymentSuccess, { body: payment }),
  hasDashboardAccess: async () => hasDashboardAccess(await call(getUser), Date.now()),
  pause: (ms) =>
    new Promise((resolve) => {
      setTimeout(resolve, ms)
    }),
}

import { queryOptions, useQuery } from '@tanstack/react-query'
import { getSessionStatus } from '#shared/contracts/account/session.ts'
import { readOptions } from '#web/lib/api/read-options.ts'
import { userQuery } from '#web/queries/get-user.ts'
import { isUnauthenticated } from '#web/lib/api/api-error.ts'
import { hasDashboardAccess } from '#web/lib/session/subscription-status.ts'
import type { CheckoutAddress } from './checkout-address.ts'

export type BuyerState = ReturnType<typeof useBuyer>

/** Requested at each visit: a session that has ended since must not decide whose subscription this is. */
const sessionQuery = queryOptions({
  ...readOptions(getSessionStatus),
  queryKey: [getSessionStatus.path, 'of the buyer'],
  staleTime: 0,
  meta: { ownAuth: true },
})

/** Who pays: the session's user after a sign-up with a mail account, otherwise the email in the address. */
export function useBuyer({ email, mailSignup }: Pick<CheckoutAddress, 'email' | 'mailSignup'>, now: number) {
  const session = useQuery({ ...sessionQuery, enabled: mailSignup })
  const user = useQuery({ ...userQuery, meta: { ownAuth: true } })
  const hasSession = mailSignup && !isUnauthenticated(session.error)
  const own = hasSession && session.data?.isActive ? session.data.user.email : null
  const signedInAs = user.data?.email ?? own
  const payer = own ?? email
  return {
    /** Still loading. */
    checking: !user.isFetched || (mailSignup && !session.isFetched),
    email: payer,
    /** Known to have no session; a failed check leaves it open. */
    signedOut: isUnauthenticated(user.error) && own === null,
    /** The session's email where it differs from the one in the address. */
    signedInAs:
      signedInAs !== null && payer !== null && signedInAs.toLowerCase() !== payer.toLowerCase()
        ? signedInAs
        : null,
    /** The plan that the account has. */
    currentPlan: user.data?.currentPlan ?? null,
    subscribed: user.data !== undefined && hasDashboardAccess(user.data, now),
    // Without a session every plan starts with a trial, as the prices say; the server decides before anything
    // is confirmed.
    trialAvailable: user.data === undefined || user.data.trialAvailable,
  }
}

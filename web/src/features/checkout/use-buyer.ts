import { useQuery } from '@tanstack/react-query'
import { userQuery } from '#web/queries/get-user.ts'
import { isUnauthenticated } from '#web/lib/api/api-error.ts'
import { hasDashboardAccess } from '#web/lib/session/subscription-status.ts'
import { signupSessionQuery } from '#web/features/checkout/api/get-session-status.ts'
import type { CheckoutAddress } from './checkout-address.ts'

export interface BuyerState {
  /** Still being looked up. */
  readonly checking: boolean
  readonly email: string | null
  /** Known to have no session; a check that failed leaves it open. */
  readonly signedOut: boolean
  /** The email of the session where it is not the one in the address. */
  readonly signedInAs: string | null
  readonly subscribed: boolean
  readonly trialAvailable: boolean
}

/** Who pays: after a sign-up with a mail account the session says it, else the address. */
export function useBuyer(
  { email, mailSignup }: Pick<CheckoutAddress, 'email' | 'mailSignup'>,
  now: number,
): BuyerState {
  const session = useQuery({ ...signupSessionQuery, enabled: mailSignup })
  const user = useQuery({ ...userQuery, meta: { ownAuth: true } })
  const own = mailSignup && session.data?.isActive ? session.data.user.email : null
  const signedInAs = user.data?.email ?? own
  const payer = own ?? email
  return {
    checking: !user.isFetched || (mailSignup && !session.isFetched),
    email: payer,
    signedOut: isUnauthenticated(user.error) && own === null,
    signedInAs:
      signedInAs !== null && payer !== null && signedInAs.toLowerCase() !== payer.toLowerCase()
        ? signedInAs
        : null,
    subscribed: user.data !== undefined && hasDashboardAccess(user.data, now),
    // Without a session every plan starts with one, as the prices say; the server has the last word before
    // anything is confirmed.
    trialAvailable: user.data === undefined || user.data.trialAvailable,
  }
}

import { ADMIN_HEADERS } from '#shared/catalog/admin.ts'
import { adminLogout, listAdmins } from '#shared/contracts/admin/admins.ts'
import type { Contract, ReplyOf } from '#shared/contracts/contract.ts'
import { send, type CallArgs, type LooseOptions } from '#web/lib/api/api-client.ts'
import { ApiError, hasCode, isUnauthenticated } from '#web/lib/api/api-error.ts'
import { adminSession } from './admin-session.ts'
import type { Credentials } from './credential-vault.ts'

const headersOf = ({ email, password }: Credentials) => ({
  [ADMIN_HEADERS.email]: encodeURIComponent(email),
  [ADMIN_HEADERS.password]: encodeURIComponent(password),
})
const signedOut = () => new ApiError(401, 'Authentication required', null)

/**
 * The renewal of the session in progress, one for all calls of the tab: each compares the password, and too
 * many at once lock the account.
 */
let renewal: Promise<void> | null = null

async function signInAgain(): Promise<void> {
  const credentials = await adminSession.open()
  try {
    if (credentials === null) throw signedOut()
    await send(listAdmins, { headers: headersOf(credentials) })
  } catch (error) {
    if (isUnauthenticated(error)) adminSession.end(hasCode(error, 'admin_code_required') ? 'code' : 'refused')
    throw error
  }
}

/**
 * Signs in: keeps the credentials once the server has accepted them, but not the code of a second factor. An
 * admin who has to set up a second factor first is signed in too, to do that. Throws ApiError or TypeError
 * like any call.
 */
export async function signInAdmin(credentials: Credentials, code = ''): Promise<void> {
  const headers = { ...headersOf(credentials), ...(code === '' ? {} : { [ADMIN_HEADERS.code]: code }) }
  await send(listAdmins, { headers }).catch((error: unknown) => {
    if (!hasCode(error, 'second_factor_missing')) throw error
  })
  await adminSession.begin(credentials)
}

/** Signs out in every tab, and on the server if it can be reached. */
export async function signOutAdmin(): Promise<void> {
  const renewalInProgress = renewal
  adminSession.end('signed_out')
  // The renewal would set the cookie again after the sign-out.
  await renewalInProgress?.catch(() => undefined)
  await send(adminLogout, {}).catch(() => undefined)
}

/** Calls an endpoint of the admin area. */
export const adminCall = <C extends Contract>(contract: C, ...[options]: CallArgs<C>): Promise<ReplyOf<C>> =>
  sendAsAdmin(contract, options)

/**
 * The same for options that the caller has checked itself. Uses the cookie of an earlier call; on a 401 signs in
 * again with the kept credentials, once for all waiting calls, and repeats the call. A second 401 ends the
 * session of this browser.
 */
export async function sendAsAdmin<C extends Contract>(
  contract: C,
  options?: LooseOptions,
): Promise<ReplyOf<C>> {
  if (adminSession.until() === null) throw signedOut()
  try {
    return await send(contract, options)
  } catch (error) {
    if (!isUnauthenticated(error)) throw error
  }
  await (renewal ??= signInAgain().finally(() => void (renewal = null)))
  try {
    return await send(contract, options)
  } catch (error) {
    if (isUnauthenticated(error)) adminSession.end('refused')
    throw error
  }
}

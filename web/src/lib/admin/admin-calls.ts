import { ADMIN_HEADERS } from '#shared/catalog/admin.ts'
import { adminLogout, listAdmins } from '#shared/contracts/admins.ts'
import type { Contract, ReplyOf } from '#shared/contracts/contract.ts'
import { send, type CallArgs, type LooseOptions } from '#web/lib/api/api-client.ts'
import { ApiError, hasCode, isUnauthenticated } from '#web/lib/api/api-error.ts'
import { type AdminSession, currentAdminSession } from './admin-session.ts'
import type { Credentials } from './credential-vault.ts'

const headersOf = ({ email, password }: Credentials) => ({
  [ADMIN_HEADERS.email]: encodeURIComponent(email),
  [ADMIN_HEADERS.password]: encodeURIComponent(password),
})
const signedOut = () => new ApiError(401, 'Authentication required', null)

/**
 * Signing in again under way, one for all calls of the tab: each is a comparison of the password, and too
 * many at once lock the account.
 */
let renewal: Promise<void> | null = null

async function signInAgain(session: AdminSession): Promise<void> {
  const credentials = await session.open()
  try {
    if (credentials === null) throw signedOut()
    await send(listAdmins, { headers: headersOf(credentials) })
  } catch (error) {
    if (isUnauthenticated(error)) session.end(hasCode(error, 'admin_code_required') ? 'code' : 'refused')
    throw error
  }
}

/**
 * Signs in: the credentials are kept once the server has taken them, and the code of a second factor is not.
 * Who has to set one up first is signed in too, to do that. Throws ApiError or TypeError as any call.
 */
export async function signInAdmin(credentials: Credentials, code = ''): Promise<void> {
  const headers = { ...headersOf(credentials), ...(code === '' ? {} : { [ADMIN_HEADERS.code]: code }) }
  await send(listAdmins, { headers }).catch((error: unknown) => {
    if (!hasCode(error, 'second_factor_missing')) throw error
  })
  await currentAdminSession().begin(credentials)
}

/** Ends it here and in every tab, and on the server as far as it can be reached. */
export async function signOutAdmin(): Promise<void> {
  const open = renewal
  currentAdminSession().end('signed_out')
  // It would set the cookie anew after the end.
  await open?.catch(() => undefined)
  await send(adminLogout, {}).catch(() => undefined)
}

/** A call of the admin area. */
export function adminCall<C extends Contract>(contract: C, ...args: CallArgs<C>): Promise<ReplyOf<C>>
export function adminCall(contract: Contract, options: LooseOptions = {}): Promise<unknown> {
  return sendAsAdmin(contract, options)
}

/** The same for a query, which brings its own signal to stop by. */
export function adminRead<C extends Contract>(
  contract: C,
  options: CallArgs<C>[0],
  signal: AbortSignal,
): Promise<ReplyOf<C>>
export function adminRead(
  contract: Contract,
  options: LooseOptions | undefined,
  signal: AbortSignal,
): Promise<unknown> {
  return sendAsAdmin(contract, { ...options, signal })
}

/**
 * The cookie of an earlier call does while it holds; a 401 signs in again with what is kept, once for all
 * calls that wait, and the call is made again. A second 401 ends the session of this browser.
 */
async function sendAsAdmin(contract: Contract, options: LooseOptions): Promise<unknown> {
  const session = currentAdminSession()
  if (session.until() === null) throw signedOut()
  try {
    return await send(contract, options)
  } catch (error) {
    if (!isUnauthenticated(error)) throw error
  }
  await (renewal ??= signInAgain(session).finally(() => void (renewal = null)))
  try {
    return await send(contract, options)
  } catch (error) {
    if (isUnauthenticated(error)) session.end('refused')
    throw error
  }
}

import { ADMIN_HEADERS } from '#shared/catalog/admin.ts'
import { adminLogout, listAdmins } from '#shared/contracts/admin/admins.ts'
import type { Contract, ReplyOf } from '#shared/contracts/contract.ts'
import { send, type LooseOptions } from '#web/lib/api/api-client.ts'
import { ApiError, hasCode, isUnauthenticated } from '#web/lib/api/api-error.ts'
import { adminSession } from './admin-session.ts'

/**
 * Signs in: one call with the credentials as headers opens a session, which a cookie holds. An admin who has to set
 * up a second factor first is signed in too, to do that. Throws ApiError or TypeError like any call.
 */
export async function signInAdmin(
  { email, password }: { readonly email: string; readonly password: string },
  code = '',
): Promise<void> {
  const headers = {
    [ADMIN_HEADERS.email]: encodeURIComponent(email),
    [ADMIN_HEADERS.password]: encodeURIComponent(password),
    ...(code === '' ? {} : { [ADMIN_HEADERS.code]: code }),
  }
  await send(listAdmins, { headers }).catch((error: unknown) => {
    if (!hasCode(error, 'second_factor_missing')) throw error
  })
  adminSession.begin()
}

/** Signs out in every tab, and on the server if it can be reached. */
export async function signOutAdmin(): Promise<void> {
  adminSession.end('signed_out')
  await send(adminLogout, {}).catch(() => undefined)
}

/** A call of the admin area, whose options the caller has checked. A 401 ends the session of this browser. */
export async function sendAsAdmin<C extends Contract>(
  contract: C,
  options?: LooseOptions,
): Promise<ReplyOf<C>> {
  if (adminSession.until() === null) throw new ApiError(401, 'Authentication required', null)
  try {
    return await send(contract, options)
  } catch (error) {
    if (isUnauthenticated(error)) adminSession.end('refused')
    throw error
  }
}

import { adminStore } from '#functions/admin/admin.store.ts'
import type { Admin } from '#functions/admin/model.ts'
import { newId } from '#platform/lambda/identifiers.ts'
import { ADMIN_HEADERS, type AdminRole } from '#shared/catalog/admin.ts'
import { NOOR } from './admin/noor.ts'
import { visitor, type Client } from './session.ts'
import type { TestStage } from './stage.ts'
import { tableOf } from './table-of.ts'

export const ADMIN_PASSWORD = 'an old password of ours'
/** Argon2id of the password above, made with 64 KiB and one pass so that tests are not slow. */
const HASH = '$argon2id$v=19$m=64,t=1,p=1$c2FsdHNhbHRzYWx0c2FsdA$J4jMEy1ITfe7dZ3QVRUykJRSEjk2MXDtmD1SDgv/b6Q'

type Place = Pick<TestStage, 'addresses' | 'table'>

/** Creates an admin directly in the table, as the command line creates the first one. */
export async function newAdmin(stage: Place, email: string, role: AdminRole = 'admin'): Promise<Admin> {
  const admin: Admin = { ...NOOR, id: newId('adm'), email, role, epoch: 0 }
  if (!(await adminStore(tableOf(stage)).create(admin, HASH)))
    throw new Error(`there is an admin ${email} already`)
  return admin
}

/** The headers that carry an admin's credentials. */
export const credentialsOf = (email: string, password = ADMIN_PASSWORD): Record<string, string> => ({
  [ADMIN_HEADERS.email]: encodeURIComponent(email),
  [ADMIN_HEADERS.password]: encodeURIComponent(password),
})

/** Creates an admin and signs in with the credentials; later requests send only the cookie. */
export async function signedInAdmin(
  stage: Place & Pick<TestStage, 'origin'>,
  email: string,
  role: AdminRole = 'admin',
): Promise<{ admin: Admin; client: Client; cookie: string }> {
  const admin = await newAdmin(stage, email, role)
  const client = visitor(stage)
  const answer = await client.browser.request(new URL('/api/admin/admins', stage.origin), {
    headers: credentialsOf(email),
  })
  if (answer.status !== 200) throw new Error(`the sign-in of ${email} ended with ${answer.status}`)
  return { admin, client, cookie: client.cookies()['adm'] ?? '' }
}

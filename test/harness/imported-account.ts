import { importAccount } from '#functions/account-linking/account-import.store.ts'
import type { Table } from '#platform/table/table.ts'
import { type Subscription, NO_SUBSCRIPTION } from '#functions/account/model.ts'
import { newId } from '#platform/lambda/identifiers.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import type { TestStage } from './stage.ts'
import { tableOf } from './table-of.ts'

export const IMPORTED_PASSWORD = 'an old password of ours'
/** Argon2id of the password above, made with 64 KiB and one pass so that tests are not slow. */
const HASH = '$argon2id$v=19$m=64,t=1,p=1$c2FsdHNhbHRzYWx0c2FsdA$J4jMEy1ITfe7dZ3QVRUykJRSEjk2MXDtmD1SDgv/b6Q'

/** Imports an account that has an email address and a password. Returns its id. */
export const importedAccount = async (
  stage: Pick<TestStage, 'addresses' | 'table'>,
  email: string,
  subscription: Subscription = NO_SUBSCRIPTION,
  emailVerified = false,
): Promise<string> => await importInto(tableOf(stage), email, subscription, emailVerified)

/** Like importedAccount, for callers that only have the table. */
export async function importInto(
  table: Table,
  email: string,
  subscription: Subscription = NO_SUBSCRIPTION,
  emailVerified = false,
): Promise<string> {
  const id = newId('usr')
  await importAccount(
    table,
    { id, email, firstName: 'Ida', lastName: 'Brook', emailVerified, subscription },
    HASH,
    systemClock.now(),
  )
  return id
}

import type { Work } from '#functions/operations/run-operation.ts'
import { syncUsers } from '#functions/operations/sync-users.ts'
import { depsOf } from '../../lambda/deps.ts'
import { sleep } from '../../lambda/sleep.ts'
import { convergeServices, providerBook } from '../billing.ts'
import { reconciliations, whoIsLetIn } from '../stores.ts'

export const syncUsersWork: Work = async (operation) =>
  await syncUsers(operation, {
    ...depsOf(convergeServices),
    book: providerBook(),
    reports: reconciliations(),
    access: whoIsLetIn(),
    sleep,
  })

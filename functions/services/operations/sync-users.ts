import type { Work } from '#functions/operations/run-operation.ts'
import { syncUsers } from '#functions/operations/sync-users.ts'
import { depsOf } from '#platform/lambda/deps.ts'
import { sleep } from '#platform/lambda/system-clock.ts'
import { syncServices, customers } from '../payments.ts'
import { reconciliations, entitledUsers } from '../billing.ts'

export const syncUsersWork: Work = async (operation) =>
  await syncUsers(operation, {
    ...depsOf(syncServices),
    customers: customers(),
    reports: reconciliations(),
    access: entitledUsers(),
    sleep,
  })

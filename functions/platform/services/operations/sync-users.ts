import type { Work } from '#functions/operations/run-operation.ts'
import { syncUsers } from '#functions/operations/sync-users.ts'
import { depsOf } from '../../lambda/deps.ts'
import { sleep } from '../../lambda/system-clock.ts'
import { syncServices, customers } from '../billing/billing.ts'
import { reconciliations, entitledUsers } from '../stores.ts'

export const syncUsersWork: Work = async (operation) =>
  await syncUsers(operation, {
    ...depsOf(syncServices),
    customers: customers(),
    reports: reconciliations(),
    access: entitledUsers(),
    sleep,
  })

import type { Work } from '#functions/operations/run-operation.ts'
import { syncUsers } from '#functions/operations/sync-users.ts'
import { sleep } from '../lambda/sleep.ts'
import { syncDeps } from './billing.ts'
import { reconciliations, entitledUsers } from './billing-events.ts'
import { customers } from './payments.ts'

export const syncUsersWork: Work = async (operation) =>
  await syncUsers(operation, {
    ...syncDeps(),
    customers: customers(),
    reports: reconciliations(),
    access: entitledUsers(),
    sleep,
  })

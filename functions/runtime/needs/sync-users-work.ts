import type { Work } from '#core/operations/run-operation.ts'
import { syncUsers } from '#core/operations/sync-users.ts'
import { sleep } from '../sleep.ts'
import { convergeNeeds } from './billing.ts'
import { reconciliations, whoIsLetIn } from './billing-events.ts'
import { providerBook } from './payments.ts'

export const syncUsersWork: Work = async (operation) =>
  await syncUsers(operation, {
    ...convergeNeeds(),
    book: providerBook(),
    reports: reconciliations(),
    access: whoIsLetIn(),
    sleep,
  })

import { adminEndpoint } from '#platform/http/admin-endpoint.ts'
import { operations } from '#platform/services/stores.ts'
import { listOperations } from '#shared/contracts/admin/admin-system.ts'

export const handler = adminEndpoint(listOperations, { operations }, async ({ deps }) => ({
  operations: await deps.operations.latest(),
}))

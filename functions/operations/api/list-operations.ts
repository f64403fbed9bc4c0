import { adminEndpoint } from '#functions/services/http/admin-endpoint.ts'
import { operations } from '#functions/services/operations.ts'
import { listOperations } from '#shared/contracts/admin/admin-system.ts'

export const handler = adminEndpoint(listOperations, { operations }, async ({ deps }) => ({
  operations: await deps.operations.latest(),
}))

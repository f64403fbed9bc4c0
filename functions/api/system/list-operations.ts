import { operationView } from '#core/operations/operation-view.ts'
import { adminEndpoint } from '#runtime/admin-endpoint.ts'
import { ok } from '#runtime/http.ts'
import { operations } from '#runtime/needs/operations.ts'
import { listOperations } from '#shared/contracts/admin-system.ts'

export const handler = adminEndpoint(listOperations, { operations }, async ({ needs }) =>
  ok({ operations: (await needs.operations.latest()).map(operationView) }),
)

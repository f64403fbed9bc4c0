import { operationView } from '#core/operations/operation-view.ts'
import { startOperation as start } from '#core/operations/start-operation.ts'
import { adminEndpoint } from '#runtime/admin-endpoint.ts'
import { systemClock } from '#runtime/clock.ts'
import { accepted } from '#runtime/http.ts'
import { newId } from '#runtime/identifiers.ts'
import { accounts } from '#runtime/needs/accounts.ts'
import { operationMessages, operations } from '#runtime/needs/operations.ts'
import { startOperation } from '#shared/contracts/admin-system.ts'

const needed = { operations, queue: operationMessages, accounts }

export const handler = adminEndpoint(
  startOperation,
  needed,
  async ({ actor, body, needs }) => {
    const operation = await start(actor, body, { ...needs, newId, clock: systemClock })
    return accepted({ operation: operationView(operation) })
  },
  ({ body }) => ('userId' in body ? body.userId : null),
)

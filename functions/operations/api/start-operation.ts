import { operationView } from '../operation-view.ts'
import { startOperation as start } from '../start-operation.ts'
import { adminEndpoint } from '#platform/http/admin-endpoint.ts'
import { operationMessages } from '#platform/services/queues.ts'
import { accounts, operations } from '#platform/services/stores.ts'
import { startOperation } from '#shared/contracts/admin/admin-system.ts'

const services = { operations, queue: operationMessages, accounts }

export const handler = adminEndpoint(
  startOperation,
  services,
  async ({ actor, body, deps }) => {
    const operation = await start(actor, body, deps)
    return { operation: operationView(operation) }
  },
  ({ body }) => ('userId' in body ? body.userId : null),
)

import { adminView } from '#core/admin/admin-view.ts'
import { createAdmin as create } from '#core/admin/manage-admins.ts'
import { adminEndpoint } from '#runtime/admin-endpoint.ts'
import { systemClock } from '#runtime/clock.ts'
import { created } from '#runtime/http.ts'
import { newId } from '#runtime/identifiers.ts'
import { admins, hasher } from '#runtime/needs/admins.ts'
import { createAdmin } from '#shared/contracts/admins.ts'

export const handler = adminEndpoint(
  createAdmin,
  { admins, hasher },
  async ({ actor, body, needs }) =>
    created({ admin: adminView(await create(actor, body, { ...needs, clock: systemClock, newId })) }),
  ({ body }) => body.email,
)

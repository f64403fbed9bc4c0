import { randomBytes } from 'node:crypto'
import { browserSession, connectGmail } from '#harness/session.ts'
import { configure } from '#harness/ready-user.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { runs } from '#functions/services/outreach.ts'
import { table } from '#functions/services/table.ts'
import { adminCommands } from '#infra/cli/admin/admin-commands.ts'
import * as z from 'zod/mini'
import { DECLINED, seedFailedPayment } from './seed-failed-payment.ts'
import { seedPeople, seedTickets } from './seed-people.ts'
import { seedTracker } from './seed-tracker.ts'

const OWNER = 'elena.elite@example.com'
const ADMIN = 'admin@staff.example'
const User = z.object({ id: z.string(), firstName: z.string(), lastName: z.string() })

export interface Seeded {
  /** Owner of the seeded tracker; `emails` counts its emails by state. */
  readonly owner: string
  readonly emails: Readonly<Record<string, number>>
  readonly people: number
  readonly tickets: readonly string[]
  readonly declined: string
  readonly admin: { readonly email: string; readonly password: string }
}

/** Fills a running stage with sample data. Returns null when it was filled before. */
export async function seedStage(stage: {
  readonly origin: string
  readonly stripe: string
}): Promise<Seeded | null> {
  const now = systemClock.now()
  const client = await browserSession(stage, OWNER)
  const { id, firstName, lastName } = User.parse((await client.get('/api/user')).body)
  if ((await runs().latest(id)) !== null) return null
  await configure(client, 'product-manager.txt')
  await connectGmail(client, OWNER)
  const emails = await seedTracker({ id, name: `${firstName} ${lastName}` }, now)
  const people = await seedPeople()
  const tickets = await seedTickets(people, now)
  await seedFailedPayment(stage)
  return {
    owner: OWNER,
    emails,
    people: people.length,
    tickets,
    declined: DECLINED,
    admin: { email: ADMIN, password: await seedAdmin() },
  }
}

/** Creates the admin, or gives an existing one a new password. Returns the password. */
async function seedAdmin(): Promise<string> {
  const password = randomBytes(12).toString('base64url')
  const admins = adminCommands(table(), async () => password)
  const isThere = (await admins.list()).includes(ADMIN)
  await (isThere
    ? admins.resetPassword(ADMIN)
    : admins.create({ email: ADMIN, firstName: 'Robin', lastName: 'Staff', role: 'super_admin' }))
  return password
}

import { keys } from '#platform/table/keys.ts'
import type { Table } from '#platform/table/table.ts'
import { connectGmail, type Client } from './session.ts'

/** Connects the mailbox of a user whose plan is over, by giving them a plan for that moment. */
export async function connectBeforeLapse(
  table: Table,
  client: Client,
  owner: { readonly userId: string; readonly email: string },
): Promise<void> {
  const lapsed = await table.get(keys.subscription(owner.userId))
  if (lapsed === null) throw new Error(`${owner.email} has no subscription to lapse`)
  await table.put({ ...lapsed, plan: 'pro', isTrial: false, cancelAt: null })
  const landed = await connectGmail(client, owner.email)
  await table.put(lapsed)
  if (landed !== '/dashboard?gmail=connected') throw new Error(`no mailbox but ${landed}`)
}

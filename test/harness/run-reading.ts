import * as z from 'zod/mini'
import type { Client } from './session.ts'
import { waitFor } from './stage.ts'
import { OutreachEntry } from '#shared/models/outreach/outreach.ts'
import { Run } from '#shared/models/outreach/run.ts'
import { User } from '#shared/models/account/user.ts'

const RunReply = z.object({ run: z.nullable(Run) })
const Page = z.object({ data: z.array(OutreachEntry), totalItems: z.number() })

export const userOf = async (client: Client) => User.parse((await client.get('/api/user')).body)

export const latestRun = async (client: Client) =>
  RunReply.parse((await client.get('/api/runs/latest')).body).run

export const start = async (client: Client) => await client.post('/api/start-email-drafting', {})

export const finishedRun = (client: Client) =>
  waitFor(
    async () => {
      const run = await latestRun(client)
      return run?.state === 'finished' ? run : null
    },
    { what: 'the run to finish' },
  )

/** Presses the start button and waits for the run's end. Throws when the start is refused. */
export async function runOf(client: Client) {
  const started = await start(client)
  if (started.status !== 202)
    throw new Error(`the start was answered ${started.status} ${JSON.stringify(started.body)}`)
  return await finishedRun(client)
}

/** Every entry of the tracker. */
export async function entriesOf(client: Client): Promise<readonly OutreachEntry[]> {
  const { data, totalItems } = Page.parse((await client.get('/api/email-outreach?limit=100')).body)
  if (data.length !== totalItems)
    throw new Error(`the list says ${totalItems} entries and holds ${data.length}`)
  return data
}

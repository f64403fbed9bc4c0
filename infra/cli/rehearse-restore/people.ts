import * as z from 'zod/mini'
import { seedEntries } from '#harness/seeded-entries.ts'
import { browserSession, connectGmail, type Client } from '#harness/session.ts'
import type { TestStage } from '#harness/stage.ts'
import { tableOf } from '#harness/table-of.ts'
import { trialBuyer } from '#harness/trial-buyer.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { toStored } from '#platform/table/instant.ts'
import { keys, openShard } from '#platform/table/keys.ts'

export const WRITER = 'ada.drafts@mail.example'
const LEAVER = 'ben.leaves@mail.example'
/** Emails of one run, all written and none saved in the mailbox yet. */
const EMAILS = 5

const idOf = async (client: Client): Promise<string> =>
  z.object({ id: z.string() }).parse((await client.get('/api/user')).body).id

async function withWrittenEmails(stage: TestStage): Promise<string> {
  const client = await browserSession(stage, WRITER, { plan: 'pro' })
  await connectGmail(client, WRITER)
  const userId = await idOf(client)
  const target = { endpoint: stage.addresses['dynamodb'] ?? '', table: stage.table }
  for (const id of await seedEntries(target, userId, EMAILS, systemClock.now()))
    await tableOf(stage).update(keys.email(userId, id), {
      set: {
        state: 'reserved',
        draftId: null,
        subject: null,
        openPk: openShard(id),
        openSk: toStored(systemClock.now()),
      },
    })
  return userId
}

/** Three users: one waits for drafts, one will delete the account, one will upgrade. */
export async function people(stage: TestStage) {
  const writerId = await withWrittenEmails(stage)
  const leaver = await browserSession(stage, LEAVER, { plan: 'pro' })
  const leaverId = await idOf(leaver)
  const payer = await trialBuyer(stage, 'cem.pays')
  return { writerId, leaver, leaverId, payer, payerId: await idOf(payer.client) }
}

import { DeleteTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import type { Command } from 'commander'
import { ensureTable } from '#dev/aws/dynamodb.ts'
import { localAccess } from '#dev/local-access.ts'
import type { TestStage } from '#harness/stage.ts'
import { stageOfProcess } from '#harness/stage-of-process.ts'
import { tableOf } from '#harness/table-of.ts'
import { MINUTE } from '#platform/clock.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { keys } from '#platform/table/keys.ts'
import { ownedItems } from '#platform/table/owned-items.ts'
import { CommandError, say } from '../command.ts'
import { copyTable } from '../operate/copy-table.ts'
import { reapplyDeletions } from '../operate/reapply-deletions.ts'
import { doOpenWork, reconcile } from './handlers.ts'
import { people, WRITER } from './people.ts'

export interface Rehearsed {
  readonly lines: readonly string[]
  readonly kept: boolean
}

/** A deletion checks once more 15 minutes after it began. */
const LAST_LOOK_MS = 16 * MINUTE

/** Loses a table, restores an older backup, and checks that nothing is done twice. */
export async function rehearse(stage: TestStage): Promise<Rehearsed> {
  const table = tableOf(stage)
  const { google } = stage.emulators
  const { writerId, leaver, leaverId, payer, payerId } = await people(stage)
  const endpoint = stage.addresses['dynamodb'] ?? ''
  const client = new DynamoDBClient(localAccess(endpoint))
  // A backup is restored as a separate table, as in the cloud.
  const backup = `${stage.table}-backup`
  await ensureTable(endpoint, backup)
  const items = await copyTable(client, stage.table, backup)

  // The following events are not in the backup.
  await doOpenWork(table)
  const deleted = await leaver.post('/api/gdpr/delete-account', { confirmDeletion: true })
  await doOpenWork(table)
  stage.advance(LAST_LOOK_MS)
  await doOpenWork(table)
  const paid = await payer.client.post('/api/billing/upgrade', { plan: 'pro' })
  const before = { drafts: google.state.drafts(WRITER).length, charged: payer.charged() }
  if (deleted.status !== 200 || paid.status !== 200 || before.drafts === 0 || before.charged === 0)
    throw new Error(`The stage did not do what was to be lost: ${JSON.stringify([deleted, paid, before])}`)

  await client.send(new DeleteTableCommand({ TableName: stage.table }))
  const began = performance.now()
  process.env['VERIFY_BEFORE_CREATE'] = 'yes'
  await ensureTable(endpoint, stage.table)
  const restored = await copyTable(client, backup, stage.table)
  const { deletions } = await import('#functions/services/files.ts')
  const { fingerprints } = await import('#functions/services/fingerprints.ts')
  const { again } = await reapplyDeletions({
    table,
    client,
    deletions: deletions(),
    fingerprints,
    clock: systemClock,
  })
  await reconcile()
  await doOpenWork(table)
  stage.advance(LAST_LOOK_MS)
  await doOpenWork(table)
  const seconds = (performance.now() - began) / 1_000

  const drafts = google.state.drafts(WRITER).length
  const left = (await ownedItems(table, leaverId, '')).length
  const plan = (await table.get(keys.subscription(payerId)))?.['plan']
  const open = await openEmails(stage, writerId)
  const promises: readonly (readonly [string, boolean])[] = [
    [`${restored} of ${items} items are back`, restored === items],
    [`${drafts} drafts in the mailbox, ${before.drafts} before the loss`, drafts === before.drafts],
    [`${open} emails still open`, open === 0],
    [`$${payer.charged()} charged, $${before.charged} before the loss`, payer.charged() === before.charged],
    [`the plan that was paid after the backup: ${String(plan)}`, plan === 'pro'],
    [`${again.length} deletion made again, ${left} items of it left`, again.length === 1 && left === 0],
  ]
  return {
    lines: [
      ...promises.map(([text, holds]) => `${holds ? 'kept  ' : 'BROKEN'}  ${text}`),
      `given back, deletions made again, compared and worked off in ${seconds.toFixed(1)} s`,
    ],
    kept: promises.every(([, holds]) => holds),
  }
}

const openEmails = async (stage: TestStage, userId: string): Promise<number> =>
  (await ownedItems(tableOf(stage), userId, 'OUTREACH#')).filter(({ state }) => state !== 'drafted').length

async function run(): Promise<void> {
  const stage = await stageOfProcess({})
  try {
    const { lines, kept } = await rehearse(stage)
    say(lines.join('\n'))
    if (!kept) throw new CommandError('A restored table broke a promise.')
  } finally {
    await stage.close()
  }
}

/** `npm run rehearse-restore`: exit code 1 when a promise is broken. */
export function addRehearseRestore(program: Command): void {
  program
    .command('rehearse-restore')
    .description(
      "Deletes a local stage's table, restores it from a backup, and checks that nobody is written to or charged twice and that no deleted account comes back.",
    )
    .action(run)
}

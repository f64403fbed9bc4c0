import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { keys } from '#platform/table/keys.ts'
import type { CountingProxy } from '#harness/counting-proxy.ts'
import { seedEntries } from '#harness/seeded-entries.ts'
import { browserSession } from '#harness/session.ts'
import type { TestStage } from '#harness/stage.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { localAccess } from '#dev/local-access.ts'

export interface TrackerCost {
  readonly entries: number
  /**
   * Read units of the first page, of a count up to the first thousand, and of the user with the allowance.
   */
  readonly firstPage: number
  readonly counts: number
  readonly user: number
  /** Read units of the counts of all folders. */
  readonly folders: number
  /** Read units of a search through all entries, and of the statistics of thirty days. */
  readonly search: number
  readonly statistics: number
  /** The number of entries that the counting call returned. */
  readonly counted: number
  /** Read units of all full entries with their letters, as a tracker without counters would read them. */
  readonly whole: number
}

const Page = z.object({ totalItems: z.number(), data: z.array(z.unknown()) })

/** Read units per item, of all items of a user whose sort keys begin with `kind`. */
async function unitsEach(endpoint: string, table: string, userId: string, kind: string): Promise<number> {
  const client = new DynamoDBClient(localAccess(endpoint))
  const documents = DynamoDBDocumentClient.from(client)
  let [units, items] = [0, 0]
  let last: Record<string, unknown> | undefined
  do {
    const page = await documents.send(
      new QueryCommand({
        TableName: table,
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :kind)',
        ReturnConsumedCapacity: 'TOTAL',
        ExclusiveStartKey: last,
        ExpressionAttributeValues: { ':pk': keys.profile(userId).pk, ':kind': kind },
      }),
    )
    units += page.ConsumedCapacity?.CapacityUnits ?? 0
    items += page.Count ?? 0
    last = page.LastEvaluatedKey
  } while (last !== undefined)
  client.destroy()
  return units / items
}

/** The read units of the tracker for a user with this many entries. */
export async function measureTracker(
  stage: TestStage,
  proxy: CountingProxy,
  entries: number,
): Promise<TrackerCost> {
  const client = await browserSession(stage, `tracker-${entries}@mail.example`, {
    // The sign-ins of a network are counted, and every endpoint had its own.
    address: '198.51.100.1',
  })
  const { id } = z.object({ id: z.string() }).parse((await client.get('/api/user')).body)
  const endpoint = stage.addresses['dynamodb'] ?? ''
  await seedEntries({ endpoint, table: stage.table }, id, entries, systemClock.now())
  const unitsOf = async (path: string) => (await proxy.measure(() => client.get(path))).readUnits
  const each = async (kind: string) => await unitsEach(endpoint, stage.table, id, kind)
  const list = Page.parse((await client.get('/api/email-outreach?limit=1000')).body)
  if (list.totalItems !== entries)
    throw new Error(`the tracker counts ${list.totalItems} of ${entries} entries`)
  return {
    entries,
    firstPage: await unitsOf('/api/email-outreach'),
    counts: await unitsOf('/api/email-outreach?limit=1000'),
    user: await unitsOf('/api/user'),
    folders: await unitsOf('/api/email-outreach/folders'),
    search: await unitsOf('/api/email-outreach?search=nothing+of+this'),
    statistics: await unitsOf('/api/email-outreach/statistics'),
    counted: list.data.length,
    // All letters have the same length, and only some are written.
    whole: Math.round(
      entries * ((await each(keys.email(id, '').sk)) + (await each(keys.material(id, '').sk))),
    ),
  }
}

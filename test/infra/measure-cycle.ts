import { DynamoDBClient, paginateScan } from '@aws-sdk/client-dynamodb'
import * as z from 'zod/mini'
import { tableDefinition } from '#platform/table/table-definition.ts'
import type { CountingProxy, TableCost } from '#harness/counting-proxy.ts'
import { bytesOf } from '#harness/item-size.ts'
import { readyUser, type Preferences } from '#harness/ready-user.ts'
import { waitFor, type TestStage } from '#harness/stage.ts'
import { Run } from '#shared/models/outreach/run.ts'

/** The usage of one user's 24-hour cycle, in everything that costs money. */
export interface CycleCost {
  readonly drafts: number
  readonly table: TableCost
  /** Requests by vendor and the last part of their path. */
  readonly calls: Readonly<Record<string, number>>
  /**
   * Bytes per draft in the table and its indexes; each item and index entry includes the hundred bytes that
   * DynamoDB adds.
   */
  readonly bytesPerDraft: number
}

const BESIDE = 100
const INDEXES = (tableDefinition('-').GlobalSecondaryIndexes ?? []).map(({ IndexName }) => IndexName)
const OF_A_DRAFT = /^(?:OUTREACH#|MATERIAL#|JOB#)|^RECIPIENT#/

async function bytesOfDrafts(stage: TestStage): Promise<number> {
  const client = new DynamoDBClient({})
  let bytes = 0
  for (const IndexName of [undefined, ...INDEXES]) {
    for await (const { Items: items = [] } of paginateScan(
      { client },
      { TableName: stage.table, IndexName },
    )) {
      for (const item of items)
        if (OF_A_DRAFT.test(item['sk']?.S ?? '') || OF_A_DRAFT.test(item['pk']?.S ?? ''))
          bytes += bytesOf(item) + BESIDE
    }
  }
  client.destroy()
  return bytes
}

function callsSince(stage: TestStage, from: ReadonlyMap<string, number>): Readonly<Record<string, number>> {
  const calls: Record<string, number> = {}
  for (const [vendor, { requests }] of Object.entries(stage.emulators)) {
    for (const { path } of requests.slice(from.get(vendor) ?? 0)) {
      const kind = `${vendor} ${path
        .replace(/\?.*$/, '')
        .replace(/\/\d+$/, '')
        .replace(/^.*\//, '')}`.trim()
      calls[kind] = (calls[kind] ?? 0) + 1
    }
  }
  return calls
}

const Latest = z.object({ run: Run })

/** The first cycle of a new user with a full Pro allowance, from the start request to the final mail. */
export async function measureCycle(
  stage: TestStage,
  proxy: Pick<CountingProxy, 'measure'>,
  email: string,
  resume: string,
  preferences: Preferences,
): Promise<CycleCost> {
  const client = await readyUser(stage, email, 'pro', resume, preferences)
  const from = new Map(
    Object.entries(stage.emulators).map(([vendor, { requests }]) => [vendor, requests.length]),
  )
  const bytes = await bytesOfDrafts(stage)
  const table = await proxy.measure(async () => {
    await client.post('/api/start-email-drafting', {})
    await waitFor(
      () =>
        stage.emulators.ses.sent.some(
          ({ to, subject }) => to === email && subject.endsWith('ready for you to read'),
        ),
      { what: 'the mail at the end of the run' },
    )
  })
  const { run } = Latest.parse((await client.get('/api/runs/latest')).body)
  return {
    drafts: run.drafted,
    table,
    calls: callsSince(stage, from),
    bytesPerDraft: ((await bytesOfDrafts(stage)) - bytes) / run.drafted,
  }
}

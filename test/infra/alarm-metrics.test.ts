import { CloudWatchClient } from '@aws-sdk/client-cloudwatch'
import { afterEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { localAccess } from '#dev/local-access.ts'
import { buildAssignment } from '#engine/test/letters/assignments.ts'
import { RESUMES } from '#engine/test/letters/resumes.ts'
import { writeLetter } from '#engine/letters'
import { endlessPurse } from '#harness/recipients/people-search.ts'
import { seedEntries } from '#harness/seeded-entries.ts'
import { browserSession, connectGmail, type Client } from '#harness/session.ts'
import { testStage, waitFor } from '#harness/stage.ts'
import { tableOf } from '#harness/table-of.ts'
import { DAY, HOUR, MINUTE } from '#platform/clock.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { letterWriters } from '#functions/services/models.ts'
import { contactSource } from '#functions/services/recipients.ts'
import { emails } from '#functions/services/outreach.ts'
import { keys } from '#platform/table/keys.ts'
import { METRIC_NAMESPACE, METRICS } from '#shared/catalog/monitoring/metrics.ts'
import { metricData, pointsOf, queryOf } from '#vendors/cloudwatch/queries.ts'
import { assemblyOf } from './assemblies.ts'

const Dimensions = z.array(z.object({ Name: z.string(), Value: z.any() }))
const Measured = z.object({
  Namespace: z.string(),
  MetricName: z.string(),
  Dimensions: z.optional(Dimensions),
})
const AlarmOf = z.union([
  z.pipe(
    Measured,
    z.transform((metric) => [metric]),
  ),
  z.pipe(
    z.object({ Metrics: z.array(z.object({ MetricStat: z.optional(z.object({ Metric: Measured })) })) }),
    z.transform(({ Metrics }) => Metrics.flatMap(({ MetricStat }) => MetricStat?.Metric ?? [])),
  ),
])

const prod = await assemblyOf('prod')
/** Our own metrics that each alarm watches, by the alarm's name without its stage. */
const watched = new Map(
  prod.of('AWS::CloudWatch::Alarm').flatMap(({ Properties }) => {
    const own = AlarmOf.parse(Properties)
      .filter(({ Namespace }) => Namespace === METRIC_NAMESPACE)
      .map(({ MetricName, Dimensions: given = [] }) => ({
        name: MetricName,
        dimensions: Object.fromEntries(given.map(({ Name, Value }) => [Name, String(Value)])),
      }))
    return own.length === 0
      ? []
      : [[String(Properties['AlarmName']).replace('reachwell-prod-', ''), own] as const]
  }),
)

const stage = await testStage({ workers: { concurrency: 2 }, settings: { WRITER: 'bedrock' } })
const { bedrock, google, kms, hunter, cloudwatch } = stage.emulators
const table = tableOf(stage)
const client = new CloudWatchClient(localAccess(cloudwatch.url))
afterEach(() => {
  google.faults.clear()
  kms.faults.set({ clear: true })
  hunter.faults.set({ kind: null })
  bedrock.faults.set({ clear: true })
})

/** The value of an alarm's first metric in CloudWatch, with the alarm's own query. */
async function measured(alarm: string): Promise<number> {
  const [metric] = watched.get(alarm) ?? []
  if (metric === undefined) throw new Error(`${alarm} looks at no metric of ours`)
  const dimensions = { ...metric.dimensions, Stage: 'local' }
  const query = queryOf('m', {
    namespace: METRIC_NAMESPACE,
    name: metric.name,
    dimensions,
    stat: 'Sum',
    period: 3_600,
  })
  const now = systemClock.now().getTime()
  const results = await metricData(client, [query], {
    from: new Date(now - 7 * DAY),
    to: new Date(now + HOUR),
  })
  return results.flatMap(pointsOf).reduce((sum, { value }) => sum + value, 0)
}
const counts = (alarm: string): Promise<number> =>
  waitFor(() => measured(alarm), { what: `the metric of ${alarm}` })

const userIdOf = async (user: Client): Promise<string> =>
  z.object({ id: z.string() }).parse((await user.get('/api/user')).body).id

async function connected(email: string): Promise<string> {
  const user = await browserSession(stage, email, { plan: 'pro' })
  if ((await connectGmail(user, email)) !== '/dashboard?gmail=connected') throw new Error('no mailbox')
  return await userIdOf(user)
}

/** An email with a written letter that waits for its draft. */
async function written(userId: string): Promise<string> {
  const target = { endpoint: stage.addresses['dynamodb'] ?? '', table: stage.table }
  const [id = ''] = await seedEntries(target, userId, 1, systemClock.now())
  await table.update(keys.email(userId, id), { set: { state: 'reserved', draftId: null, subject: null } })
  return id
}

/** Delivers the message of the draft queue to its worker. */
async function draft(userId: string, emailId: string): Promise<void> {
  const { handler } = await import('#functions/outreach/workers/write-draft.ts')
  const body = JSON.stringify({ v: 1, userId, emailId })
  const record = {
    messageId: emailId,
    body,
    receiptHandle: '',
    attributes: {
      ApproximateReceiveCount: '1',
      SentTimestamp: '',
      SenderId: '',
      ApproximateFirstReceiveTimestamp: '',
    },
    messageAttributes: {},
    md5OfBody: '',
    eventSource: 'aws:sqs',
    eventSourceARN: '',
    awsRegion: '',
  }
  expect(await handler({ Records: [record] })).toEqual({ batchItemFailures: [] })
}

test('alarms watch existing metrics under the dimensions that they are published with', () => {
  expect(watched.size).toBeGreaterThan(15)
  for (const { name, dimensions } of [...watched.values()].flat()) {
    const metric: { unit: string; by?: string } | undefined = new Map(Object.entries(METRICS)).get(name)
    if (metric === undefined) throw new Error(`Nothing counts ${name}.`)
    const { Stage, ...others } = dimensions
    expect(Stage).toBe('prod')
    expect([[], [metric.by]]).toContainEqual(Object.keys(others))
  }
})

test('a key that KMS refuses postpones drafts, and after a day they fail', async () => {
  const userId = await connected('put-off@mail.example')
  const entry = await written(userId)
  kms.faults.set({ kind: 'disabled', times: 100 })
  await draft(userId, entry)
  expect(await counts('DraftsPostponed')).toBeGreaterThanOrEqual(1)
  expect(await counts('VendorDenied')).toBeGreaterThanOrEqual(1)
  stage.advance(DAY + MINUTE)
  await draft(userId, entry)
  expect(await counts('DraftsGivenUp')).toBe(1)
})

test('a draft that is made counts against the postponed ones', async () => {
  const userId = await connected('made@mail.example')
  await draft(userId, await written(userId))
  const [, made] = watched.get('DraftsPostponed') ?? []
  expect(made?.name).toBe('DraftsMade')
  expect(google.state.drafts('made@mail.example')).toHaveLength(1)
})

test('a revoked grant turns its mailbox off', async () => {
  const userId = await connected('gone@mail.example')
  google.faults.set({ kind: 'invalid_grant', operation: 'token', times: 5 })
  await draft(userId, await written(userId))
  expect(await counts('MailboxesTurnedOff')).toBe(1)
})

test('a letter that the check refused', async () => {
  const userId = await connected('refused@mail.example')
  const id = await written(userId)
  const lease = { token: 'lease', until: new Date(systemClock.now().getTime() + MINUTE) }
  const email = await emails().claim(userId, id, lease, systemClock.now())
  if (email === null) throw new Error('not claimed')
  expect(
    await emails().end(email, lease, { state: 'failed', failure: 'refused_by_check' }, systemClock.now()),
  ).toBe(true)
  expect(await counts('LettersRefused')).toBe(1)
})

test('a letter written without a model after the model refused', async () => {
  bedrock.faults.set({ kind: 'refusal', times: 20 })
  const { letter } = await writeLetter(buildAssignment(RESUMES.analyst), letterWriters())
  expect(letter.writer).toBe('plain')
  expect(await counts('ModelFallback')).toBe(1)
})

test('a contact source without credits', async () => {
  hunter.faults.set({ kind: 'status', status: 429 })
  const company = { name: 'Northwind', domain: 'northwind.example' }
  await expect(contactSource().findPeople(company, 'ceo', endlessPurse())).rejects.toMatchObject({
    name: 'ContactsOutOfCredits',
  })
  expect(await counts('VendorOutOfCredits')).toBe(1)
})

test('a webhook request that is not signed with our secret', async () => {
  const answer = await fetch(new URL('/api/webhooks/stripe', stage.origin), {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=00' },
  })
  expect(answer.status).toBe(400)
  expect(await counts('WebhookRefused')).toBe(1)
})

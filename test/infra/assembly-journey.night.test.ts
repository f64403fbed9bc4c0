import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { DynamoDBClient, PutItemCommand, TransactWriteItemsCommand } from '@aws-sdk/client-dynamodb'
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import { afterAll, describe, expect, inject, test } from 'vitest'
import * as z from 'zod/mini'
import { keys } from '#platform/table/keys.ts'
import { ownedItems } from '#platform/table/owned-items.ts'
import { dynamoTable } from '#platform/table/table.ts'
import { credentialsOf, newAdmin, signedInAdmin } from '#harness/admin.ts'
import { draftsOf } from '#harness/drafts.ts'
import { configure } from '#harness/ready-user.ts'
import { browserSession, connectGmail, visitor } from '#harness/session.ts'
import { confirmCard, Ordered } from '#harness/payments.ts'
import { waitFor } from '#harness/stage.ts'
import { localAccess } from '#dev/local-access.ts'
import { FactReviewInput } from '#shared/models/resume-facts.ts'
import { Monitoring } from '#shared/models/admin/monitoring.ts'
import { OutreachDetails, OutreachEntry } from '#shared/models/outreach/outreach.ts'
import { SearchPause } from '#shared/models/outreach/search-pause.ts'
import { Run } from '#shared/models/outreach/run.ts'
import { kebab } from '#shared/contracts/file-name.ts'
import { backgroundGrants } from '#infra/grants/background.ts'
import { contracts } from '#shared/contracts/index.ts'
import { webhooks } from '#shared/contracts/webhooks.ts'
import { answeredCheck } from './assembly/answered-check.ts'
import { ORIGIN_SECRET, startAssemblyStage } from './assembly/assembly-stage.ts'
import { walkLeaving, walkLinking, walkVisitor } from './assembly/walk-accounts.ts'
import { walkAdmins } from './assembly/walk-admins.ts'
import { walkOutreach } from './assembly/walk-outreach.ts'
import { walkVisits } from './assembly/walk-visits.ts'
import { built } from './built.ts'
import { synthesized, temporary } from './synthesis.ts'

const folder = temporary()
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const assembly = synthesized('dev', folder, await built())
const stage = await startAssemblyStage(assembly, inject('dynamodb'))
afterAll(() => stage.close())
const EMAIL = 'tessa.trial@example.com'
const Latest = z.object({ run: z.nullable(Run) })
const Listed = z.object({ data: z.array(OutreachEntry), totalItems: z.number() })

test("the bundles take a user from sign-in to five drafts with the template's permissions", async () => {
  const client = await browserSession(stage, EMAIL)
  const status = async (path: string) => (await client.get(path)).status
  await configure(client, 'full-stack-engineer.txt', {
    jobTitle: 'Software Engineer',
    country: 'United States',
    city: 'All Cities',
    role: 'engineering',
    timeframe: '14',
  })
  expect(await connectGmail(client, EMAIL)).toBe('/dashboard?gmail=connected')
  expect((await client.post('/api/start-email-drafting', {})).status).toBe(202)
  const run = await waitFor(
    async () => {
      const latest = Latest.parse((await client.get('/api/runs/latest')).body).run
      return latest?.state === 'finished' ? latest : null
    },
    { what: 'the run to finish' },
  ).catch(() => null)
  // Checked first: with too few permissions the run fails, and the refusal names the missing one.
  expect({ refusals: stage.proxy.refusals, reports: stage.reports }).toEqual({ refusals: [], reports: [] })
  expect(run).toMatchObject({ outcome: 'complete', drafted: 5, failed: 0 })
  const drafts = await draftsOf(stage, EMAIL)
  expect(new Set(drafts.map(({ to }) => to)).size).toBe(5)
  await waitFor(() => stage.emulators.ses.sent.length > 0, { what: 'the mail to the user' })

  const { data, totalItems } = Listed.parse((await client.get('/api/email-outreach')).body)
  expect(totalItems).toBe(5)
  const written = await Promise.all(
    data.map(async ({ id }) => OutreachDetails.parse((await client.get(`/api/email-outreach/${id}`)).body)),
  )
  expect(written.map(({ writer }) => writer)).toContain('us.anthropic.claude-haiku-5-5')
  expect(
    await Promise.all([
      status(`/api/email-outreach/${data[0]?.id}`),
      status(`/api/email-outreach/${data[0]?.id}/file`),
      status('/api/user'),
      status('/api/user/configuration'),
      status('/api/user/resume/latest'),
      status('/api/next-sync-info'),
      status('/api/gmail-integration'),
      status('/api/session-status'),
      status('/api/email-outreach/statistics'),
      status('/api/email-outreach?search=engineer'),
      status(`/api/email-outreach/${data[0]?.id}/lines`),
      status('/api/user/search-questions'),
      status('/api/service-note'),
    ]),
  ).toEqual([200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200])
  const { review } = z
    .object({ review: FactReviewInput })
    .parse((await client.get('/api/user/resume/facts')).body)
  expect((await client.put('/api/user/resume/facts', { ...review, allRight: true })).status).toBe(200)
  expect((await client.put(`/api/email-outreach/${data[0]?.id}/mark`, { mark: 'sent' })).status).toBe(200)
  // No posting of this name was held back.
  expect((await client.post(`/api/held-postings/${data[0]?.id}/email`, {})).status).toBe(404)
  const words = { subject: 'The engineer role', body: 'Hello,\n\nCould we talk this week?\n\nBest regards' }
  expect((await client.put(`/api/email-outreach/${data[2]?.id}/letter`, words)).status).toBe(200)
  // The email was sent today, so a follow-up is refused as too early, after reading everything that decides.
  expect((await client.post(`/api/email-outreach/${data[0]?.id}/follow-ups`, {})).status).toBe(409)
  expect(
    (await client.post(`/api/email-outreach/${data[1]?.id}/revisions`, { wish: 'other_fact' })).status,
  ).toBe(202)
  const revised = await waitFor(
    async () => {
      const { revision } = OutreachDetails.parse(
        (await client.get(`/api/email-outreach/${data[1]?.id}`)).body,
      )
      return revision.underWay === null ? revision : null
    },
    { what: 'the draft to be written again' },
  ).catch(() => null)
  expect({ refusals: stage.proxy.refusals, reports: stage.reports, left: revised?.leftToday }).toEqual({
    refusals: [],
    reports: [],
    left: 9,
  })
  expect((await client.post('/api/extend-session', {})).status).toBe(200)
  expect((await client.post('/api/gmail-integration/test-draft', {})).status).toBe(201)
  expect(await draftsOf(stage, EMAIL)).toHaveLength(6)
  expect((await client.post('/api/gmail-integration/refresh', {})).status).toBe(200)
  expect(await stage.call('sweep-stuck-work', { everything: true })).toEqual({ queued: 0, overdueEvents: 0 })
  expect((await client.put('/api/user/search-pause', { discardDrafts: true })).status).toBe(200)
  await waitFor(
    async () =>
      SearchPause.parse((await client.get('/api/user/search-pause')).body).discard?.state === 'done',
    { what: 'the drafts to be discarded' },
  ).catch(() => null)
  expect({ refusals: stage.proxy.refusals, left: await draftsOf(stage, EMAIL) }).toMatchObject({
    refusals: [],
    // The test draft, and the draft of the email marked as sent.
    left: [{}, {}],
  })
  expect((await client.delete('/api/user/search-pause')).status).toBe(200)
  expect((await client.delete('/api/gmail-integration')).status).toBe(200)
  expect(await connectGmail(client, EMAIL)).toBe('/dashboard?gmail=connected')
  expect((await client.delete('/api/gmail-integration')).status).toBe(200)
  expect((await client.post('/api/user/logout', {})).status).toBe(200)
  expect((await client.get('/api/user')).status).toBe(401)
  expect(stage.proxy.refusals).toEqual([])
  expect(stage.reports).toEqual([])
})

test('payment events reach the account through the bundles, and the nightly reconciliation finds no difference', async () => {
  const email = 'nora.none@example.com'
  const client = await browserSession(stage, email)
  expect((await client.post('/api/validate-coupon', { couponCode: 'WELCOME20', planId: 'pro' })).status).toBe(
    200,
  )
  const ordered = Ordered.parse(
    (await client.post('/api/create-subscription', { planId: 'pro', userEmail: email })).body,
  )
  await confirmCard(stage, ordered.clientSecret)
  const told = await waitFor(
    async () => {
      const user = z
        .object({ isTrial: z.boolean(), trialPlan: z.nullable(z.string()) })
        .parse((await client.get('/api/user')).body)
      return user.isTrial ? user : null
    },
    { what: 'the trial' },
  ).catch(() => null)
  expect({ refusals: stage.proxy.refusals, reports: stage.reports }).toEqual({ refusals: [], reports: [] })
  expect(told).toEqual({ isTrial: true, trialPlan: 'pro' })
  expect(
    (await client.post('/api/verify-payment-success', { sessionId: ordered.subscriptionId })).status,
  ).toBe(200)
  expect((await client.post('/api/retry-payment', { plan: 'pro' })).status).toBe(409)
  // With little time left each call processes one page; the sample account has a plan without a payment.
  const compared = await waitFor(
    async () => {
      const state = await stage.call('reconcile-billing', {})
      return z.object({ phase: z.string() }).parse(state).phase === 'done' ? state : null
    },
    { what: 'the comparison to end' },
  )
  expect(compared).toMatchObject({
    pages: 9,
    differences: { access_without_provider: { count: 1 } },
    healed: 0,
  })
  expect({ refusals: stage.proxy.refusals, reports: stage.reports }).toEqual({ refusals: [], reports: [] })
})

test('billing, support and data requests of a paying user need no more than their grants', async () => {
  const client = await browserSession(stage, 'nora.none@example.com')
  const post = async (path: string, body: unknown = {}) => (await client.post(path, body)).status
  const get = async (path: string) => (await client.get(path)).status
  const statuses = {
    money: [
      await get('/api/billing/status'),
      await post('/api/billing/create-setup-intent'),
      await post('/api/billing/update-payment-method'),
      await post('/api/subscription/cancel'),
      await post('/api/subscription/reactivate'),
      await post('/api/billing/upgrade', { plan: 'pro' }),
      await post('/api/subscription/pause'),
      await post('/api/subscription/resume'),
      await post('/api/billing/preview-change', { plan: 'elite' }),
      await post('/api/billing/next-plan', { plan: 'starter' }),
    ],
    help: [
      await get('/api/user/usage'),
      (await client.put('/api/user/profile', { firstName: 'Nora', lastName: 'Haddad' })).status,
      await post('/api/support-tickets', {
        subject: 'A question',
        message: 'Where do my drafts go?',
        priority: 'medium',
      }),
      await post('/api/user/delete-request', { reason: 'other', additionalInfo: '' }),
    ],
    data: [
      await get('/api/gdpr/privacy-dashboard'),
      await post('/api/gdpr/retention-settings', {
        autoDeleteAfterDays: 30,
        retentionPolicyAcceptedAt: true,
      }),
      await get('/api/user/export-data'),
      await get('/api/gdpr/export?format=csv'),
      await get('/api/blog'),
      await post('/api/detect-account-conflict', { email: 'somebody@mail.example' }),
    ],
  }
  // More than one answer holds is written by the worker, and read from S3 with the link's own permissions.
  const { id } = z.object({ id: z.string() }).parse((await client.get('/api/user')).body)
  const table = dynamoTable(stage.table, localAccess(inject('dynamodb')))
  for (let job = 0; job < 300; job += 1)
    await table.put({ ...keys.usedJob(id, `job-${job}`), about: randomBytes(20_000).toString('base64') })
  const tooMuch = await get('/api/gdpr/export?format=json')
  const linkOf = async () =>
    z.object({ url: z.nullable(z.string()) }).parse((await client.get('/api/gdpr/export-file')).body).url
  await waitFor(async () => (await linkOf()) !== null, { what: 'the file of the export' })
  const file = await fetch((await linkOf()) ?? '')
  const reported = await post('/api/policy-violations', { 'csp-report': { 'blocked-uri': 'inline' } })
  expect({ refusals: stage.proxy.refusals, reports: stage.reports }).toEqual({ refusals: [], reports: [] })
  expect([tooMuch, file.status, reported]).toEqual([422, 200, 200])
  expect(statuses).toEqual({
    money: [200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
    help: [200, 200, 201, 201],
    data: [200, 200, 200, 200, 200, 200],
  })
})

test("the check for unused accounts warns and starts a deletion with the template's permissions", async () => {
  const client = await browserSession(stage, 'unused@mail.example', { plan: 'none' })
  expect(
    (
      await client.post('/api/gdpr/retention-settings', {
        autoDeleteAfterDays: 30,
        retentionPolicyAcceptedAt: true,
      })
    ).status,
  ).toBe(200)
  const { id } = z.object({ id: z.string() }).parse((await client.get('/api/user')).body)
  const table = dynamoTable(stage.table, localAccess(inject('dynamodb')))
  /** Makes the account look unused for so many days. */
  const unused = async (days: number, more: object = {}) => {
    for (const { pk, sk } of (await ownedItems(table, id, 'ACTIVITY#')).map((item) =>
      z.object({ pk: z.string(), sk: z.string() }).parse(item),
    ))
      await table.remove({ pk, sk })
    const at = new Date(Date.now() - days * 86_400_000).toISOString()
    await table.put({
      ...(await table.get(keys.retention(id))),
      usedUntil: at,
      lookAt: at,
      openSk: at,
      ...more,
    })
  }
  await unused(25)
  expect(await stage.call('apply-retention', {})).toEqual({ checked: 1, warned: 1, deleted: 0, failed: 0 })
  expect(
    stage.emulators.ses.sent.filter(({ to }) => to === 'unused@mail.example').map(({ subject }) => subject),
  ).toEqual([expect.stringContaining('will be deleted on')])
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString()
  await unused(40, { warning: { at: day(8), deleteAt: day(1) } })
  expect(await stage.call('apply-retention', {})).toEqual({ checked: 1, warned: 0, deleted: 1, failed: 0 })
  expect((await client.get('/api/user')).status).toBe(401)
  expect(stage.proxy.refusals).toEqual([])
})

test('an admin lists all accounts, deactivates and reactivates one, and deletes it', async () => {
  const { client: admin } = await signedInAdmin(
    { origin: stage.origin, table: stage.table, addresses: { dynamodb: inject('dynamodb') } },
    'overseer@staff.example',
  )
  const user = await browserSession(stage, 'overseen@mail.example')
  const { id } = z.object({ id: z.string() }).parse((await user.get('/api/user')).body)
  expect(await stage.call('count-accounts', {})).toEqual({ count: expect.any(Number) })
  const paths = [
    'stats',
    'users',
    'find?text=overseen',
    'configurations',
    'emails',
    'gmail-integrations',
    `user-config/${id}`,
    `user-emails/${id}`,
  ]
  const answers = await Promise.all(paths.map(async (path) => (await admin.get(`/api/admin/${path}`)).status))
  const off = await admin.put(`/api/admin/users/${id}/status`, { isActive: false })
  const ended = await user.get('/api/user')
  const on = await admin.put(`/api/admin/users/${id}/status`, { isActive: true })
  const gone = await admin.delete(`/api/admin/users/${id}`)
  expect({ refusals: stage.proxy.refusals, reports: stage.reports }).toEqual({ refusals: [], reports: [] })
  expect([answers, off.status, ended.status, on.status, gone.status]).toEqual([
    paths.map(() => 200),
    200,
    401,
    200,
    200,
  ])
})

test('the health of every component is checked, and a failed sign-in is counted', async () => {
  await newAdmin({ table: stage.table, addresses: { dynamodb: inject('dynamodb') } }, 'watch@staff.example')
  const page = (password?: string) =>
    fetch(new URL('/api/admin/monitoring-dashboard', stage.origin), {
      headers: credentialsOf('watch@staff.example', password),
    })
  expect((await page('a wrong password')).status).toBe(401)
  expect((await visitor(stage).get('/api/auth/callback?code=x&state=guessed')).status).toBe(302)
  const shown = Monitoring.parse(await (await page()).json())
  const overall = await answeredCheck(stage)
  expect(await stage.call('repeat-alarms', {})).toEqual({ repeated: [] })
  expect({ refusals: stage.proxy.refusals, reports: stage.reports }).toEqual({ refusals: [], reports: [] })
  expect(shown.systemHealth.components.filter(({ status }) => status === 'unknown')).toEqual([])
  expect([
    shown.securityMetrics.failedLogins.topIPs,
    shown.history?.length,
    ['healthy', 'degraded'].includes(overall),
  ]).toEqual([[{ ip: '127.0.0.1', count: 2 }], 24, true])
})

test('what visitors met is read from its log, with the source maps of their release', async () => {
  const errors = await walkVisits(stage, { table: stage.table, addresses: { dynamodb: inject('dynamodb') } })
  expect({ refusals: stage.proxy.refusals, reports: stage.reports }).toEqual({ refusals: [], reports: [] })
  expect(errors).toMatchObject([{ message: 'no', place: 'web/src/app/router.tsx:1', times: 1 }])
  const used = stage.proxy.used.get('get-visits') ?? new Set()
  expect(['logs:StartQuery', 'logs:GetQueryResults', 's3:GetObject'].every((one) => used.has(one))).toBe(true)
})

test('admin actions need no more than their grants, and a guessed cookie is refused', async () => {
  const failed = await walkAdmins({
    origin: stage.origin,
    table: stage.table,
    addresses: { dynamodb: inject('dynamodb') },
  })
  expect({ refusals: stage.proxy.refusals, reports: stage.reports }).toEqual({ refusals: [], reports: [] })
  expect(failed).toEqual([])
})

test("settings are saved, and each operation finishes with its worker's grants", async () => {
  const place = { origin: stage.origin, table: stage.table, addresses: { dynamodb: inject('dynamodb') } }
  const { client: admin } = await signedInAdmin(place, 'operator@staff.example')
  const user = await browserSession(stage, 'priya.pro@example.com')
  await configure(user, 'full-stack-engineer.txt', {
    jobTitle: 'Software Engineer',
    country: 'United States',
    city: 'All Cities',
    role: 'engineering',
    timeframe: '14',
  })
  expect(await connectGmail(user, 'priya.pro@example.com')).toBe('/dashboard?gmail=connected')
  const { id: userId } = z.object({ id: z.string() }).parse((await user.get('/api/user')).body)
  expect(
    (await admin.put('/api/admin/settings', { emailsPerDayPerUser: 12, responseTimeoutHours: 48 })).status,
  ).toBe(200)
  expect((await user.get('/api/user')).body).toMatchObject({ dailyAllowance: 12 })
  expect((await admin.get('/api/admin/settings')).status).toBe(200)
  for (const order of [
    { kind: 'sync_users' },
    { kind: 'refresh_gmail_tokens' },
    { kind: 'test_automation', userId, emails: 1 },
  ]) {
    // Another test's operation may still be running.
    await waitFor(async () => (await admin.post('/api/admin/operations', order)).status === 202, {
      what: `${order.kind} to begin`,
      everyMs: 500,
    })
  }
  const Reports = contracts.listOperations.reply[200]
  const ended = await waitFor(
    async () => {
      const { operations } = Reports.parse((await admin.get('/api/admin/operations')).body)
      return operations.every(({ endedAt }) => endedAt !== null) ? operations : null
    },
    { what: 'the operations to end' },
  ).catch(() => [])
  expect({ refusals: stage.proxy.refusals, reports: stage.reports }).toEqual({ refusals: [], reports: [] })
  expect(ended.map(({ kind, state }) => [kind, state])).toEqual([
    ['sync_users', 'done'],
    ['refresh_gmail_tokens', 'done'],
    ['test_automation', 'done'],
  ])
  expect(ended[2]?.report.at(-1)).toMatch(/^Email 1, to /)
})

test("a visitor asks, reads and signs up; two accounts are merged and deleted with the workers' permissions", async () => {
  const table = dynamoTable(stage.table, localAccess(inject('dynamodb')))
  const visited = await walkVisitor(stage, table)
  const linked = await walkLinking(stage, table, 'nora.none@example.com').catch((error: unknown) =>
    String(error),
  )
  expect({
    refusals: stage.proxy.refusals,
    reports: stage.reports,
    linked: typeof linked === 'string' ? linked : 'yes',
  }).toEqual({ refusals: [], reports: [], linked: 'yes' })
  if (typeof linked === 'string') return
  const seen = await Promise.all(
    ['/api/user', '/api/user/configuration', '/api/gmail-integration'].map(
      async (path) => (await linked.get(path)).body,
    ),
  )
  const outreach = await walkOutreach(stage, table, linked).catch(String)
  expect({ refusals: stage.proxy.refusals, reports: stage.reports }).toEqual({ refusals: [], reports: [] })
  expect(outreach).toEqual([
    'done',
    [200, 200, 200, 202, 200, 200, 200, 200, 202, 200, 200, 200, 202, 200, 200, 302, 404, 200],
  ])
  const left = await walkLeaving(stage, table, linked).catch(String)
  expect({ refusals: stage.proxy.refusals, reports: stage.reports }).toEqual({ refusals: [], reports: [] })
  expect(visited).toEqual([200, 200, 200, 200, 200, 302])
  expect(seen).toMatchObject([
    { email: 'nora.none@example.com', currentPlan: 'pro' },
    { jobTitle: 'Product Manager' },
    { email: 'pat.home@mail.example', isActive: true },
  ])
  expect(left).toEqual([
    { success: true, user: { email: 'nora.none@example.com' }, error: null },
    200,
    200,
    200,
    401,
  ])
  expect(
    stage.emulators.stripe.state.subscriptions.filter(
      ({ status }) => status === 'trialing' || status === 'active',
    ),
  ).toEqual([])
})

test('every function was called, so the absence of refusals means something', () => {
  const all = [...Object.keys(contracts), ...Object.keys(webhooks), ...Object.keys(backgroundGrants)].map(
    kebab,
  )
  // This one asks no service: it only redirects.
  expect(all.filter((name) => !stage.proxy.used.has(name))).toEqual(['open-stop-reminders'])
})

test("the authorizer accepts the edge's secret, which it reads itself", async () => {
  expect(await stage.call('authorize-origin', { identitySource: [ORIGIN_SECRET] })).toEqual({
    isAuthorized: true,
  })
  expect(await stage.call('authorize-origin', { identitySource: ['guessed'] })).toEqual({
    isAuthorized: false,
  })
  expect(stage.proxy.refusals.splice(0)).toEqual([])
})

describe('beyond the grants', () => {
  const as = (accessKeyId: string) => ({
    endpoint: stage.proxy.url,
    region: 'us-east-1',
    credentials: { accessKeyId, secretAccessKey: 'local' },
    maxAttempts: 1,
  })
  const item = (pk: string) => ({ TableName: stage.table, Item: { pk: { S: pk }, sk: { S: '-' } } })
  const refused = () => stage.proxy.refusals.splice(0).map((line) => line.split(' ').slice(0, 2).join(' '))

  test('a function that only reads cannot write', async () => {
    await expect(
      new DynamoDBClient(as('get-user')).send(new PutItemCommand(item('USER#usr_1'))),
    ).rejects.toMatchObject({ name: 'AccessDeniedException' })
    expect(refused()).toEqual(['get-user dynamodb:PutItem'])
  })

  test('a transaction needs the permissions of its parts', async () => {
    await expect(
      new DynamoDBClient(as('get-user')).send(
        new TransactWriteItemsCommand({ TransactItems: [{ Put: item('USER#usr_1') }] }),
      ),
    ).rejects.toMatchObject({ name: 'AccessDeniedException' })
    expect(refused()).toEqual(['get-user dynamodb:PutItem'])
  })

  test('a function that writes reaches only its own partitions', async () => {
    await expect(
      new DynamoDBClient(as('update-configuration')).send(new PutItemCommand(item('RECIPIENT#a'))),
    ).rejects.toMatchObject({ name: 'AccessDeniedException' })
    expect(refused()).toEqual(['update-configuration dynamodb:PutItem'])
    expect(
      await new DynamoDBClient(as('update-configuration')).send(new PutItemCommand(item('USER#usr_1'))),
    ).toMatchObject({ $metadata: { httpStatusCode: 200 } })
    expect(refused()).toEqual([])
  })

  test('no foreign queue, file or secret is reached', async () => {
    const queue = { QueueUrl: stage.queues.cycle, MessageBody: '{}' }
    await expect(
      new SQSClient({ ...as('get-user'), useQueueUrlAsEndpoint: false }).send(new SendMessageCommand(queue)),
    ).rejects.toMatchObject({ name: 'AccessDeniedException' })
    await expect(
      new S3Client(as('get-user')).send(new GetObjectCommand({ Bucket: 'assembly-resumes', Key: 'users/a' })),
    ).rejects.toMatchObject({ name: 'AccessDenied' })
    const secret = stage.functions.get('plan-cycle')?.environment['HUNTER_SECRET_ARN']
    await expect(
      new SecretsManagerClient(as('write-draft')).send(new GetSecretValueCommand({ SecretId: secret })),
    ).rejects.toMatchObject({ name: 'AccessDeniedException' })
    expect(refused()).toEqual([
      'get-user sqs:SendMessage',
      'get-user s3:GetObject',
      'get-user kms:Decrypt',
      'write-draft secretsmanager:GetSecretValue',
    ])
  })

  test.each(['get-latest-resume', 'upload-resume', 'merge-accounts', 'write-draft'])(
    '%s gets NoSuchKey for a missing file, not AccessDenied',
    async (name) => {
      const missing = { Bucket: 'assembly-resumes', Key: 'users/usr_1/resumes/res_1/text' }
      await expect(new S3Client(as(name)).send(new GetObjectCommand(missing))).rejects.toMatchObject({
        name: 'NoSuchKey',
      })
    },
  )

  test('a visitor without a session gets 401 from the same bundles', async () => {
    expect((await visitor(stage).get('/api/user')).status).toBe(401)
    expect(refused()).toEqual([])
  })

  // Stays last: its queries run side by side, so some are refused only after the call has failed.
  test('a bundle with too few permissions fails, and the refusal is recorded', async () => {
    expect(
      await stage.call('sweep-stuck-work', { everything: true }, 'get-user').then(
        () => 'done',
        () => 'failed',
      ),
    ).toBe('failed')
    expect([...new Set(refused())]).toEqual(['get-user dynamodb:Query'])
  })
})

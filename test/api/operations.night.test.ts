import { describe, expect, test } from 'vitest'
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import * as z from 'zod/mini'
import { keys } from '#platform/table/keys.ts'
import { signedInAdmin } from '#harness/admin.ts'
import { draftsOf } from '#harness/drafts.ts'
import { BERLIN, configure, readyUser } from '#harness/ready-user.ts'
import { browserSession, type Client } from '#harness/session.ts'
import { testStage, waitFor } from '#harness/stage.ts'
import { tableOf } from '#harness/table-of.ts'
import { wholeTable } from '#harness/whole-table.ts'
import { localAccess } from '#dev/local-access.ts'
import { contracts } from '#shared/contracts/index.ts'
import { GmailIntegration } from '#shared/models/gmail.ts'
import { Problem } from '#shared/models/wire-types.ts'
import { entriesOf, runOf } from '#harness/run-reading.ts'

const stage = await testStage({ workers: { concurrency: 2 } })
const { admin, client: staff } = await signedInAdmin(stage, 'operator@staff.example')
const table = tableOf(stage)

const Started = contracts.startOperation.reply[202]
const Listed = contracts.listOperations.reply[200]

const start = async (order: object) => await staff.post('/api/admin/operations', order)
const latest = async (kind: string) =>
  Listed.parse((await staff.get('/api/admin/operations')).body).operations.find(
    (operation) => operation.kind === kind,
  ) ?? null
const ended = async (kind: string) =>
  await waitFor(
    async () => {
      const found = await latest(kind)
      return found?.endedAt ? found : null
    },
    { what: `${kind} to end` },
  )
const userIdOf = async (client: Client) =>
  z.object({ id: z.string() }).parse((await client.get('/api/user')).body).id

/**
 * The whole table without caches of provider data, rate limits, operations, the hourly account count and the
 * admin's own records.
 */
async function lasting(): Promise<readonly string[]> {
  const items = await wholeTable(stage)
  const passing = /^(?:(?:ANSWER|THROTTLE|OPERATION|ADMINSESSION|AUDIT|SESSION|SECURITY)#|STATS#ACTIVE$)/
  // The credits that the contact search used are counted, and what they cost, because they were paid for; and now and
  // then all active accounts are.
  const isSpending = (item: object) =>
    Object.keys(item).every((name) => /^(?:pk|sk|c\d+|active|credits|creditCents)$/.test(name))
  // They may stand beside what is counted of users.
  const isCounted = ([name]: readonly [string, unknown], { pk }: { pk?: unknown }) =>
    /^(?:active|credit(?:s|Cents))$/.test(name) && String(pk).startsWith('STATS#')
  return items
    .filter((item) => !passing.test(String(item['pk'])) && !isSpending(item))
    .map((item) =>
      JSON.stringify(
        Object.entries(item)
          .filter((entry) => !isCounted(entry, item))
          .toSorted(([a], [b]) => (a < b ? -1 : 1)),
      ),
    )
    .toSorted()
}

describe('the sync of users with the payment provider', () => {
  test('reports how many users were checked and corrected, and what was wrong with whom', async () => {
    const byHand = await browserSession(stage, 'by-hand@mail.example', { plan: 'elite' })
    const userId = await userIdOf(byHand)
    const answer = await start({ kind: 'sync_users' })
    expect(answer.status).toBe(202)
    const { operation } = Started.parse(answer.body)
    expect(operation).toMatchObject({
      kind: 'sync_users',
      state: 'queued',
      startedBy: admin.id,
      endedAt: null,
      done: 0,
      total: null,
      report: [],
    })
    expect(await ended('sync_users')).toMatchObject({
      id: operation.id,
      state: 'done',
      done: 1,
      report: ['Checked: 1', 'Corrected: 0', `access_without_provider: 1 (${userId})`],
    })
    await table.remove(keys.profile(userId))
  })
})

describe('the check of mailboxes', () => {
  test('turns off mailboxes that lost their access, tells their users once, and names them by id', async () => {
    const [kept, lost] = [
      await readyUser(stage, 'kept@mail.example', 'pro', 'product-manager.txt'),
      await readyUser(stage, 'lost@mail.example', 'pro', 'product-manager.txt'),
    ]
    stage.emulators.google.state.revokeAccount('lost@mail.example')
    expect((await start({ kind: 'refresh_gmail_tokens' })).status).toBe(202)
    const lostId = await userIdOf(lost)
    expect(await ended('refresh_gmail_tokens')).toMatchObject({
      state: 'done',
      done: 2,
      total: 2,
      report: [
        'Accept our access: 1',
        'Lost now, users told by email: 1',
        'Lost before, waiting to be connected again: 0',
        'Not checked, Gmail gave no answer: 0',
        `Lost: ${lostId}`,
      ],
    })
    const integration = async (client: Client) =>
      GmailIntegration.parse((await client.get('/api/gmail-integration')).body)
    expect([(await integration(kept)).isActive, (await integration(lost)).isActive]).toEqual([true, false])
    expect(stage.emulators.ses.sent.map(({ to, subject }) => [to, subject])).toEqual([
      ['lost@mail.example', 'Connect Gmail again to get new drafts'],
    ])

    expect((await start({ kind: 'refresh_gmail_tokens' })).status).toBe(202)
    const again = await waitFor(
      async () => {
        const found = await latest('refresh_gmail_tokens')
        return found?.endedAt && found.report.includes('Lost before, waiting to be connected again: 1')
          ? found
          : null
      },
      { what: 'the second time' },
    )
    expect(again.report).toEqual([
      'Accept our access: 1',
      'Lost now, users told by email: 0',
      'Lost before, waiting to be connected again: 1',
      'Not checked, Gmail gave no answer: 0',
    ])
    expect(stage.emulators.ses.sent).toHaveLength(1)
  })
})

describe('a dry run', () => {
  test('goes as far as the letters, writes only caches and rate limits, sends no mail, and reports no personal data', async () => {
    const email = 'tried@mail.example'
    const client = await readyUser(stage, email, 'pro', 'product-manager.txt')
    const userId = await userIdOf(client)
    const [before, mails] = [await lasting(), stage.emulators.ses.sent.length]
    expect((await start({ kind: 'test_automation', userId, emails: 3 })).status).toBe(202)
    const tried = await ended('test_automation')
    expect(tried).toMatchObject({ state: 'done', done: 3, total: 3 })
    expect(tried.report[0]).toBe('Eligibility: a run could start now.')
    expect(tried.report[1]).toMatch(
      /^Postings: \d+ found, \d+ matched, a contact for \d+, \d+ of these read whole\.$/,
    )
    expect(tried.report.filter((line) => line.startsWith('Email '))).toHaveLength(3)
    expect(tried.report.at(-1)).toMatch(
      /^Email 3, to .+: a subject of \d+ characters, score \d+, (no findings|findings [LW\d ]+), written by plain$/,
    )
    expect(await lasting()).toEqual(before)
    expect([await draftsOf(stage, email), stage.emulators.ses.sent.length]).toEqual([[], mails])
    expect((await client.get('/api/user')).body).toMatchObject({ dailyRemaining: 20, jobsRemaining: 600 })

    // A real run then does what the dry run said, with the people whom its report leaves out.
    expect(
      (await staff.put('/api/admin/settings', { emailsPerDayPerUser: 3, responseTimeoutHours: 72 })).status,
    ).toBe(200)
    expect(await runOf(client)).toMatchObject({ outcome: 'complete', drafted: 3 })
    const written = await entriesOf(client)
    const companies = tried.report.flatMap((line) => /^Email \d, to (.+): a subject/.exec(line)?.[1] ?? [])
    expect(written.map(({ companyName }) => companyName).toSorted((x, y) => x.localeCompare(y))).toEqual(
      companies.toSorted((x, y) => x.localeCompare(y)),
    )
    const said = companies.reduce((text, company) => text.replaceAll(company, ''), tried.report.join('\n'))
    const about = written.flatMap(({ contactPersonName, contactPersonEmail, emailSubject }) => [
      ...contactPersonName.split(' '),
      contactPersonEmail,
      emailSubject ?? '',
    ])
    expect([about.length > 9, about.filter((word) => said.includes(word))]).toEqual([true, []])
    expect(
      (await staff.put('/api/admin/settings', { emailsPerDayPerUser: 30, responseTimeoutHours: 72 })).status,
    ).toBe(200)
  })

  test('says what would prevent a run', async () => {
    const client = await browserSession(stage, 'bare@mail.example', { plan: 'none' })
    await configure(client, 'product-manager.txt', BERLIN)
    expect((await start({ kind: 'test_automation', userId: await userIdOf(client), emails: 1 })).status).toBe(
      202,
    )
    const tried = await waitFor(
      async () => {
        const found = await latest('test_automation')
        return found?.endedAt && found.done === 1 ? found : null
      },
      { what: 'the trial' },
    )
    expect(tried.report[0]).toBe(
      'Eligibility: a run would end with no_plan. You have no active plan. Choose one to start.',
    )
  })

  test('is refused for an unknown user', async () => {
    const answer = await start({ kind: 'test_automation', userId: 'usr_01ARZ3NDEKTSV4RRFFQ69G5FAV' })
    expect([answer.status, Problem.parse(answer.body).code]).toEqual([404, 'not_found'])
    expect((await start({ kind: 'test_automation', userId: 'nobody' })).status).toBe(400)
    expect((await start({ kind: 'format_disks' })).status).toBe(400)
  })
})

describe('one operation of a kind runs at a time', () => {
  test('however often it is requested at once and its message delivered', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, async () => await start({ kind: 'sync_users' })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([202, 409, 409, 409, 409])
    expect(Problem.parse(answers.find(({ status }) => status === 409)?.body)).toMatchObject({
      code: 'operation_running',
    })
    const sqs = new SQSClient({ ...localAccess(stage.sqs.url), useQueueUrlAsEndpoint: false })
    for (let index = 0; index < 4; index += 1)
      await sqs.send(
        new SendMessageCommand({
          QueueUrl: stage.sqs.operations.url,
          MessageBody: JSON.stringify({ v: 1, operation: 'sync_users' }),
        }),
      )
    sqs.destroy()
    expect(await ended('sync_users')).toMatchObject({ state: 'done' })
  })
})

test('only admins start operations and read their reports', async () => {
  const user = await browserSession(stage, 'curious@mail.example')
  expect([
    (await user.get('/api/admin/operations')).status,
    (await user.post('/api/admin/operations', { kind: 'sync_users' })).status,
  ]).toEqual([401, 401])
})

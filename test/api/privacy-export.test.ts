import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { ownedItems } from '#platform/table/owned-items.ts'
import { tableOf } from '#harness/table-of.ts'
import { readyUser } from '#harness/ready-user.ts'
import { reviewFacts } from '#harness/review-facts.ts'
import { seedEntries } from '#harness/seeded-entries.ts'
import { browserSession, visitor } from '#harness/session.ts'
import { testStage } from '#harness/stage.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { DataExport } from '#shared/models/account/privacy.ts'

const stage = await testStage({ workers: null })
const table = tableOf(stage)

const EXPORT = '/api/user/export-data'
const FILE = '/api/gdpr/export'

const EMAIL = 'toni@mail.example'
const client = await readyUser(stage, EMAIL, 'pro', 'product-manager.txt')
const userId = z.object({ id: z.string() }).parse((await client.get('/api/user')).body).id
await seedEntries(
  { endpoint: stage.addresses['dynamodb'] ?? '', table: stage.table },
  userId,
  3,
  systemClock.now(),
)
await reviewFacts(client, 'Forklift licence of Toni')

/** The file's raw text, for formats other than JSON. */
async function textOf(path: string): Promise<string> {
  const response = await client.browser.request(new URL(path, stage.origin), {
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  return await response.text()
}

describe('the export', () => {
  test('requires a session', async () => {
    expect([(await visitor(stage).get(EXPORT)).status, (await visitor(stage).get(FILE)).status]).toEqual([
      401, 401,
    ])
  })

  test('holds everything about the user, in sections', async () => {
    const reply = await client.get(EXPORT)
    expect(reply.status).toBe(200)
    const { sections, userId: id, notIncluded } = DataExport.parse(reply.body)
    expect(id).toBe(userId)
    expect(sections['account']).toMatchObject([{ email: EMAIL, firstName: 'Alex', lastName: 'Rivers' }])
    expect(sections['configuration']).toMatchObject([{ jobTitle: 'Product Manager', country: 'Germany' }])
    expect(sections['mailbox']).toMatchObject([{ email: EMAIL, isActive: true }])
    expect(sections['addresses']).toMatchObject([{ email: EMAIL }])
    expect(sections['signIns']).toMatchObject([{ issuer: expect.any(String), subject: expect.any(String) }])
    expect(sections['resumes']).toMatchObject([{ originalFileName: 'product-manager.txt' }])
    expect(sections['resumeReview']).toMatchObject([
      {
        version: 1,
        added: [{ kind: 'licence', text: 'Forklift licence of Toni' }],
        signer: 'account',
        allRight: { resumeId: expect.any(String) },
      },
    ])
    expect(sections['resumeFiles']).toMatchObject([
      { contentType: 'text/plain', text: expect.stringContaining('Product'), base64: expect.any(String) },
    ])
    expect(sections['letters']?.[0]).toMatchObject({
      contact: { reason: 'Lena Brandt was named with the posting.' },
    })
    expect(sections['activity']).toContainEqual(
      expect.objectContaining({ action: 'resume_uploaded', details: 'product-manager.txt' }),
    )
    expect([sections['outreach']?.length, sections['letters']?.length, sections['sessions']?.length]).toEqual(
      [3, 3, 1],
    )
    expect(notIncluded).toContainEqual({
      what: 'Invoices and payments at Stripe',
      why: 'Stripe sent them to you; ask us for a copy.',
    })
  })

  test("has every item of the user's partition, without its secrets", async () => {
    const items = await ownedItems(table, userId, '')
    const { sections } = DataExport.parse((await client.get(EXPORT)).body)
    const records = Object.entries(sections).flatMap(([name, found]) => (name === 'resumeFiles' ? [] : found))
    expect(records.length).toBe(items.length)
    const text = JSON.stringify(sections)
    const secrets = items
      .flatMap((item) => [
        item['sealedGrant'],
        item['passwordHash'],
        item['leaseToken'],
        String(item['sk']).startsWith('SESSION#') ? String(item['sk']).slice(8) : undefined,
      ])
      .filter((value) => typeof value === 'string')
    expect(secrets.length).toBe(2)
    for (const secret of secrets) expect(text).not.toContain(secret)
    expect(text).not.toMatch(
      /"(pk|sk|openPk|openSk|entrySk|folderSk|ttl|sealedGrant|passwordHash|leaseToken)"/,
    )
  })

  test('contains nothing of other users', async () => {
    const other = await browserSession(stage, 'somebody.else@mail.example', {
      firstName: 'Robin',
      lastName: 'Vale',
    })
    const text = JSON.stringify((await other.get(EXPORT)).body)
    expect(text).toContain('somebody.else@mail.example')
    for (const foreign of [userId, EMAIL]) expect(text).not.toContain(foreign)
  })
})

describe('the file', () => {
  test('is the same export as JSON', async () => {
    const reply = await client.get(`${FILE}?format=json`)
    expect([
      reply.headers.get('content-disposition'),
      reply.headers.get('content-type'),
      reply.headers.get('cache-control'),
    ]).toEqual(['attachment; filename="reachwell-data.json"', 'application/json; charset=utf-8', 'no-store'])
    const plain = DataExport.parse((await client.get(EXPORT)).body)
    // The activity log has one more export, made in between.
    const [first, second] = [DataExport.parse(reply.body), plain].map(
      ({ sections: { activity = [], ...sections }, ...rest }) => ({
        ...rest,
        sections,
        exports: activity.length,
      }),
    )
    expect(first).toEqual({ ...second, exportedAt: expect.any(String), exports: Number(second?.exports) - 1 })
  })

  test('has one value per row as CSV', async () => {
    const reply = await client.get(`${FILE}?format=csv`)
    expect([reply.headers.get('content-disposition'), reply.headers.get('content-type')]).toEqual([
      'attachment; filename="reachwell-data.csv"',
      'text/csv; charset=utf-8',
    ])
    const text = await textOf(`${FILE}?format=csv`)
    expect(text).toContain(`"account","1","email","${EMAIL}"\r\n`)
    expect(text).toContain('"configuration","1","jobTitle","Product Manager"\r\n')
  })

  test('is refused in another format', async () => {
    expect((await client.get(`${FILE}?format=xml`)).status).toBe(400)
  })

  test('is compressed for a user with many entries', async () => {
    await seedEntries(
      { endpoint: stage.addresses['dynamodb'] ?? '', table: stage.table },
      userId,
      1_000,
      systemClock.now(),
      1_000,
    )
    const reply = await client.get(EXPORT)
    expect([reply.status, DataExport.parse(reply.body).sections['outreach']?.length]).toEqual([200, 1_000])
    expect(reply.headers.get('content-encoding')).toBe('gzip')
  })
})

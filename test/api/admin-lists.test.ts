import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { keys } from '#platform/table/keys.ts'
import { signedInAdmin } from '#harness/admin.ts'
import { IMPORTED_PASSWORD, importedAccount } from '#harness/imported-account.ts'
import { configure } from '#harness/ready-user.ts'
import { seedEntries } from '#harness/seeded-entries.ts'
import { seedPeople } from '#harness/seeded-people.ts'
import { browserSession, connectGmail } from '#harness/session.ts'
import { atNight } from '#engine/test/at-night.ts'
import { testStage } from '#harness/stage.ts'
import { tableOf } from '#harness/table-of.ts'
import { contracts } from '#shared/contracts/index.ts'
import { Problem } from '#shared/models/wire-types.ts'

const stage = await testStage({ workers: null })
const table = tableOf(stage)
const target = { endpoint: stage.addresses['dynamodb'] ?? '', table: stage.table }
const people = await seedPeople(target, 57, new Date('2026-03-10T09:00:00.000Z'), { whole: true })
const { client: admin } = await signedInAdmin(stage, 'lists@staff.example')

const Users = contracts.listAdminUsers.reply[200]
const Found = contracts.findUsers.reply[200]
const Configurations = contracts.listAdminConfigurations.reply[200]
const Emails = contracts.listAdminEmails.reply[200]
const OwnEmails = contracts.listAdminUserEmails.reply[200]
const Mailboxes = contracts.listAdminGmailIntegrations.reply[200]

const users = async (query: string) => Users.parse((await admin.get(`/api/admin/users${query}`)).body)
const following = (cursor: string | null) => (cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`)

/** All pages of users in order; `between` runs after each. */
async function paged(query: string, between: (page: number) => Promise<unknown> = async () => undefined) {
  const pages: string[][] = []
  for (let cursor: string | null = null; ; ) {
    const page = await users(`?${query}${following(cursor)}`)
    pages.push(page.users.map(({ id }) => id))
    await between(pages.length)
    cursor = page.nextCursor
    if (cursor === null) return pages
  }
}

const ids = people.map(({ id }) => id)
const refusal = ({ status, body }: { status: number; body: unknown }) => [
  status,
  Problem.parse(body).code,
  Problem.parse(body).fields?.map(({ field }) => field),
]

describe('users', () => {
  test('are listed newest first and each once, whatever the page size', async () => {
    const [all, tens, odd] = [await paged('limit=100'), await paged('limit=10'), await paged('limit=7')]
    expect([all.map(({ length }) => length), all.flat()]).toEqual([[57], ids])
    expect([tens.map(({ length }) => length), tens.flat()]).toEqual([[10, 10, 10, 10, 10, 7], ids])
    expect(odd.flat()).toEqual(ids)
    const first = await users('')
    expect([first.users.length, first.total]).toEqual([25, 57])
    expect(first.users[0]).toEqual({
      id: people[0]?.id,
      email: 'person-000000@people.example',
      firstName: 'Robin',
      lastName: 'Person 000000',
      isActive: true,
      currentPlan: 'pro',
      isTrial: false,
      trialEndsAt: null,
      planExpiresAt: null,
      overdue: null,
      pause: null,
      dispute: null,
      billingState: 'active',
      subscriptionCancelAt: null,
      createdAt: '2026-03-10T09:00:00.000Z',
    })
  })

  test('who sign up while an admin pages do not change the following pages', async () => {
    const pages = await paged(
      'limit=10',
      async (page) =>
        await seedPeople(target, 1, new Date('2026-03-10T10:00:00.000Z'), { from: 1_000 + page }),
    )
    expect(pages.flat()).toEqual(ids)
    expect((await users('?limit=5')).users.map(({ email }) => email)).toEqual(
      [1001, 1002, 1003, 1004, 1005].map((index) => `person-00${index}@people.example`),
    )
  })

  test('who are deleted while an admin pages are left out', async () => {
    for (const name of ['one', 'two', 'three']) await importedAccount(stage, `leaver.${name}@old.example`)
    const [, second, third] = (await users('?limit=3')).users.map(({ id }) => id)
    const { nextCursor } = await users('?limit=1')
    expect((await admin.delete(`/api/admin/users/${second}`)).status).toBe(200)
    expect((await users(`?limit=1${following(nextCursor)}`)).users.map(({ id }) => id)).toEqual([third])
  })

  test('whose account was merged are not listed, and a search finds the primary account instead', async () => {
    const client = await browserSession(stage, 'kept.account@mail.example', { plan: 'none' })
    await importedAccount(stage, 'merged.account@old.example')
    const before = (await users('')).total
    const scenario = {
      type: 'gmail_to_email',
      primaryAccount: 'kept.account@mail.example',
      secondaryAccount: 'merged.account@old.example',
    }
    expect(
      (await client.post('/api/link-accounts', { scenario, confirmPassword: IMPORTED_PASSWORD })).status,
    ).toBe(200)
    const { id } = z.object({ id: z.string() }).parse((await client.get('/api/user')).body)
    const found = async (text: string) =>
      Found.parse((await admin.get(`/api/admin/find?text=${text}`)).body).found.map(({ user }) => user.id)
    expect([await found('kept.account@'), await found('merged.account@'), (await users('')).total]).toEqual([
      [id],
      [id],
      before - 1,
    ])
  })
})

/** Cursors that this service did not make. */
const FOREIGN = [
  '1',
  'users',
  'users..',
  'eyJwayI6IlVTRVIjIn0',
  "users.1.' OR 1=1",
  'users.1.usr_',
  `users.99999999999999999.${people[0]?.id}`,
  `sessions.1.${people[0]?.id}`,
  '%00',
  'of.of.of',
]

describe('a cursor', () => {
  const made = async (path: string) =>
    z.object({ nextCursor: z.string() }).parse((await admin.get(path)).body).nextCursor

  test.each([
    '/api/admin/users?',
    '/api/admin/configurations?',
    '/api/admin/emails?',
    '/api/admin/gmail-integrations?',
    `/api/admin/user-emails/${people[0]?.id}?`,
  ])('that this service did not make is refused: %s', async (path) => {
    for (const cursor of atNight ? FOREIGN : FOREIGN.slice(5, 9)) {
      expect(
        refusal(await admin.get(`${path}cursor=${encodeURIComponent(cursor)}`)),
        `for ${cursor}`,
      ).toEqual([400, 'invalid_request', ['cursor']])
    }
  })

  test('of one list is refused by the other lists', async () => {
    const ofUsers = await made('/api/admin/users?limit=1')
    for (const path of [
      '/api/admin/configurations?',
      '/api/admin/emails?',
      '/api/admin/gmail-integrations?',
    ]) {
      expect(refusal(await admin.get(`${path}cursor=${ofUsers}`)).slice(0, 2)).toEqual([
        400,
        'invalid_request',
      ])
    }
  })

  test('and the page size have limits', async () => {
    for (const limit of ['0', '-1', '101', '1.5', 'all'])
      expect(refusal(await admin.get(`/api/admin/users?limit=${limit}`))).toEqual([
        400,
        'invalid_request',
        ['limit'],
      ])
    expect((await admin.get(`/api/admin/users?cursor=${'x'.repeat(501)}`)).status).toBe(400)
  })
})

describe('the data of users', () => {
  test("lists configurations by their last change, and shows one user's configuration in full", async () => {
    const { configurations, nextCursor } = Configurations.parse(
      (await admin.get('/api/admin/configurations?limit=2')).body,
    )
    expect(configurations.map(({ userId }) => userId)).toEqual(ids.slice(0, 2))
    expect(configurations[0]).toEqual({
      id: `cfg_${ids[0]?.slice(4)}`,
      userId: ids[0],
      jobTitle: 'Product Manager',
      targetCity: 'Berlin',
      targetArea: 'Germany',
      targetPersonRoles: ['engineering'],
      updatedAt: '2026-03-10T09:00:00.000Z',
    })
    const rest = Configurations.parse(
      (await admin.get(`/api/admin/configurations?limit=100${following(nextCursor)}`)).body,
    )
    expect([rest.configurations.map(({ userId }) => userId), rest.nextCursor]).toEqual([ids.slice(2), null])

    const client = await browserSession(stage, 'configured@mail.example')
    await configure(client, 'product-manager.txt')
    const { id } = z.object({ id: z.string() }).parse((await client.get('/api/user')).body)
    const own = z
      .object({ resumeUrl: z.string(), updatedAt: z.string(), id: z.string() })
      .parse((await client.get('/api/user/configuration')).body)
    expect((await admin.get(`/api/admin/user-config/${id}`)).body).toEqual({
      configuration: {
        id: own.id,
        userId: id,
        jobTitle: 'Product Manager',
        targetCity: 'Berlin',
        targetArea: 'Germany',
        targetPersonRoles: ['engineering'],
        jobPostedTimeframe: '30',
        letterLanguage: 'posting',
        letterTone: 'plain',
        writeToAgencies: true,
        chooseFirst: false,
        otherTitles: [],
        titleWordsLeftOut: [],
        remoteOnly: false,
        minLevel: null,
        maxLevel: null,
        resumeUrl: own.resumeUrl,
        createdAt: own.updatedAt,
        updatedAt: own.updatedAt,
        lastConfigChangeAt: own.updatedAt,
      },
    })
    const latest = Configurations.parse((await admin.get('/api/admin/configurations?limit=1')).body)
    expect(latest.configurations.map(({ userId }) => userId)).toEqual([id])
    const unset = await importedAccount(stage, 'unset@old.example')
    expect((await admin.get(`/api/admin/user-config/${unset}`)).body).toEqual({ configuration: null })
  })

  test('lists mailboxes by connection time, without their tokens', async () => {
    const client = await browserSession(stage, 'mailbox@mail.example')
    await connectGmail(client, 'mailbox@mail.example')
    const { id } = z.object({ id: z.string() }).parse((await client.get('/api/user')).body)
    const answer = await admin.get('/api/admin/gmail-integrations?limit=3')
    const { integrations, userEmails, nextCursor } = Mailboxes.parse(answer.body)
    expect(userEmails).toEqual({
      [id]: 'mailbox@mail.example',
      [ids[0] ?? '']: 'person-000000@people.example',
      [ids[1] ?? '']: 'person-000001@people.example',
    })
    expect(integrations.map(({ gmailAddress, isActive }) => [gmailAddress, isActive])).toEqual([
      ['mailbox@mail.example', true],
      ['person-000000@people.example', true],
      ['person-000001@people.example', true],
    ])
    expect(integrations[1]).toEqual({
      id: ids[0],
      userId: ids[0],
      gmailAddress: 'person-000000@people.example',
      isActive: true,
      createdAt: '2026-03-10T09:00:00.000Z',
    })
    const rest = Mailboxes.parse(
      (await admin.get(`/api/admin/gmail-integrations?limit=100${following(nextCursor)}`)).body,
    )
    expect([rest.integrations.length, rest.nextCursor]).toEqual([55, null])
    await client.delete('/api/gmail-integration')
    expect(
      Mailboxes.parse((await admin.get('/api/admin/gmail-integrations?limit=100')).body).integrations.map(
        ({ userId }) => userId,
      ),
    ).not.toContain(id)
  })

  test('lists the emails of all users and of one user, with the status that the user sees', async () => {
    const now = new Date('2026-03-09T12:00:00.000Z')
    const [writer, other] = [people[3]?.id ?? '', people[4]?.id ?? '']
    const written = await seedEntries(target, writer, 40, now)
    const others = await seedEntries(target, other, 5, new Date('2026-03-08T12:00:00.000Z'))
    await table.update(keys.email(writer, written[0] ?? ''), {
      set: { mark: 'sent', markedAt: '2026-03-09T13:00:00.000Z' },
    })
    const first = Emails.parse((await admin.get('/api/admin/emails?limit=30')).body)
    expect(first.emails.map(({ id }) => id)).toEqual(written.slice(0, 30))
    expect(first.emails[0]).toEqual({
      id: written[0],
      userId: writer,
      companyName: 'Company 0',
      jobTitle: 'Product Manager',
      contactName: 'Robin Example 0',
      contactRole: 'Head of Product',
      contactEmail: 'robin@company-0.example',
      status: 'sent',
      emailSubject: 'Your product team in Berlin',
      emailBody: expect.stringMatching(/^A paragraph/),
      createdAt: '2026-03-09T00:00:30.000Z',
      sentAt: '2026-03-09T13:00:00.000Z',
    })
    expect(first.emails[1]).toMatchObject({ status: 'draft', sentAt: null })
    const second = Emails.parse(
      (await admin.get(`/api/admin/emails?limit=30${following(first.nextCursor)}`)).body,
    )
    // Both users' emails are from the day before, so they are interleaved.
    expect(second.emails.map(({ id }) => id).toSorted()).toEqual([...written.slice(30), ...others].toSorted())
    expect(second.nextCursor).toBeNull()
    expect(second.userEmails).toEqual({
      [writer]: 'person-000003@people.example',
      [other]: 'person-000004@people.example',
    })

    const own = OwnEmails.parse((await admin.get(`/api/admin/user-emails/${writer}?limit=25`)).body)
    expect(own.emails.map(({ id }) => id)).toEqual(written.slice(0, 25))
    const rest = OwnEmails.parse(
      (await admin.get(`/api/admin/user-emails/${writer}?limit=25${following(own.nextCursor)}`)).body,
    )
    expect([rest.emails.map(({ id }) => id), rest.nextCursor]).toEqual([written.slice(25), null])
    expect((await admin.get(`/api/admin/user-emails/${people[5]?.id}`)).body).toEqual({
      emails: [],
      nextCursor: null,
    })
  })

  test('answers 404 for an unknown user', async () => {
    const nobody = 'usr_00000000000000000000000000'
    for (const path of [`/api/admin/user-config/${nobody}`, `/api/admin/user-emails/${nobody}`])
      expect(refusal(await admin.get(path)).slice(0, 2)).toEqual([404, 'not_found'])
  })
})

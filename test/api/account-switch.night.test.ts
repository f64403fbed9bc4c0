import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { outreachEmailStore } from '#functions/outreach/emails/outreach-email.store.ts'
import { keys } from '#platform/table/keys.ts'
import { mailboxFromItem } from '#functions/mailbox/mailbox.item.ts'
import { ownedItems } from '#platform/table/owned-items.ts'
import { sessionStore } from '#functions/auth/session.store.ts'
import { activityOf } from '#functions/account/activity/model.ts'
import { sessionEnds } from '#functions/auth/session.ts'
import { signedInAdmin } from '#harness/admin.ts'
import { draftsOf } from '#harness/drafts.ts'
import { IMPORTED_PASSWORD, importedAccount } from '#harness/imported-account.ts'
import { readyUser } from '#harness/ready-user.ts'
import { browserSession, visitor, type Client } from '#harness/session.ts'
import { testStage, waitFor } from '#harness/stage.ts'
import { tableOf } from '#harness/table-of.ts'
import { ticketFor } from '#harness/ticket.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { newId, secrets } from '#platform/lambda/identifiers.ts'
import { fingerprints } from '#functions/services/fingerprints.ts'
import { AdminUser, FoundUser } from '#shared/models/admin/admin.ts'
import { Run } from '#shared/models/outreach/run.ts'
import { Problem } from '#shared/models/wire-types.ts'

const stage = await testStage()
const table = tableOf(stage)
const DAY = 86_400_000

/** A new admin each time: admin sessions do not outlast the days by which tests advance the clock. */
const asAdmin = async (): Promise<Client> =>
  (await signedInAdmin(stage, `switch-${newId('adm').toLowerCase()}@staff.example`)).client
const idOf = async (client: Client) =>
  z.object({ id: z.string() }).parse((await client.get('/api/user')).body).id
const set = (admin: Client, userId: string, isActive: unknown) =>
  admin.put(`/api/admin/users/${userId}/status`, { isActive })
const refusal = ({ status, body }: { status: number; body: unknown }) => [status, Problem.parse(body).code]

/** Goes through the sign-in; returns where it ends and whether with a session. */
async function signIn(email: string) {
  const client = visitor(stage)
  const picker = await client.browser.visit(new URL('/api/auth/gmail', stage.origin))
  const action = /<form method="post" action="([^"]+)"/.exec(picker.html)?.[1] ?? ''
  const landed = await client.browser.submit(new URL(action, picker.url), {
    email,
    firstName: 'Alex',
    lastName: 'Rivers',
    plan: 'pro',
  })
  return { at: `${landed.url.pathname}${landed.url.search}`, signedIn: client.cookies()['sid'] !== undefined }
}

describe('deactivating an account', () => {
  test('ends its sessions with the next request and prevents sign-ins until it is reactivated', async () => {
    const admin = await asAdmin()
    const email = 'closed@mail.example'
    const [one, two] = [await browserSession(stage, email), await browserSession(stage, email)]
    const userId = await idOf(one)
    const off = await set(admin, userId, false)
    expect([off.status, z.object({ user: AdminUser }).parse(off.body).user]).toMatchObject([
      200,
      { id: userId, email, isActive: false },
    ])
    expect([
      (await one.get('/api/session-status')).status,
      (await two.get('/api/user')).status,
      (await one.post('/api/extend-session', {})).status,
    ]).toEqual([401, 401, 401])
    expect(await ownedItems(table, userId, 'SESSION#')).toEqual([])
    expect(await signIn(email)).toEqual({ at: '/login?reason=account_inactive', signedIn: false })

    const ticket = visitor(stage)
    const token = await ticketFor(ticket, new URL(stage.origin), { userId, email })
    expect((await ticket.post('/api/auto-login', { token })).body).toMatchObject({
      success: false,
      error: 'This account is not active. Please contact support.',
    })
    expect(ticket.cookies()['sid']).toBeUndefined()

    expect([(await set(admin, userId, false)).status, (await set(admin, userId, true)).status]).toEqual([
      200, 200,
    ])
    const back = await signIn(email)
    expect(back).toEqual({ at: '/dashboard', signedIn: true })
    expect(
      z.object({ found: z.array(FoundUser) }).parse((await admin.get(`/api/admin/find?text=${email}`)).body)
        .found,
    ).toMatchObject([{ user: { id: userId, isActive: true } }])
  })

  test('leaves no session that was opened at the same moment', async () => {
    const admin = await asAdmin()
    const email = 'racing@mail.example'
    const userId = await idOf(await browserSession(stage, email))
    const sessions = sessionStore(table)
    const open = async () => {
      const now = systemClock.now()
      return await sessions.open(
        { hash: secrets.hash(secrets.fresh()), userId, email, ...sessionEnds(now) },
        null,
        activityOf('signed_in', null, newId, now),
      )
    }
    for (let round = 0; round < 6; round += 1) {
      const [off, ...opened] = await Promise.all([
        set(admin, userId, false),
        open(),
        open(),
        signIn(email),
        open(),
      ])
      expect([off.status, opened.length]).toEqual([200, 4])
      expect(await ownedItems(table, userId, 'SESSION#')).toEqual([])
      expect(await open()).toBe(false)
      expect((await set(admin, userId, true)).status).toBe(200)
      expect(await open()).toBe(true)
    }
  })

  test('prevents linking, both as the primary and as the secondary account', async () => {
    const admin = await asAdmin()
    const own = await browserSession(stage, 'linking@mail.example', { plan: 'none' })
    const otherId = await importedAccount(stage, 'off@old.example')
    expect((await set(admin, otherId, false)).status).toBe(200)
    const scenario = {
      type: 'gmail_to_email',
      primaryAccount: 'linking@mail.example',
      secondaryAccount: 'off@old.example',
    }
    expect(
      refusal(await own.post('/api/link-accounts', { scenario, confirmPassword: IMPORTED_PASSWORD })),
    ).toEqual([403, 'link_unproven'])
  })

  test('requires an existing user and the new status', async () => {
    const admin = await asAdmin()
    expect(refusal(await set(admin, 'usr_00000000000000000000000000', false))).toEqual([404, 'not_found'])
    expect(refusal(await set(admin, 'somebody', false))).toEqual([400, 'invalid_request'])
    const userId = await idOf(await browserSession(stage, 'unsure@mail.example'))
    for (const isActive of ['false', null, undefined, 0])
      expect(refusal(await set(admin, userId, isActive))).toEqual([400, 'invalid_request'])
    expect((await visitor(stage).put(`/api/admin/users/${userId}/status`, { isActive: false })).status).toBe(
      401,
    )
  })
})

const latestRun = async (client: Client) =>
  z.object({ run: z.nullable(Run) }).parse((await client.get('/api/runs/latest')).body).run

describe('while an account is deactivated', () => {
  test('emails under way get no draft, and their allowance is released', async () => {
    const admin = await asAdmin()
    const email = 'under-way@mail.example'
    const client = await readyUser(stage, email, 'pro', 'product-manager.txt')
    const userId = await idOf(client)
    expect((await client.post('/api/start-email-drafting', {})).status).toBe(202)
    await waitFor(async () => (await draftsOf(stage, email)).length > 0, {
      what: 'the first draft',
      everyMs: 5,
    })
    expect((await set(admin, userId, false)).status).toBe(200)
    const entriesOpen = async () =>
      (await ownedItems(table, userId, 'OUTREACH#')).filter((item) => item['openPk'] !== undefined).length
    // Drafts that had begun at Gmail are finished; none begins after the deactivation.
    const begun = (await ownedItems(table, userId, 'OUTREACH#')).filter(
      (item) => item['intentAt'] !== null,
    ).length
    await waitFor(
      async () => {
        await stage.sweep(true)
        const [run] = await ownedItems(table, userId, 'RUN#', { newest: 1 })
        return run?.['state'] === 'planned' && (await entriesOpen()) === 0
      },
      { what: 'every entry to end', everyMs: 500 },
    )
    expect((await draftsOf(stage, email)).length).toBeLessThanOrEqual(begun)
    const ended = await ownedItems(table, userId, 'OUTREACH#')
    expect(
      ended.filter((item) => item['state'] === 'failed').every((item) => item['failure'] === 'access_ended'),
    ).toBe(true)
  })

  test('a draft that is about to be written is not written', async () => {
    const admin = await asAdmin()
    const email = 'about-to@mail.example'
    const client = await readyUser(stage, email, 'pro', 'product-manager.txt')
    const userId = await idOf(client)
    const item = await table.get(keys.gmail(userId))
    const mailbox = item && mailboxFromItem(item)
    if (mailbox === null) throw new Error('no mailbox')
    await table.put({ ...keys.email(userId, 'out_1'), leaseToken: 'mine', state: 'written' })
    const begin = async () => {
      const now = systemClock.now()
      const lease = { token: 'mine', until: new Date(now.getTime() + 60_000) }
      const entry: Parameters<ReturnType<typeof outreachEmailStore>['saveIntent']>[0] = Object({
        id: 'out_1',
        userId,
        contact: { email: 'li@northwind.example', domain: 'northwind.example', company: 'Northwind' },
      })
      return await outreachEmailStore(table, fingerprints).saveIntent(entry, lease, mailbox, now)
    }
    expect(await begin()).toBe('saved')
    expect((await set(admin, userId, false)).status).toBe(200)
    expect(await begin()).toBe('mailbox_changed')
    expect((await set(admin, userId, true)).status).toBe(200)
    expect(await begin()).toBe('saved')
  })

  test('its daily run does nothing, and after the reactivation the next one runs', async () => {
    const email = 'daily@mail.example'
    const emailsADay = async (many: number) =>
      await (await asAdmin()).put('/api/admin/settings', {
        emailsPerDayPerUser: many,
        responseTimeoutHours: 72,
      })
    expect((await emailsADay(3)).status).toBe(200)
    const client = await readyUser(stage, email, 'pro', 'product-manager.txt')
    const userId = await idOf(client)
    expect((await client.post('/api/start-email-drafting', {})).status).toBe(202)
    await waitFor(async () => (await latestRun(client))?.state === 'finished', { what: 'the run' })
    const drafts = (await draftsOf(stage, email)).length
    const scheduled = () => JSON.stringify(stage.emulators.scheduler.schedules()).includes(userId)
    expect([drafts, scheduled()]).toEqual([3, true])

    expect((await set(await asAdmin(), userId, false)).status).toBe(200)
    stage.advance(DAY + 16 * 60_000)
    await stage.emulators.scheduler.advance(0)
    await waitFor(() => !scheduled(), { what: 'the daily alarm to go' })
    const [vain] = await ownedItems(table, userId, 'RUN#', { newest: 1 })
    expect([vain?.['outcome'], (await draftsOf(stage, email)).length]).toEqual(['account_inactive', drafts])

    expect((await set(await asAdmin(), userId, true)).status).toBe(200)
    expect(scheduled()).toBe(true)
    stage.advance(21 * 60_000)
    await stage.emulators.scheduler.advance(0)
    await waitFor(async () => (await draftsOf(stage, email)).length > drafts, {
      what: 'drafts of the next run',
    })
    expect((await emailsADay(30)).status).toBe(200)
  })
})

describe('deleting a user', () => {
  test("deletes the same data as the user's own deletion", async () => {
    const admin = await asAdmin()
    const email = 'removed@mail.example'
    const client = await browserSession(stage, email, { plan: 'none' })
    const userId = await idOf(client)
    const gone = await admin.delete(`/api/admin/users/${userId}`)
    expect([gone.status, gone.body]).toEqual([200, { success: true }])
    expect((await client.get('/api/session-status')).status).toBe(401)
    const list = z.object({ users: z.array(AdminUser) })
    expect(
      list.parse((await admin.get('/api/admin/users?limit=100')).body).users.map(({ id }) => id),
    ).not.toContain(userId)
    expect((await admin.get(`/api/admin/find?text=${email}`)).body).toMatchObject({ found: [] })
    expect(refusal(await admin.get(`/api/admin/user-config/${userId}`))).toEqual([404, 'not_found'])
    expect(refusal(await set(admin, userId, true))).toEqual([404, 'not_found'])
    expect(refusal(await admin.delete(`/api/admin/users/${userId}`))).toEqual([404, 'not_found'])
    await waitFor(async () => (await table.get(keys.subscription(userId))) === null, {
      what: 'the deletion to be carried out',
    })
    // The same person comes back as a new user.
    const again = await browserSession(stage, email, { plan: 'none' })
    expect(await idOf(again)).not.toBe(userId)
  })

  test('requires an existing user and an admin', async () => {
    const admin = await asAdmin()
    expect(refusal(await admin.delete('/api/admin/users/usr_00000000000000000000000000'))).toEqual([
      404,
      'not_found',
    ])
    const userId = await idOf(await browserSession(stage, 'stays@mail.example'))
    expect((await visitor(stage).delete(`/api/admin/users/${userId}`)).status).toBe(401)
    expect(refusal(await admin.get(`/api/admin/user-emails/${userId}?cursor=of.x`))).toEqual([
      400,
      'invalid_request',
    ])
  })
})

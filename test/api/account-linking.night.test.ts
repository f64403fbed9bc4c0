import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { keys } from '#platform/table/keys.ts'
import { ownedItems } from '#platform/table/owned-items.ts'
import { importedAccount, IMPORTED_PASSWORD } from '#harness/imported-account.ts'
import { tableOf } from '#harness/table-of.ts'
import { configure } from '#harness/ready-user.ts'
import { seedEntries } from '#harness/seeded-entries.ts'
import { connectBeforeLapse } from '#harness/lapsed-mailbox.ts'
import { browserSession, visitor, type Client } from '#harness/session.ts'
import { testStage, waitFor } from '#harness/stage.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { sampleSubscription } from '#dev/seed-account.ts'

const stage = await testStage()
const table = tableOf(stage)
const HOUR = 3_600_000

const DETECT = '/api/detect-account-conflict'
const LINK = '/api/link-accounts'

const idOf = async (client: Client) =>
  z.object({ id: z.string() }).parse((await client.get('/api/user')).body).id
const codeOf = (reply: { body: unknown }) => z.object({ code: z.string() }).parse(reply.body).code
const mailTo = (address: string) =>
  stage.emulators.ses.sent.filter(({ to }) => to === address).map(({ text }) => text)

/** The parameters of the link in the newest mail to an address. */
function linkIn(address: string) {
  const url = new URL(/https?:\/\/\S+/.exec(mailTo(address).at(-1) ?? '')?.[0] ?? '')
  const query = url.searchParams
  return {
    path: url.pathname,
    scenario: {
      type: query.get('scenario'),
      primaryAccount: query.get('primary'),
      secondaryAccount: query.get('secondary'),
    },
    proof: new URLSearchParams(url.hash.slice(1)).get('proof') ?? '',
  }
}

const kindsOf = async (userId: string) =>
  [
    ...new Set((await ownedItems(table, userId, '')).map((item) => String(item['sk']).replace(/#.*$/, ''))),
  ].toSorted((a, b) => a.localeCompare(b))

const merged = async (primaryId: string, secondaryId: string) =>
  await waitFor(async () => (await table.get(keys.merge(primaryId, secondaryId)))?.['doneAt'], {
    what: 'the merge',
  })

describe('detecting the other account', () => {
  test('requires a session', async () => {
    expect((await visitor(stage).post(DETECT, { email: 'a@mail.example' })).status).toBe(401)
    expect(
      (
        await visitor(stage).post(LINK, {
          scenario: { type: 'merge_accounts', primaryAccount: 'a', secondaryAccount: 'b' },
        })
      ).status,
    ).toBe(401)
  })

  test('gives the same answer whether or not the other account exists; only its mailbox learns it', async () => {
    await browserSession(stage, 'there@mail.example')
    const asker = await browserSession(stage, 'asker@mail.example')
    const there = await asker.post(DETECT, { email: 'There@mail.example ' })
    const absent = await asker.post(DETECT, { email: 'absent@mail.example' })
    expect([there.status, there.body]).toEqual([
      200,
      {
        scenario: null,
        message:
          'If an account belongs to this address, a link to confirm it is on its way there. It works for 30 minutes, in this browser.',
      },
    ])
    expect([absent.status, absent.body]).toEqual([there.status, there.body])
    expect(mailTo('there@mail.example').at(-1)).toMatch(
      /\/account-linking\?scenario=merge_accounts&primary=there%40mail\.example&secondary=asker%40mail\.example&stays=google%2Cpro%2C\S+&joins=google%2Cpro%2C\S+#proof=/,
    )
    expect(mailTo('absent@mail.example').at(-1)).toContain('There is no account for this address')
  })

  test('gives the same answer to a wrong password and an unknown address', async () => {
    await importedAccount(stage, 'old.one@mail.example')
    const asker = await browserSession(stage, 'asker2@mail.example')
    const wrong = await asker.post(DETECT, { email: 'old.one@mail.example', password: 'guessed' })
    const unknown = await asker.post(DETECT, { email: 'old.none@mail.example', password: 'guessed' })
    for (const reply of [wrong, unknown]) {
      expect([reply.status, reply.body]).toEqual([
        404,
        expect.objectContaining({
          code: 'not_found',
          message: 'No existing account found with this email address.',
        }),
      ])
    }
  })

  test('returns the scenario at once for the right password', async () => {
    await importedAccount(stage, 'old.two@mail.example')
    const asker = await browserSession(stage, 'asker3@mail.example', { plan: 'starter' })
    expect(
      (await asker.post(DETECT, { email: 'old.two@mail.example', password: IMPORTED_PASSWORD })).body,
    ).toEqual({
      scenario: {
        type: 'email_to_gmail',
        primaryAccount: 'asker3@mail.example',
        secondaryAccount: 'old.two@mail.example',
        primary: { kind: 'google', plan: 'starter', since: expect.any(String) },
        secondary: { kind: 'password', plan: null, since: expect.any(String) },
        opensBoth: false,
      },
      message: expect.stringMatching(
        /^The Google account \(Starter plan, opened on \w+ \d+, \d{4}\) of asker3@mail\.example stays\. The account with email and password \(no plan, opened on \w+ \d+, \d{4}\) of old\.two@mail\.example becomes part of it\.$/,
      ),
    })
  })

  test('allows five attempts an hour', async () => {
    stage.advance(HOUR)
    const asker = await browserSession(stage, 'asker4@mail.example')
    const statuses: number[] = []
    for (let index = 0; index < 6; index += 1)
      statuses.push((await asker.post(DETECT, { email: `guess${index}@mail.example` })).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    stage.advance(HOUR)
  })
})

/** Sends the request from its own network, as the edge reports it. */
async function from(network: number, client: Client, path: string, body: unknown): Promise<number> {
  const headers = {
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/json',
    'true-client-ip': `2001:db8:${network}::1`,
  }
  return (
    await client.browser.request(new URL(path, stage.origin), {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
  ).status
}

describe('guesses from many accounts', () => {
  test.each([
    ['that somebody has', 'guessed.old@mail.example'],
    ['that nobody has', 'guessed.none@mail.example'],
  ])('are limited to ten passwords an hour for an address %s', async (_, secondaryAccount) => {
    stage.advance(HOUR)
    if (secondaryAccount.startsWith('guessed.old')) await importedAccount(stage, secondaryAccount)
    const statuses: number[] = []
    for (const network of [1, 2, 3]) {
      const primaryAccount = `mob${network}.${secondaryAccount}`
      const client = await browserSession(stage, primaryAccount)
      const scenario = { type: 'email_to_gmail', primaryAccount, secondaryAccount }
      for (const guess of [1, 2])
        statuses.push(
          await from(network, client, DETECT, { email: secondaryAccount, password: `guess ${guess}` }),
        )
      for (const guess of [1, 2])
        statuses.push(await from(network, client, LINK, { scenario, confirmPassword: `guess ${guess}` }))
    }
    expect(statuses).toEqual([404, 404, 403, 403, 404, 404, 403, 403, 404, 404, 429, 429])
  })

  test('are also counted by network', async () => {
    stage.advance(HOUR)
    const statuses: number[] = []
    for (const name of ['a', 'b', 'c', 'd']) {
      const client = await browserSession(stage, `crowd.${name}@mail.example`)
      const scenario = {
        type: 'email_to_gmail',
        primaryAccount: `crowd.${name}@mail.example`,
        secondaryAccount: `target.${name}@mail.example`,
      }
      for (const guess of [1, 2, 3, 4])
        statuses.push(await from(9, client, LINK, { scenario, confirmPassword: `guess ${guess}` }))
    }
    expect([statuses.slice(0, 15).every((status) => status === 403), statuses.at(-1)]).toEqual([true, 429])
  })
})

describe('linking', () => {
  test('merges two Google accounts into the one with the better plan', async () => {
    stage.advance(HOUR)
    const pro = await browserSession(stage, 'pat.work@mail.example', { plan: 'pro' })
    const proId = await idOf(pro)
    const none = await browserSession(stage, 'pat.home@mail.example', { plan: 'none' })
    const noneId = await idOf(none)
    await configure(none, 'product-manager.txt')
    await connectBeforeLapse(table, none, { userId: noneId, email: 'pat.home@mail.example' })
    await seedEntries(
      { endpoint: stage.addresses['dynamodb'] ?? '', table: stage.table },
      noneId,
      12,
      systemClock.now(),
    )

    expect((await none.post(DETECT, { email: 'pat.work@mail.example' })).status).toBe(200)
    const { path, scenario, proof } = linkIn('pat.work@mail.example')
    expect([path, scenario]).toEqual([
      '/account-linking',
      {
        type: 'merge_accounts',
        primaryAccount: 'pat.work@mail.example',
        secondaryAccount: 'pat.home@mail.example',
      },
    ])
    const before = none.cookies()['sid']
    const reply = await none.post(LINK, { scenario, proof })
    expect([reply.status, reply.body]).toEqual([
      200,
      {
        success: true,
        message:
          'Your accounts are now linked, and you can sign in either way. Your data is being brought together and will all be there within a few minutes.',
      },
    ])
    await merged(proId, noneId)

    // The browser continues in the primary account with a new session; the old one is invalid.
    expect(await idOf(none)).toBe(proId)
    expect(none.cookies()['sid']).not.toBe(before)
    expect((await none.get('/api/user')).body).toMatchObject({
      currentPlan: 'pro',
      email: 'pat.work@mail.example',
    })
    expect((await none.get('/api/email-outreach?page=1&limit=10')).body).toMatchObject({
      totalItems: 12,
      todayCount: 12,
    })
    expect((await none.get('/api/user/configuration')).body).toMatchObject({
      isConfigured: true,
      jobTitle: 'Product Manager',
    })
    expect((await none.get('/api/user/resume/latest')).body).toMatchObject({
      originalFileName: 'product-manager.txt',
    })
    expect((await none.get('/api/gmail-integration')).body).toMatchObject({
      email: 'pat.home@mail.example',
      isActive: true,
    })
    expect((await none.post('/api/gmail-integration/test-draft', {})).status).toBe(201)

    // Both identities lead to it from now on, and the other account contains no personal data.
    expect(await idOf(await browserSession(stage, 'pat.home@mail.example'))).toBe(proId)
    expect(await kindsOf(noneId)).toEqual(['PROFILE', 'SUBSCRIPTION'])
    expect(await table.get(keys.profile(noneId))).toMatchObject({
      email: '',
      firstName: '',
      lastName: '',
      isActive: false,
      mergedInto: proId,
    })
  })

  test('by password keeps the imported account when its plan is better', async () => {
    stage.advance(HOUR)
    const importedId = await importedAccount(
      stage,
      'ines.old@mail.example',
      sampleSubscription('elite', systemClock.now()),
    )
    const google = await browserSession(stage, 'ines.new@mail.example', { plan: 'none' })
    const googleId = await idOf(google)
    const found = await google.post(DETECT, { email: 'ines.old@mail.example', password: IMPORTED_PASSWORD })
    const scenario = {
      type: 'gmail_to_email',
      primaryAccount: 'ines.old@mail.example',
      secondaryAccount: 'ines.new@mail.example',
    }
    expect(found.body).toMatchObject({ scenario })
    expect((await google.post(LINK, { scenario, confirmPassword: IMPORTED_PASSWORD })).status).toBe(200)
    await merged(importedId, googleId)
    expect(await idOf(google)).toBe(importedId)
    expect(await idOf(await browserSession(stage, 'ines.new@mail.example'))).toBe(importedId)
  })

  test("is refused without a proof, with somebody else's proof, and a second time", async () => {
    stage.advance(HOUR)
    await browserSession(stage, 'victim@mail.example', { plan: 'elite' })
    await importedAccount(stage, 'victim.old@mail.example')
    const asker = await browserSession(stage, 'asker5@mail.example')
    const thief = await browserSession(stage, 'thief@mail.example', { plan: 'none' })
    await asker.post(DETECT, { email: 'victim@mail.example' })
    const { scenario, proof } = linkIn('victim@mail.example')
    const old = {
      type: 'gmail_to_email',
      primaryAccount: 'victim.old@mail.example',
      secondaryAccount: 'thief@mail.example',
    }
    const tries: readonly unknown[] = [
      { scenario },
      { scenario, proof },
      { scenario, proof: '' },
      { scenario: old, confirmPassword: 'guessed' },
    ]
    for (const body of tries) {
      const reply = await thief.post(LINK, body)
      expect([reply.status, codeOf(reply)]).toEqual([403, 'link_unproven'])
    }
    expect((await asker.post(LINK, { scenario, proof })).status).toBe(200)
    expect(codeOf(await asker.post(LINK, { scenario, proof }))).toBe('link_unproven')
    expect((await thief.get('/api/user')).body).toMatchObject({
      currentPlan: null,
      email: 'thief@mail.example',
    })
  })

  test('is refused when the mailed link is older than half an hour', async () => {
    stage.advance(HOUR)
    await browserSession(stage, 'late.two@mail.example')
    const asker = await browserSession(stage, 'late.one@mail.example')
    await asker.post(DETECT, { email: 'late.two@mail.example' })
    const { scenario, proof } = linkIn('late.two@mail.example')
    stage.advance(HOUR / 2)
    expect(codeOf(await asker.post(LINK, { scenario, proof }))).toBe('link_unproven')
  })
})

/** Signs in with Google for the first time with this address, or a later time. */
const withGoogle = async (email: string) => await browserSession(stage, email, { plan: 'none' })

/** An imported account, linked by its password with a new Google account. */
async function linkedByPassword(name: string, { emailVerified = false } = {}) {
  stage.advance(HOUR)
  const now = systemClock.now()
  const old = `${name}.old@mail.example`
  const importedId = await importedAccount(stage, old, sampleSubscription('elite', now), emailVerified)
  const google = await withGoogle(`${name}.new@mail.example`)
  const googleId = await idOf(google)
  const found = await google.post(DETECT, { email: old, password: IMPORTED_PASSWORD })
  const { scenario } = z.object({ scenario: z.record(z.string(), z.unknown()) }).parse(found.body)
  const reply = await google.post(LINK, { scenario, confirmPassword: IMPORTED_PASSWORD })
  expect(reply.status).toBe(200)
  await merged(importedId, googleId)
  const { message } = z.object({ message: z.string() }).parse(reply.body)
  return { old, google, importedId, scenario, message }
}

describe('afterwards', () => {
  test('Google opens the account that stays by either address, and no third one', async () => {
    const { old, importedId, message } = await linkedByPassword('both', { emailVerified: true })
    expect(message).toContain('you can sign in either way')
    const later = await withGoogle(old)
    expect([await idOf(later), (await later.get('/api/user')).body]).toMatchObject([
      importedId,
      { email: old, currentPlan: 'elite' },
    ])
    expect(await idOf(await withGoogle('both.new@mail.example'))).toBe(importedId)
    expect(await idOf(await withGoogle(old))).toBe(importedId)
  })

  test('a mailed link proves an address that was not, whichever account stays', async () => {
    stage.advance(HOUR)
    const importedId = await importedAccount(stage, 'mailed.old@mail.example')
    const pro = await browserSession(stage, 'mailed.pro@mail.example', { plan: 'pro' })
    const proId = await idOf(pro)
    await pro.post(DETECT, { email: 'mailed.old@mail.example' })
    const { scenario, proof } = linkIn('mailed.old@mail.example')
    expect((await pro.post(LINK, { scenario, proof })).status).toBe(200)
    await merged(proId, importedId)
    expect(await idOf(await withGoogle('mailed.old@mail.example'))).toBe(proId)
  })

  test('an address that nobody proved opens nothing, and its new account is told of the older one', async () => {
    const { old, importedId, scenario, message } = await linkedByPassword('unproved')
    expect([scenario['opensBoth'], message]).toEqual([
      false,
      'Your accounts are now linked, and your Google sign-in opens the one that stays. Your data is being brought together and will all be there within a few minutes.',
    ])
    const stranger = await withGoogle(old)
    const strangerId = await idOf(stranger)
    expect(strangerId).not.toBe(importedId)
    // Its owner proves it by mail: the empty account joins, and the address opens the one that stays.
    await stranger.post(DETECT, { email: old })
    const { scenario: found, proof } = linkIn(old)
    expect((await stranger.post(LINK, { scenario: found, proof })).status).toBe(200)
    await merged(importedId, strangerId)
    expect(await idOf(await withGoogle(old))).toBe(importedId)
  })

  test('a Google account whose address Google has not verified opens nothing and is told nothing', async () => {
    const { old, importedId } = await linkedByPassword('faked', { emailVerified: true })
    stage.emulators.cognito.faults.set({ kind: 'unverified_email' })
    const { client, landed } = await firstSignIn(old)
    expect([landed, await idOf(client)]).toEqual(['/dashboard', expect.not.stringMatching(importedId)])
    expect((await client.get('/api/user')).body).toMatchObject({ currentPlan: null })
  })

  test('the address opens the account for one new Google account only', async () => {
    const { old, importedId } = await linkedByPassword('once', { emailVerified: true })
    expect(await idOf(await withGoogle(old))).toBe(importedId)
    expect(await table.get(keys.address(old, importedId))).toMatchObject({ opensByGoogle: false })
  })

  test('an older account of the same address is opened by the Google account that it was linked with, and no other', async () => {
    stage.advance(HOUR)
    const email = 'same@mail.example'
    const older = sampleSubscription('pro', systemClock.now())
    const importedId = await importedAccount(stage, email, older)
    const google = await withGoogle(email)
    const found = await google.post(DETECT, { email, password: IMPORTED_PASSWORD })
    expect(found.body).toMatchObject({
      scenario: {
        opensBoth: true,
        primary: { kind: 'password', plan: 'pro' },
        secondary: { kind: 'google' },
      },
    })
    const { scenario } = z.object({ scenario: z.unknown() }).parse(found.body)
    const reply = await google.post(LINK, { scenario, confirmPassword: IMPORTED_PASSWORD })
    expect(reply.body).toMatchObject({ message: expect.stringContaining('you can sign in either way') })
    expect(await idOf(await withGoogle(email))).toBe(importedId)
    expect((await table.get(keys.address(email, importedId)))?.['opensByGoogle']).not.toBe(true)
  })

  test('two tabs that sign in at the same moment end in the one account', async () => {
    const { old, importedId } = await linkedByPassword('tabs', { emailVerified: true })
    const tabs = await Promise.all([withGoogle(old), withGoogle(old)])
    expect(await Promise.all(tabs.map(idOf))).toEqual([importedId, importedId])
  })
})

/** The first sign-in with an address, and the page on which it ends. */
async function firstSignIn(email: string, start = '/api/auth/gmail') {
  const client = visitor(stage)
  const picker = await client.browser.visit(new URL(start, stage.origin))
  const action = /<form method="post" action="([^"]+)"/.exec(picker.html)?.[1] ?? ''
  const form = { email, firstName: 'Alex', lastName: 'Rivers', plan: 'none' }
  const { url } = await client.browser.submit(new URL(action, picker.url), form)
  return { client, landed: `${url.pathname}${url.search}` }
}

describe('a new user whose address has an older account', () => {
  test('is told so before the payment, and by a sign-in', async () => {
    await importedAccount(stage, 'older.one@mail.example')
    await importedAccount(stage, 'older.two@mail.example')
    const signUp = await firstSignIn('Older.One@mail.example', '/api/auth/gmail-signup?plan=pro')
    expect(signUp.landed).toBe('/account-linking?email=older.one%40mail.example&plan=pro')
    expect((await firstSignIn('older.two@mail.example')).landed).toBe(
      '/account-linking?email=older.two%40mail.example',
    )
  })

  test('is not asked again', async () => {
    const again = await withGoogle('older.one@mail.example')
    expect((await again.get('/api/user')).body).toMatchObject({ email: 'older.one@mail.example' })
    const start = await again.browser.visit(new URL('/api/auth/gmail?for=sign_in', stage.origin))
    expect(start.url.pathname).not.toBe('/account-linking')
  })

  test('goes on as usual without one', async () => {
    expect((await firstSignIn('only.one@mail.example')).landed).toBe('/dashboard')
  })
})

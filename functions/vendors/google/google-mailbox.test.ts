import { inspect } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { logged } from '#harness/logged.ts'
import { listen } from '#emulators/kit/listen.ts'
import { startGoogleEmulator, type GoogleEmulator } from '#emulators/google/google-emulator.ts'
import { googleMailbox } from './google-mailbox.ts'
import type { DraftMessage } from '#functions/mailbox/model.ts'
import { MailboxError } from '#functions/mailbox/mailbox-error.ts'

const CLIENT = { id: 'client-1.apps.example', secret: 'client-secret-value', redirectUris: [] }
const ADDRESS = 'zoe@mail.example'
const clock = { now: () => new Date('2026-11-21T09:30:00.000Z') }
const MESSAGE: DraftMessage = {
  messageId: 'out_01JD@drafts.reachwell.example',
  from: { name: 'Zoë Müller', email: ADDRESS },
  to: { name: 'Li Ng', email: 'li.ng@northwind.example' },
  subject: 'Your platform team — a question',
  text: 'Hello Li,\n\nZoë',
}
const MESSAGE_TRAITS = { messageId: MESSAGE.messageId, to: MESSAGE.to.email, subject: MESSAGE.subject }
let google: GoogleEmulator

beforeEach(async () => {
  google = await startGoogleEmulator({ clients: [CLIENT], clock })
})
afterEach(async () => {
  if (google.sendAttempts.length > 0) throw new Error('something tried to send')
  await google.close()
})

/** Timeouts: one that no answer reaches on any machine, and one for answers that never come. */
const PATIENT_MS = 120_000
const BRIEF_MS = 3_000
const mailbox = (timeoutMs = PATIENT_MS, url = google.url) =>
  googleMailbox({
    clientId: CLIENT.id,
    clientSecret: CLIENT.secret,
    tokenUrl: `${url}/token`,
    gmailRootUrl: url,
    clock,
    timeoutMs,
  })

const creates = () =>
  google.requests.filter((request) => request.method === 'POST' && request.path.endsWith('/drafts')).length

async function failureOf(work: Promise<unknown>): Promise<MailboxError> {
  const error = await work.then(
    () => new Error('it worked'),
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof MailboxError)) throw new Error(`not a MailboxError: ${inspect(error)}`)
  const shown = inspect(error, { depth: 10, showHidden: true }) + JSON.stringify(error)
  expect(shown).not.toMatch(/ya29|1\/\/|client-secret|mail\.example|northwind|Bearer|Hello/)
  return error
}

const failed = async (work: Promise<unknown>) => (await failureOf(work)).failure

test('a reply belongs to the thread it answers, or to a new one when that thread is gone', async () => {
  const grant = google.grantFor(ADDRESS)
  const first = await mailbox().createDraft(grant, MESSAGE)
  google.state.send(ADDRESS, first.draftId)
  const reply = (threadId: string | null): DraftMessage => ({
    ...MESSAGE,
    messageId: 'out_02@drafts.reachwell.example',
    reply: { inReplyTo: MESSAGE.messageId, threadId },
  })
  const second = await mailbox().createDraft(grant, reply(first.threadId ?? null))
  expect(second.threadId).toBe(first.threadId)
  for (const unknown of ['18c0ffee18c0ffee', 'thread-f:17']) {
    const other = await mailbox().createDraft(grant, reply(unknown))
    expect(other.threadId).not.toBe(first.threadId)
  }
  expect(google.state.draftCount(ADDRESS)).toBe(3)
})

test('a draft is stored unchanged and found again by its Message-ID', async () => {
  const grant = google.grantFor(ADDRESS)
  const { draftId, threadId } = await mailbox().createDraft(grant, MESSAGE)
  const shown: unknown = await (await fetch(`${google.url}/_emulator/drafts?account=${ADDRESS}`)).json()
  expect(shown).toMatchObject([
    {
      draftId,
      messageId: 'out_01JD@drafts.reachwell.example',
      subject: 'Your platform team — a question',
      from: { name: 'Zoë Müller', address: ADDRESS },
      to: [{ name: 'Li Ng', address: 'li.ng@northwind.example' }],
    },
  ])
  expect(await mailbox().findDraft(grant, MESSAGE_TRAITS)).toEqual({ draftId, threadId })
  expect(
    await mailbox().findDraft(grant, { ...MESSAGE_TRAITS, messageId: 'out_none@drafts.reachwell.example' }),
  ).toBeNull()
  expect(await mailbox().address(grant)).toBe(ADDRESS)
})

test('a draft that the user edited, which changes its Message-ID, is found by recipient and subject', async () => {
  const grant = google.grantFor(ADDRESS)
  const { draftId } = await mailbox().createDraft(grant, MESSAGE)
  const raw = Buffer.from(google.state.draft(ADDRESS, draftId)?.raw ?? '', 'base64url').toString()
  await google.state.putDraft(
    ADDRESS,
    Buffer.from(`${raw.replace(/^Message-ID:.*\r\n/im, '')}\r\nP.S.`).toString('base64url'),
    draftId,
  )
  expect(google.state.draft(ADDRESS, draftId)?.rfc822MessageId).not.toBe(MESSAGE.messageId)
  expect(await mailbox().findDraft(grant, MESSAGE_TRAITS)).toEqual({ draftId, threadId: expect.any(String) })
  expect(await mailbox().findDraft(grant, { ...MESSAGE_TRAITS, to: 'somebody@else.example' })).toBeNull()
})

test('one refresh serves many calls', async () => {
  const grant = google.grantFor(ADDRESS)
  const box = mailbox()
  await box.createDraft(grant, MESSAGE)
  await box.createDraft(grant, { ...MESSAGE, messageId: 'out_02@drafts.reachwell.example' })
  expect(google.requests.filter((request) => request.path === '/token')).toHaveLength(1)
})

test('a draft is found before and after the search index has caught up', async () => {
  google.faults.set({ indexLagMs: 300_000 })
  const grant = google.grantFor(ADDRESS)
  const box = mailbox()
  const place = await box.createDraft(grant, MESSAGE)
  for (let n = 0; n < 12; n += 1)
    await box.createDraft(grant, { ...MESSAGE, messageId: `later_${n}@drafts.reachwell.example` })
  expect(await box.findDraft(grant, MESSAGE_TRAITS)).toEqual(place)
  const gets = () => google.requests.filter((request) => request.path.includes('/drafts/')).length
  expect(gets()).toBe(13)
  google.advanceClock(300_000)
  expect(await box.findDraft(grant, MESSAGE_TRAITS)).toEqual(place)
  expect(gets()).toBe(13)
})

test('a draft that is discarded during the search does not break it', async () => {
  google.faults.set({ indexLagMs: 300_000 })
  const grant = google.grantFor(ADDRESS)
  const { draftId } = await mailbox().createDraft(grant, MESSAGE)
  google.faults.set({ operation: 'drafts.get', kind: 'slow', delayMs: 2_000 })
  const search = mailbox().findDraft(grant, MESSAGE_TRAITS)
  await expect.poll(() => google.requests.some((request) => request.path.includes('/drafts/'))).toBe(true)
  google.state.discard(ADDRESS, draftId)
  expect(await search).toBeNull()
})

test.each([
  ['rate_limit', 'retry_later'],
  ['user_rate_limit', 'retry_later'],
  ['daily_limit', 'tomorrow'],
  ['domain_policy', 'refused'],
  ['unavailable', 'uncertain'],
  ['error_after_effect', 'uncertain'],
] as const)('creating: %s is %s', async (kind, failure) => {
  google.faults.set({ operation: 'drafts.create', kind })
  const error = await failureOf(mailbox().createDraft(google.grantFor(ADDRESS), MESSAGE))
  expect([error.failure, error.retryAfterSeconds, creates()]).toEqual([failure, undefined, 1])
})

test.each(['error_after_effect', 'drop_after_effect', 'timeout_after_effect'] as const)(
  'creating: %s is uncertain and not retried, and the draft can be found',
  async (kind) => {
    const grant = google.grantFor(ADDRESS)
    const box = mailbox(kind === 'timeout_after_effect' ? BRIEF_MS : PATIENT_MS)
    google.faults.set({ operation: 'drafts.create', kind })
    expect(await failed(box.createDraft(grant, MESSAGE))).toBe('uncertain')
    expect(creates()).toBe(1)
    expect(await box.findDraft(grant, MESSAGE_TRAITS)).toEqual({
      draftId: google.state.drafts(ADDRESS)[0]?.id,
      threadId: google.state.drafts(ADDRESS)[0]?.threadId,
    })
  },
)

test('creating: no answer before the effect is just as uncertain', async () => {
  google.faults.set({ operation: 'drafts.create', kind: 'timeout' })
  const grant = google.grantFor(ADDRESS)
  expect(await failed(mailbox(BRIEF_MS).createDraft(grant, MESSAGE))).toBe('uncertain')
  expect(await mailbox().findDraft(grant, MESSAGE_TRAITS)).toBeNull()
})

test('Retry-After is read from the header and from the message', async () => {
  const grant = google.grantFor(ADDRESS)
  google.faults.set({ operation: 'drafts.create', kind: 'rate_limit', retryAfterSeconds: 17 })
  expect((await failureOf(mailbox().createDraft(grant, MESSAGE))).retryAfterSeconds).toBe(17)
  google.faults.set({ unitsPerMinute: 15 })
  const limited = await failureOf(mailbox().createDraft(grant, MESSAGE))
  expect([limited.failure, limited.retryAfterSeconds]).toEqual(['retry_later', 60])
})

test('a failed search is retry_later after an outage, a timeout or a lost answer, without a retry', async () => {
  const grant = google.grantFor(ADDRESS)
  for (const kind of ['unavailable', 'timeout', 'drop_after_effect'] as const) {
    google.faults.set({ operation: 'drafts.list', kind })
    expect(
      await failed(mailbox(kind === 'timeout' ? BRIEF_MS : PATIENT_MS).findDraft(grant, MESSAGE_TRAITS)),
    ).toBe('retry_later')
  }
  expect(google.requests.filter((request) => request.method === 'GET')).toHaveLength(3)
})

test('a revoked grant is dead at once, even while an access token is cached', async () => {
  const grant = google.grantFor(ADDRESS)
  const box = mailbox()
  await box.address(grant)
  google.faults.set({ revokeAccount: ADDRESS })
  expect(await failed(box.createDraft(grant, MESSAGE))).toBe('grant_dead')
  expect(google.state.draftCount(ADDRESS)).toBe(0)
})

test('a stale access token is replaced once, and the draft is created once', async () => {
  const grant = google.grantFor(ADDRESS)
  google.faults.set({ operation: 'drafts.create', kind: 'unauthorized' })
  await mailbox().createDraft(grant, MESSAGE)
  expect([
    google.state.draftCount(ADDRESS),
    google.requests.filter((request) => request.path === '/token').length,
  ]).toEqual([1, 2])
})

test('a 401 for a token that Google issued a moment ago is no dead grant', async () => {
  const box = mailbox()
  const grant = google.grantFor(ADDRESS)
  await box.address(grant)
  google.faults.set({ operation: 'drafts.create', kind: 'unauthorized', times: 2 })
  const refused = await failureOf(box.createDraft(grant, MESSAGE))
  expect([refused.failure, refused.retryAfterSeconds]).toEqual(['retry_later', 900])
  expect((await box.createDraft(grant, MESSAGE)).draftId).toMatch(/^r\d+$/)
})

test.each([
  ['api_disabled', 'denied', 'google: 403 accessNotConfigured'],
  ['project_suspended', 'denied', 'google: 403 CONSUMER_SUSPENDED'],
  ['billing_off', 'denied', 'google: 403 BILLING_DISABLED'],
  ['html_forbidden', 'unknown', 'google: 403 unknown'],
  ['not_found', 'unknown', 'google: 404 notFound'],
  ['conflict', 'unknown', 'google: 409 aborted'],
  ['precondition_failed', 'unknown', 'google: 412 conditionNotMet'],
  ['rate_not_first', 'throttled', 'google: 403 userRateLimitExceeded'],
  ['rate_in_details', 'throttled', 'google: 403 RATE_LIMIT_EXCEEDED'],
] as const)('%s is not the user’s: the work waits, and it is counted', async (kind, counted, cause) => {
  const grant = google.grantFor(ADDRESS)
  for (const call of [
    async () => await mailbox().createDraft(grant, MESSAGE),
    async () => await mailbox().address(grant),
  ]) {
    google.faults.set({ operation: 'gmail', kind })
    const lines = await logged(async () => {
      expect((await failureOf(call())).failure).toBe('retry_later')
    })
    expect(lines).toMatchObject([{ vendor: 'google', kind: counted, cause }])
    google.faults.clear()
  }
})

test('a mailbox that its administrator turned off is refused', async () => {
  google.faults.set({ operation: 'drafts.create', kind: 'mail_not_enabled' })
  expect(await failed(mailbox().createDraft(google.grantFor(ADDRESS), MESSAGE))).toBe('refused')
})

test.each([
  ['invalid_grant', 'grant_dead'],
  ['rate_limit', 'retry_later'],
  ['unavailable', 'retry_later'],
  ['timeout', 'retry_later'],
  ['invalid_client', 'retry_later'],
] as const)(
  'refreshing: %s is %s, without a retry and before anything was created',
  async (kind, failure) => {
    google.faults.set({ operation: 'token', kind })
    expect(
      await failed(
        mailbox(kind === 'timeout' ? BRIEF_MS : PATIENT_MS).createDraft(google.grantFor(ADDRESS), MESSAGE),
      ),
    ).toBe(failure)
    expect([creates(), google.requests.filter((request) => request.path === '/token').length]).toEqual([0, 1])
  },
)

test('a grant without gmail.compose is refused', async () => {
  const grant = google.grantFor(ADDRESS, { scope: 'openid https://www.googleapis.com/auth/userinfo.email' })
  expect(await failed(mailbox().createDraft(grant, MESSAGE))).toBe('refused')
  expect(await failed(mailbox().address(grant))).toBe('refused')
})

test('an unreachable server is retry_later, and an unexpected answer is uncertain', async () => {
  expect(
    await failed(mailbox(PATIENT_MS, 'http://127.0.0.1:9').createDraft({ refreshToken: '1//x' }, MESSAGE)),
  ).toBe('retry_later')
  const odd = await listen((request, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(
      request.url === '/token' ? '{"access_token":"ya29.odd","expires_in":3599}' : '{"unexpected":true}',
    )
  })
  expect(await failed(mailbox(PATIENT_MS, odd.url).createDraft({ refreshToken: '1//x' }, MESSAGE))).toBe(
    'uncertain',
  )
  expect(await failed(mailbox(PATIENT_MS, odd.url).address({ refreshToken: '1//x' }))).toBe('retry_later')
  await odd.close()
})

test.each([
  [400, 'invalidArgument', 'message_refused'],
  [413, 'uploadTooLarge', 'message_refused'],
  [400, 'failedPrecondition', 'retry_later'],
  [403, 'insufficientPermissions', 'refused'],
] as const)(
  'creating: %i %s is %s, telling a bad message from a bad mailbox',
  async (status, reason, failure) => {
    const odd = await listen((request, response) => {
      const token = request.url === '/token'
      response.writeHead(token ? 200 : status, { 'content-type': 'application/json' })
      response.end(
        token
          ? '{"access_token":"ya29.odd","expires_in":3599}'
          : JSON.stringify({ error: { code: status, message: 'No', errors: [{ reason }] } }),
      )
    })
    expect(await failed(mailbox(PATIENT_MS, odd.url).createDraft({ refreshToken: '1//x' }, MESSAGE))).toBe(
      failure,
    )
    await odd.close()
  },
)

test('drafts are listed by id without reading anything else', async () => {
  const grant = google.grantFor(ADDRESS)
  expect(await mailbox().draftIds(grant)).toMatchObject({ ids: new Set(), complete: true })
  const { draftId } = await mailbox().createDraft(grant, MESSAGE)
  expect(await mailbox().draftIds(grant)).toMatchObject({ ids: new Set([draftId]), complete: true })
  expect(google.requests.filter(({ method }) => method === 'GET').map(({ path }) => path)).toEqual([
    '/gmail/v1/users/me/drafts',
    '/gmail/v1/users/me/drafts',
  ])
})

test('more than one page of drafts is listed twice, so that none is missed between two pages', async () => {
  const grant = google.grantFor(ADDRESS)
  const raw = Buffer.from('Subject: s\r\n\r\nt').toString('base64url')
  for (let index = 0; index < 501; index += 1) await google.state.putDraft(ADDRESS, raw)
  const { ids, complete } = await mailbox().draftIds(grant)
  expect([ids.size, complete]).toEqual([501, true])
  expect(google.requests.filter(({ path }) => path.endsWith('/drafts'))).toHaveLength(4)
})

test('each request reports its quota units, even when it fails, and a refresh costs none', async () => {
  const spent: number[] = []
  const grant = google.grantFor(ADDRESS)
  const box = googleMailbox({
    clientId: CLIENT.id,
    clientSecret: CLIENT.secret,
    tokenUrl: `${google.url}/token`,
    gmailRootUrl: google.url,
    clock,
    spent: (units) => spent.push(units),
  })
  await box.createDraft(grant, MESSAGE)
  await box.address(grant)
  google.faults.set({ operation: 'drafts.list', kind: 'rate_limit' })
  await failureOf(box.draftIds(grant))
  expect(spent).toEqual([10, 1, 5])
})

test('a replaced draft keeps its id and Message-ID and gets a new version', async () => {
  const grant = google.grantFor(ADDRESS)
  const place = await mailbox().createDraft(grant, MESSAGE)
  const { draftId, threadId } = place
  const before = await mailbox().look(grant, draftId)
  expect(before).toEqual({ version: expect.stringMatching(/^\w+$/), messageId: MESSAGE.messageId, threadId })
  expect(
    await mailbox().replace(grant, place, {
      ...MESSAGE,
      subject: 'Größere Pläne',
      text: 'Guten Tag,\n\nZoë',
    }),
  ).toEqual(place)
  const after = await mailbox().look(grant, draftId)
  expect(after?.messageId).toBe(MESSAGE.messageId)
  expect(await (await fetch(`${google.url}/_emulator/drafts?account=${ADDRESS}`)).json()).toMatchObject([
    { draftId, subject: 'Größere Pläne' },
  ])
  expect(after?.version).not.toBe(before?.version)
  expect([google.state.draftCount(ADDRESS), creates()]).toEqual([1, 1])
  expect(await mailbox().findDraft(grant, MESSAGE_TRAITS)).toEqual(place)
})

test('a replaced reply stays in its thread, and starts another when Gmail does not know the thread', async () => {
  const grant = google.grantFor(ADDRESS)
  const first = await mailbox().createDraft(grant, MESSAGE)
  google.state.send(ADDRESS, first.draftId)
  const reply = await mailbox().createDraft(grant, {
    ...MESSAGE,
    messageId: 'out_02@drafts.reachwell.example',
    reply: { inReplyTo: MESSAGE.messageId, threadId: first.threadId },
  })
  expect(await mailbox().replace(grant, reply, MESSAGE)).toEqual(reply)
  expect(reply.threadId).toBe(first.threadId)
  for (const unknown of ['18c0ffee18c0ffee', 'thread-f:17']) {
    const moved = await mailbox().replace(grant, { ...reply, threadId: unknown }, MESSAGE)
    expect(moved?.draftId).toBe(reply.draftId)
    expect(moved?.threadId).toBe(google.state.draft(ADDRESS, reply.draftId)?.threadId)
    expect(moved?.threadId).not.toBe(first.threadId)
  }
})

test('only the headers of a draft are requested', async () => {
  const asked: string[] = []
  const odd = await listen((request, response) => {
    asked.push(request.url ?? '')
    response.setHeader('content-type', 'application/json')
    const draft = {
      id: 'r1',
      message: { id: 'm7', payload: { headers: [{ name: 'Message-Id', value: '<CAF+1@mail.gmail.com>' }] } },
    }
    response.end(
      JSON.stringify(request.url === '/token' ? { access_token: 'ya29.odd', expires_in: 3_599 } : draft),
    )
  })
  expect(await mailbox(PATIENT_MS, odd.url).look({ refreshToken: '1//x' }, 'r1')).toEqual({
    version: 'm7',
    messageId: 'CAF+1@mail.gmail.com',
    threadId: null,
  })
  expect(asked).toEqual(['/token', '/gmail/v1/users/me/drafts/r1?format=metadata'])
  await odd.close()
})

test('a draft that was sent or discarded is not found, and replacing it creates none', async () => {
  const grant = google.grantFor(ADDRESS)
  const place = await mailbox().createDraft(grant, MESSAGE)
  google.state.discard(ADDRESS, place.draftId)
  expect([
    await mailbox().look(grant, place.draftId),
    await mailbox().replace(grant, place, MESSAGE),
    google.state.draftCount(ADDRESS),
    creates(),
  ]).toEqual([null, null, 0, 1])
})

test('a replacement without an answer is uncertain, but a refused one is not', async () => {
  const grant = google.grantFor(ADDRESS)
  const place = await mailbox().createDraft(grant, MESSAGE)
  for (const [kind, failure] of [
    ['drop_after_effect', 'uncertain'],
    ['error_after_effect', 'uncertain'],
    ['rate_limit', 'retry_later'],
    ['daily_limit', 'tomorrow'],
  ] as const) {
    google.faults.set({ operation: 'drafts.update', kind, account: ADDRESS })
    expect(await failed(mailbox().replace(grant, place, MESSAGE))).toBe(failure)
  }
})

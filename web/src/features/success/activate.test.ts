import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { paidUser } from '#harness/web/fixtures.ts'
import { ok, refusal, type Reply } from '#harness/web/render-with-api.tsx'
import { activate, type ActivationOutcome } from './activate.ts'
import type { ActivationRequest, Route } from './success-address.ts'

const user = { email: 'mia@mail.example' }
const verified = (success: boolean, message: string, problem: string | null) =>
  ok({ success, user, message, problem })
const confirmed = verified(true, '', null)
const pending = verified(false, 'The payment is not confirmed yet.', 'processing')
const BROKEN = new Error('broken')

/** What the server answers, or how the call fails; a list is used in order. */
interface Answers {
  login?: Reply | Error
  session?: Reply | Error
  verify?: Reply | Error | (Reply | Error)[]
  user?: Reply | Error
}

const NAMES: Readonly<Record<string, keyof Answers>> = {
  '/api/auto-login': 'login',
  '/api/session-status': 'session',
  '/api/verify-payment-success': 'verify',
  '/api/user': 'user',
}
const AS_USUAL: Answers = {
  login: ok({ success: true, user, error: null }),
  session: ok({ isActive: true, expiresAt: 1_763_640_000_000, user }),
  verify: confirmed,
  user: ok({ ...paidUser, isActive: false, currentPlan: null }),
}

/** Activates with a server that answers as usual unless told otherwise; `log` has the calls that were made. */
async function play(asked: ActivationRequest, change: Answers = {}) {
  const log: string[] = []
  const answers = { ...AS_USUAL, ...change }
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    const name = NAMES[url] ?? 'user'
    const sent = typeof body === 'string' ? JSON.parse(body) : {}
    log.push([name, sent.token ?? sent.sessionId].filter(Boolean).join(' '))
    const answer = answers[name]
    const next = Array.isArray(answer) ? answer.shift() : answer
    if (next === undefined || next instanceof Error) throw next ?? BROKEN
    return Response.json(next.body, { status: next.status })
  })
  let outcome: ActivationOutcome | null = null
  void activate(asked).then((found) => void (outcome = found))
  await vi.runAllTimersAsync()
  return { outcome, log }
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const request = (route: Route, sessionId: string | null = 'cs_test_1'): ActivationRequest => ({
  route,
  payment: sessionId === null ? null : { sessionId },
})
const TOKEN: Route = { by: 'token', token: 'abc' }
const SESSION: Route = { by: 'session' }
const PAYMENT: Route = { by: 'payment', payment: { sessionId: 'cs_test_1' } }
const VISIT: Route = { by: 'visit' }
const withAccess = { user: ok(paidUser) }
const SIGNED_OUT = { session: refusal('not_authenticated') }
const TOKEN_USED = { login: ok({ success: false, user: null, error: 'Start again.' }) }
const SPENT = { ...TOKEN_USED, ...SIGNED_OUT }

describe('with a token', () => {
  test('logs in, verifies the payment and enters', async () => {
    expect(await play(request(TOKEN))).toEqual({
      outcome: { kind: 'entered' },
      log: ['login abc', 'verify cs_test_1'],
    })
  })

  test('that was already used asks to log in when the payment is confirmed', async () => {
    expect((await play(request(TOKEN), SPENT)).outcome).toEqual({ kind: 'please_log_in' })
  })

  test('that was already used proves nothing when the address names no payment', async () => {
    expect((await play(request(TOKEN, null), SPENT)).outcome).toEqual({ kind: 'login_failed' })
  })

  test('that was already used does not call an account active whose payment is not confirmed', async () => {
    expect(await play(request(TOKEN), { ...SPENT, verify: pending })).toEqual({
      outcome: { kind: 'login_failed' },
      log: ['login abc', 'session', 'verify cs_test_1'],
    })
  })

  test('that was already used does not matter when a session is open', async () => {
    expect((await play(request(TOKEN), TOKEN_USED)).outcome).toEqual({ kind: 'entered' })
  })

  test('and no reply reports a failed login', async () => {
    const { outcome } = await play(request(TOKEN), { login: new TypeError('offline') })
    expect(outcome).toEqual({ kind: 'login_failed' })
  })
})

describe('with a session', () => {
  test('that is open, enters', async () => {
    expect(await play(request(SESSION, null), withAccess)).toEqual({
      outcome: { kind: 'entered' },
      log: ['session', 'user'],
    })
  })

  test('that is open does not call an account active that the server does not', async () => {
    expect((await play(request(SESSION, null))).outcome).toEqual({
      kind: 'unverified',
      known: true,
      final: true,
      reason: 'This account has no plan.',
    })
    expect((await play(request(SESSION, null), { user: BROKEN })).outcome).toEqual({
      kind: 'unverified',
      known: false,
      final: false,
      reason: 'Payment verification failed',
    })
  })

  test('waits for a payment that takes a moment', async () => {
    const from = Date.now()
    expect(await play(request(SESSION, 'seti_123'), { verify: [pending, pending, confirmed] })).toEqual({
      outcome: { kind: 'entered' },
      log: ['session', 'verify seti_123', 'verify seti_123', 'verify seti_123'],
    })
    expect(Date.now() - from).toBe(3_000)
  })

  test('does not enter without a confirmed payment, and gives the reason', async () => {
    const { outcome, log } = await play(request(SESSION), { verify: pending })
    expect(outcome).toEqual({
      kind: 'unverified',
      known: true,
      final: false,
      reason: 'The payment is not confirmed yet.',
    })
    expect(log.filter((entry) => entry.startsWith('verify'))).toHaveLength(8)
  })

  test.each(['trial_refused', 'declined', 'action_required'] as const)(
    'stops asking when waiting cannot help (%s)',
    async (problem) => {
      const verify = verified(false, 'Choose your plan again.', problem)
      expect(await play(request(SESSION), { verify })).toEqual({
        outcome: { kind: 'unverified', known: true, final: true, reason: 'Choose your plan again.' },
        log: ['session', 'verify cs_test_1'],
      })
    },
  )

  test('asks for the account when the payment belongs to another one', async () => {
    const verify = refusal('not_found')
    expect(await play(request(SESSION), { verify })).toEqual({
      outcome: { kind: 'unverified', known: true, final: false, reason: 'Payment verification failed' },
      log: ['session', 'verify cs_test_1', 'user'],
    })
    expect((await play(request(SESSION), { verify, ...withAccess })).outcome).toEqual({ kind: 'entered' })
  })

  test('enters when the provider cannot be reached and the account is already active', async () => {
    const { outcome } = await play(request(SESSION), { verify: refusal('unavailable'), ...withAccess })
    expect(outcome).toEqual({ kind: 'entered' })
  })

  test('claims nothing when neither can be reached', async () => {
    const refused = await play(request(SESSION), { verify: refusal('unavailable'), user: BROKEN })
    expect(refused.outcome).toMatchObject({ kind: 'unverified', known: false })
    expect((await play(request(SESSION), { verify: BROKEN, user: BROKEN })).outcome).toEqual({
      kind: 'unverified',
      known: false,
      final: false,
      reason: 'Payment verification failed',
    })
  })

  test('that has ended asks to log in', async () => {
    expect((await play(request(SESSION), SIGNED_OUT)).outcome).toEqual({ kind: 'please_log_in' })
    const { outcome } = await play(request(SESSION), { session: refusal('unavailable') })
    expect(outcome).toEqual({ kind: 'login_failed' })
  })
})

describe('with an address without parameters', () => {
  test('asks the server anyway', async () => {
    expect(await play(request(VISIT, null), withAccess)).toEqual({
      outcome: { kind: 'entered' },
      log: ['session', 'user'],
    })
    expect((await play(request(VISIT, null))).outcome).toMatchObject({ kind: 'unverified' })
  })

  test('knows nothing without a login', async () => {
    expect((await play(request(VISIT, null), SIGNED_OUT)).outcome).toEqual({ kind: 'signed_out' })
    const { outcome } = await play(request(VISIT), { ...SIGNED_OUT, verify: refusal('not_found') })
    expect(outcome).toEqual({ kind: 'signed_out' })
    expect((await play(request(VISIT), SIGNED_OUT)).outcome).toEqual({ kind: 'please_log_in' })
  })
})

describe('with a payment alone', () => {
  test('verifies it and asks to log in', async () => {
    expect(await play(request(PAYMENT))).toEqual({
      outcome: { kind: 'please_log_in' },
      log: ['verify cs_test_1'],
    })
  })

  test('says so when it does not hold', async () => {
    expect((await play(request(PAYMENT), { verify: verified(false, '', 'failed') })).outcome).toEqual({
      kind: 'unverified',
      known: true,
      final: false,
      reason: 'Payment verification failed',
    })
  })
})

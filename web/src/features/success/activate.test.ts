import { describe, expect, test } from 'vitest'
import { ERRORS, type ErrorCode } from '#shared/catalog/error-codes.ts'
import { ApiError } from '#web/lib/api/api-error.ts'
import { activate, type ActivationCalls } from './activate.ts'
import type { ActivationRequest, Route } from './success-address.ts'

const refusal = (code: ErrorCode) =>
  new ApiError(ERRORS[code].status, 'text', { code, message: ERRORS[code].message, requestId: 'req-1' })
const throwing = (error: Error) => async () => {
  throw error
}
const confirmed = { success: true, message: '', problem: null }
const pending = {
  success: false,
  message: 'The payment is not confirmed yet.',
  problem: 'processing' as const,
}

/** Calls that succeed unless overridden, and a log of them. */
function calls(change: Partial<ActivationCalls> = {}) {
  const log: string[] = []
  const base: ActivationCalls = {
    autoLogin: async () => ({ success: true }),
    sessionStatus: async () => ({ isActive: true }),
    verify: async () => confirmed,
    hasDashboardAccess: async () => false,
    pause: async () => {},
    ...change,
  }
  const logged: ActivationCalls = {
    autoLogin: async (token) => (log.push(`login ${token}`), await base.autoLogin(token)),
    sessionStatus: async () => (log.push('session'), await base.sessionStatus()),
    verify: async (payment) => (log.push(`verify ${payment.sessionId}`), await base.verify(payment)),
    hasDashboardAccess: async () => (log.push('user'), await base.hasDashboardAccess()),
    pause: async (ms) => (log.push(`pause ${ms}`), await base.pause(ms)),
  }
  return { log, logged }
}

const request = (route: Route, sessionId: string | null = 'cs_test_1'): ActivationRequest => ({
  route,
  payment: sessionId === null ? null : { sessionId },
})
const TOKEN: Route = { by: 'token', token: 'abc' }
const SESSION: Route = { by: 'session' }
const PAYMENT: Route = { by: 'payment', payment: { sessionId: 'cs_test_1' } }
const VISIT: Route = { by: 'visit' }
const withAccess = { hasDashboardAccess: async () => true }

const SPENT: Partial<ActivationCalls> = {
  autoLogin: async () => ({ success: false }),
  sessionStatus: throwing(refusal('not_authenticated')),
}

describe('with a token', () => {
  test('logs in, verifies the payment and enters', async () => {
    const { log, logged } = calls()
    expect(await activate(request(TOKEN), logged)).toEqual({ kind: 'entered' })
    expect(log).toEqual(['login abc', 'verify cs_test_1'])
  })

  test('that was already used asks to log in when the payment is confirmed', async () => {
    expect(await activate(request(TOKEN), calls(SPENT).logged)).toEqual({ kind: 'please_log_in' })
  })

  test('that was already used proves nothing when the address names no payment', async () => {
    expect(await activate(request(TOKEN, null), calls(SPENT).logged)).toEqual({ kind: 'login_failed' })
  })

  test('that was already used does not call an account active whose payment is not confirmed', async () => {
    const { log, logged } = calls({ ...SPENT, verify: async () => pending })
    expect(await activate(request(TOKEN), logged)).toEqual({ kind: 'login_failed' })
    expect(log).toEqual(['login abc', 'session', 'verify cs_test_1'])
  })

  test('that was already used does not matter when a session is open', async () => {
    expect(
      await activate(request(TOKEN), calls({ autoLogin: async () => ({ success: false }) }).logged),
    ).toEqual({ kind: 'entered' })
  })

  test('and no reply reports a failed login', async () => {
    expect(
      await activate(request(TOKEN), calls({ autoLogin: throwing(new TypeError('offline')) }).logged),
    ).toEqual({ kind: 'login_failed' })
  })
})

describe('with a session', () => {
  test('that is open, enters', async () => {
    const { log, logged } = calls(withAccess)
    expect(await activate(request(SESSION, null), logged)).toEqual({ kind: 'entered' })
    expect(log).toEqual(['session', 'user'])
  })

  test('that is open does not call an account active that the server does not', async () => {
    expect(await activate(request(SESSION, null), calls().logged)).toEqual({
      kind: 'unverified',
      known: true,
      final: true,
      reason: 'There is no plan on this account.',
    })
    const unreachable = { hasDashboardAccess: throwing(new Error('broken')) }
    expect(await activate(request(SESSION, null), calls(unreachable).logged)).toEqual({
      kind: 'unverified',
      known: false,
      final: false,
      reason: 'Payment verification failed',
    })
  })

  test('waits for a payment that takes a moment', async () => {
    const answers = [pending, pending, confirmed]
    const { log, logged } = calls({ verify: async () => answers.shift() ?? pending })
    expect(await activate(request(SESSION, 'seti_123'), logged)).toEqual({ kind: 'entered' })
    expect(log).toEqual([
      'session',
      'verify seti_123',
      'pause 1500',
      'verify seti_123',
      'pause 1500',
      'verify seti_123',
    ])
  })

  test('does not enter without a confirmed payment, and gives the reason', async () => {
    const { log, logged } = calls({ verify: async () => pending })
    expect(await activate(request(SESSION), logged)).toEqual({
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
      const { log, logged } = calls({
        verify: async () => ({ success: false, message: 'Choose your plan again.', problem }),
      })
      expect(await activate(request(SESSION), logged)).toEqual({
        kind: 'unverified',
        known: true,
        final: true,
        reason: 'Choose your plan again.',
      })
      expect(log).toEqual(['session', 'verify cs_test_1'])
    },
  )

  test('asks for the account when the payment belongs to another one', async () => {
    const { log, logged } = calls({ verify: throwing(refusal('not_found')) })
    expect(await activate(request(SESSION), logged)).toEqual({
      kind: 'unverified',
      known: true,
      final: false,
      reason: 'Payment verification failed',
    })
    expect(log).toEqual(['session', 'verify cs_test_1', 'user'])
    expect(
      await activate(
        request(SESSION),
        calls({ verify: throwing(refusal('not_found')), hasDashboardAccess: async () => true }).logged,
      ),
    ).toEqual({ kind: 'entered' })
  })

  test('enters when the provider cannot be reached and the account is already active', async () => {
    expect(
      await activate(
        request(SESSION),
        calls({ verify: throwing(refusal('unavailable')), hasDashboardAccess: async () => true }).logged,
      ),
    ).toEqual({ kind: 'entered' })
  })

  test('claims nothing when neither can be reached', async () => {
    const hasDashboardAccess = throwing(new Error('broken'))
    expect(
      await activate(
        request(SESSION),
        calls({ verify: throwing(refusal('unavailable')), hasDashboardAccess }).logged,
      ),
    ).toMatchObject({ kind: 'unverified', known: false })
    expect(
      await activate(
        request(SESSION),
        calls({ verify: throwing(new Error('broken')), hasDashboardAccess }).logged,
      ),
    ).toEqual({
      kind: 'unverified',
      known: false,
      final: false,
      reason: 'Payment verification failed',
    })
  })

  test('that has ended asks to log in', async () => {
    expect(
      await activate(
        request(SESSION),
        calls({ sessionStatus: throwing(refusal('not_authenticated')) }).logged,
      ),
    ).toEqual({ kind: 'please_log_in' })
    expect(
      await activate(request(SESSION), calls({ sessionStatus: throwing(refusal('unavailable')) }).logged),
    ).toEqual({ kind: 'login_failed' })
  })
})

describe('with an address without parameters', () => {
  const SIGNED_OUT = { sessionStatus: throwing(refusal('not_authenticated')) }

  test('asks the server anyway', async () => {
    const { log, logged } = calls(withAccess)
    expect(await activate(request(VISIT, null), logged)).toEqual({ kind: 'entered' })
    expect(log).toEqual(['session', 'user'])
    expect(await activate(request(VISIT, null), calls().logged)).toMatchObject({ kind: 'unverified' })
  })

  test('knows nothing without a login', async () => {
    expect(await activate(request(VISIT, null), calls(SIGNED_OUT).logged)).toEqual({ kind: 'signed_out' })
    expect(
      await activate(request(VISIT), calls({ ...SIGNED_OUT, verify: throwing(refusal('not_found')) }).logged),
    ).toEqual({ kind: 'signed_out' })
    expect(await activate(request(VISIT), calls(SIGNED_OUT).logged)).toEqual({ kind: 'please_log_in' })
  })
})

describe('with a payment alone', () => {
  test('verifies it and asks to log in', async () => {
    const { log, logged } = calls()
    expect(await activate(request(PAYMENT), logged)).toEqual({ kind: 'please_log_in' })
    expect(log).toEqual(['verify cs_test_1'])
  })

  test('says so when it does not hold', async () => {
    const { logged } = calls({
      verify: async () => ({ success: false, message: '', problem: 'failed' as const }),
    })
    expect(await activate(request(PAYMENT), logged)).toEqual({
      kind: 'unverified',
      known: true,
      final: false,
      reason: 'Payment verification failed',
    })
  })
})

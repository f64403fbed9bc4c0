import { describe, expect, test } from 'vitest'
import { AppError } from '#platform/app-error.ts'
import type { Attempts } from './admin.item.ts'
import type { Admin, AdminSession } from './model.ts'
import type { SecondFactor } from './second-factor/second-factor.store.ts'
import { totp } from '#vendors/otp/totp.ts'
import { NOOR } from '#harness/admin/noor.ts'
import { adminOfSession, signInAdmin, type AdminSignInDeps } from './sign-in.ts'

const RIGHT = 'four plain words here'

/**
 * In-memory services with one admin, whose password hash is the password itself, and records of the calls.
 */
function world({ admin = NOOR, password = RIGHT }: { admin?: Admin; password?: string } = {}) {
  const state: { now: Date; admin: Admin; fresh: number; factor: SecondFactor | null } = {
    now: new Date('2026-11-21T10:00:00Z'),
    admin,
    fresh: 0,
    factor: null,
  }
  const watched: string[] = []
  const asked = { compared: 0, looked: 0, watched }
  const attempts = new Map<string, Attempts>()
  const sessions = new Map<string, AdminSession>()
  const watch = (what: string) => async () => void watched.push(what)
  const deps: AdminSignInDeps = {
    logins: {
      async find(email) {
        asked.looked += 1
        return email === state.admin.email ? { admin: state.admin, passwordHash: password } : null
      },
    },
    sessions: {
      async find(hash, adminId, now) {
        const session = sessions.get(hash)
        return session !== undefined && session.adminId === adminId && session.expiresAt > now
          ? { session, admin: state.admin }
          : null
      },
      open: async (session) => void sessions.set(session.hash, session),
      close: async ({ hash }) => void sessions.delete(hash),
    },
    attempts: {
      async change(names, next) {
        next(names.map((name) => attempts.get(name) ?? null))?.forEach((one, index) =>
          attempts.set(names[index] ?? '', one),
        )
      },
      forget: async (names) => names.forEach((name) => attempts.delete(name)),
    },
    passwords: {
      async matches(given, hash) {
        asked.compared += 1
        return given === hash
      },
    },
    watch: {
      failed: watch('failed'),
      repeated: watch('repeated'),
      lockedOut: watch('locked out'),
      wrongCode: watch('wrong code'),
    },
    factors: {
      find: async () => state.factor,
      save: async (_, factor, before) => {
        state.factor = { ...factor, version: before + 1 }
        return true
      },
      remove: async () => void (state.factor = null),
    },
    totp,
    fingerprints: { fingerprint: () => 'MTIzNDU2Nzg5MDEyMzQ1Njc4OTA' },
    secrets: { fresh: () => `secret-${(state.fresh += 1)}`, hash: (value) => `#${value}` },
    clock: { now: () => state.now },
  }
  const moveTo = (instant: string) => {
    state.now = new Date(`2026-11-${instant}Z`)
  }
  return { state, asked, attempts, sessions, deps, moveTo }
}

const signIn = async (
  { deps }: { deps: AdminSignInDeps },
  password: string,
  email = NOOR.email,
  networkHash = 'here',
) => await signInAdmin({ email, password, networkHash }, deps)
const refusal = async (work: Promise<unknown>): Promise<unknown> =>
  await work.then(
    () => null,
    (error: unknown) =>
      error instanceof AppError
        ? { code: error.code, message: error.message, wait: error.retryAfterSeconds }
        : error,
  )

const WRONG = { code: 'admin_sign_in_failed', message: 'Invalid credentials', wait: undefined }

describe('credentials', () => {
  test('open a session that ends after a day', async () => {
    const { deps, sessions, attempts } = world()
    const { admin, session, secret } = await signIn({ deps }, RIGHT, ' Noor@Staff.example ')
    expect([admin.id, secret]).toEqual(['adm_01', 'secret-1'])
    expect(session).toEqual({
      hash: '#secret-1',
      adminId: 'adm_01',
      epoch: 3,
      hasSecondFactor: false,
      passwordTag: '#secret-1:four plain words here',
      expiresAt: new Date('2026-11-22T10:00:00Z'),
    })
    expect([sessions.get('#secret-1'), attempts.size]).toEqual([session, 0])
  })

  test('match composed and decomposed letters', async () => {
    expect(await refusal(signIn(world({ password: 'café au lait' }), 'cafe\u0301 au lait'))).toBe(null)
  })

  test('of an unknown address, with a wrong password or of a deactivated admin get the same answer for the same work', async () => {
    const off = world({ admin: { ...NOOR, isActive: false } })
    const cases = [
      [world(), 'nobody@staff.example', RIGHT],
      [world(), NOOR.email, 'wrong'],
      [off, NOOR.email, RIGHT],
    ] as const
    for (const [one, email, password] of cases) {
      expect(await refusal(signIn(one, password, email))).toEqual(WRONG)
      expect([one.asked.looked, one.asked.compared, one.asked.watched, one.sessions.size]).toEqual([
        1,
        1,
        ['failed'],
        0,
      ])
    }
  })

  test('entered during a session replace it', async () => {
    const one = world()
    const { session } = await signIn(one, RIGHT)
    await signInAdmin({ email: NOOR.email, password: RIGHT, networkHash: 'here' }, one.deps, session)
    expect([...one.sessions.keys()]).toEqual(['#secret-2'])
  })
})

describe('failures', () => {
  test('are reported: two as mistakes, each further one as an attack, the fifth as a lock', async () => {
    const one = world()
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect(await refusal(signIn(one, 'wrong'))).toEqual(WRONG)
    expect(one.asked.watched).toEqual([
      'failed',
      'failed',
      'failed',
      'repeated',
      'failed',
      'repeated',
      'failed',
      'repeated',
      'locked out',
    ])
  })

  test('lock the account even for the right password, which is not checked meanwhile', async () => {
    const one = world()
    for (let attempt = 0; attempt < 5; attempt += 1)
      await refusal(signIn(one, 'wrong', NOOR.email, `network-${attempt}`))
    one.moveTo('21T10:05:00')
    expect(await refusal(signIn(one, RIGHT, NOOR.email, 'elsewhere'))).toEqual({
      code: 'admin_locked',
      message: 'Too many failed sign-ins. Wait before you try again.',
      wait: 600,
    })
    expect(one.asked.compared).toBe(5)
    one.moveTo('21T10:15:00')
    expect(await refusal(signIn(one, RIGHT, NOOR.email, 'elsewhere'))).toBe(null)
  })

  test('lock the network for every account, even unknown ones', async () => {
    const one = world()
    for (let attempt = 0; attempt < 5; attempt += 1)
      await refusal(signIn(one, 'wrong', `guess-${attempt}@staff.example`))
    expect(await refusal(signIn(one, RIGHT))).toMatchObject({ code: 'admin_locked', wait: 900 })
    expect(await refusal(signIn(one, RIGHT, 'nobody@staff.example'))).toMatchObject({
      code: 'admin_locked',
      wait: 900,
    })
    expect(await refusal(signIn(one, RIGHT, NOOR.email, 'elsewhere'))).toBe(null)
  })

  test('are reset by a successful sign-in', async () => {
    const one = world()
    for (let attempt = 0; attempt < 4; attempt += 1) await refusal(signIn(one, 'wrong'))
    expect(await refusal(signIn(one, RIGHT))).toBe(null)
    expect(one.attempts.size).toBe(0)
  })
})

describe('a session', () => {
  const open = async () => {
    const one = world()
    const { secret } = await signIn(one, RIGHT)
    return {
      ...one,
      ask: async (adminId = NOOR.id) => (await adminOfSession({ adminId, secret }, one.deps)) !== null,
      end: () => one.sessions.get(`#${secret}`)?.expiresAt,
    }
  }

  test('ends a day after the sign-in, however it is used', async () => {
    const { ask, end, moveTo } = await open()
    moveTo('22T09:59:59')
    expect([await ask(), end()]).toEqual([true, new Date('2026-11-22T10:00:00Z')])
    moveTo('22T10:00:00')
    expect(await ask()).toBe(false)
  })

  test('is refused for another admin, for a deactivated one, and after the password changed', async () => {
    const { ask, state } = await open()
    expect(await ask('adm_02')).toBe(false)
    state.admin = { ...NOOR, isActive: false }
    expect(await ask()).toBe(false)
    state.admin = { ...NOOR, epoch: 4 }
    expect(await ask()).toBe(false)
    state.admin = NOOR
    expect(await ask()).toBe(true)
  })

  test('stays valid while the account is locked', async () => {
    const { ask, deps } = await open()
    for (let attempt = 0; attempt < 6; attempt += 1)
      await refusal(signInAdmin({ email: NOOR.email, password: 'wrong', networkHash: 'elsewhere' }, deps))
    expect(await ask()).toBe(true)
  })
})

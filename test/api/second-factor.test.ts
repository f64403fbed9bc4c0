import { beforeEach, describe, expect, test } from 'vitest'
import { generateSync } from 'otplib'
import * as z from 'zod/mini'
import { ADMIN_PASSWORD, credentialsOf, newAdmin, signedInAdmin } from '#harness/admin.ts'
import { visitor, type Client } from '#harness/session.ts'
import { testStage } from '#harness/stage.ts'
import { tableOf } from '#harness/table-of.ts'
import { wholeTable } from '#harness/whole-table.ts'
import { secondFactors } from '#functions/admin/second-factor/second-factor.store.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'

const stage = await testStage({ workers: null })
const SETUP = '/api/admin/second-factor'
const CONFIRM = '/api/admin/second-factor/confirm'
const Enrolment = z.object({ secret: z.string(), address: z.string(), recoveryCodes: z.array(z.string()) })
const Code = z.object({ code: z.string() })

/** The code that an authenticator app shows. */
const codeOf = (secret: string, steps = 0): string =>
  generateSync({ secret, epoch: Math.floor(systemClock.now().getTime() / 1000) + steps * 30 })
/** Each sign-in uses its own network, because failures are also counted by network. */
let networks = 0
async function signIn(
  email: string,
  code: string | null,
  password = ADMIN_PASSWORD,
): Promise<[number, string | null, Client]> {
  const client = visitor(stage)
  const answer = await client.browser.request(new URL('/api/admin/admins', stage.origin), {
    headers: {
      ...credentialsOf(email, password),
      'true-client-ip': `198.51.100.${(networks += 1) % 250}`,
      ...(code === null ? {} : { 'x-admin-code': code }),
    },
  })
  const body: unknown = answer.status === 200 ? { code: null } : await answer.json()
  return [answer.status, z.safeParse(Code, body).data?.code ?? null, client]
}
const answerTo = async (email: string, code: string | null, password?: string) =>
  (await signIn(email, code, password)).slice(0, 2)

async function enrolled(email: string) {
  const { admin, client } = await signedInAdmin(stage, email)
  const enrolment = Enrolment.parse((await client.post(SETUP, {})).body)
  const confirmed = await client.post(CONFIRM, { code: codeOf(enrolment.secret) })
  expect([confirmed.status, confirmed.body]).toEqual([200, { success: true }])
  // The code that confirmed the setup is used up; a later one is needed.
  stage.advance(60_000)
  return { admin, client, ...enrolment }
}

beforeEach(() => {
  delete process.env['ADMIN_SECOND_FACTOR']
})

describe('setting up a second factor', () => {
  test('gives a secret, a URI for the app and ten recovery codes, and takes effect with the first code', async () => {
    const { client } = await signedInAdmin(stage, 'new@staff.example')
    const begun = Enrolment.parse((await client.post(SETUP, {})).body)
    expect(begun.secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(begun.address).toBe(
      `otpauth://totp/Reachwell:new%40staff.example?secret=${begun.secret}&issuer=Reachwell`,
    )
    expect(new Set(begun.recoveryCodes).size).toBe(10)
    expect(begun.recoveryCodes.filter((code) => !/^[a-z2-7]{4}-[a-z2-7]{4}-[a-z2-7]{4}$/.test(code))).toEqual(
      [],
    )
    expect(await answerTo('new@staff.example', null)).toEqual([200, null])
    const wrong = await client.post(CONFIRM, { code: codeOf(begun.secret, 10) })
    expect([wrong.status, Code.parse(wrong.body).code]).toEqual([400, 'second_factor_code'])
    expect((await client.post(CONFIRM, { code: codeOf(begun.secret) })).status).toBe(200)
    expect(await answerTo('new@staff.example', null)).toEqual([401, 'admin_code_required'])
    const again = await client.post(CONFIRM, { code: codeOf(begun.secret) })
    expect([again.status, Code.parse(again.body).code]).toEqual([409, 'second_factor_not_begun'])
  })

  test('leaves no secret and no code readable in the table', async () => {
    const { secret, recoveryCodes } = await enrolled('kept@staff.example')
    const table = JSON.stringify(await wholeTable(stage))
    expect(table).toContain('ADMINSESSION#FACTOR#')
    const plain = recoveryCodes.flatMap((code) => [code, code.replaceAll('-', '')])
    expect([secret, ...plain].filter((text) => table.includes(text))).toEqual([])
  })

  test('again requires a current code, ends all other sessions, and is mailed', async () => {
    const email = 'anew@staff.example'
    await newAdmin(stage, email)
    const [, , before] = await signIn(email, null)
    const [, , other] = await signIn(email, null)
    const first = Enrolment.parse((await other.post(SETUP, {})).body)
    expect((await other.post(CONFIRM, { code: codeOf(first.secret) })).status).toBe(200)
    // The session that was open before has ended.
    expect((await before.get('/api/admin/admins')).status).toBe(401)
    expect((await other.get('/api/admin/admins')).status).toBe(200)
    const mails = () =>
      stage.emulators.ses.sent.filter(({ to }) => to === email).map(({ subject }) => subject)
    expect(mails()).toEqual(['Your second factor at Reachwell was changed'])
    expect(Code.parse((await other.post(SETUP, {})).body).code).toBe('second_factor_current')
    stage.advance(60_000)
    const second = Enrolment.parse((await other.post(SETUP, { currentCode: codeOf(first.secret) })).body)
    stage.advance(60_000)
    // The first factor holds until the second is confirmed.
    expect(await answerTo(email, codeOf(first.secret))).toEqual([200, null])
    const [, , guess] = await signIn(email, codeOf(first.secret, 1))
    expect((await other.post(CONFIRM, { code: codeOf(second.secret) })).status).toBe(200)
    expect((await guess.get('/api/admin/admins')).status).toBe(401)
    expect(mails()).toHaveLength(2)
    stage.advance(60_000)
    // A wrong code ends the session, so that an open one is no place to guess.
    expect(Code.parse((await other.post(SETUP, { currentCode: '000000' })).body).code).toBe(
      'admin_code_wrong',
    )
    expect((await other.get('/api/admin/admins')).status).toBe(401)
    expect(await answerTo(email, codeOf(first.secret))).toEqual([401, 'admin_code_wrong'])
    expect(await answerTo(email, codeOf(second.secret))).toEqual([200, null])
  })
})

describe('a sign-in', () => {
  test('asks for a code only after the right password', async () => {
    await enrolled('asked@staff.example')
    expect(await answerTo('asked@staff.example', null)).toEqual([401, 'admin_code_required'])
    expect(await answerTo('asked@staff.example', '123456', 'wrong')).toEqual([401, 'admin_sign_in_failed'])
    expect(await answerTo('nobody@staff.example', '123456')).toEqual([401, 'admin_sign_in_failed'])
  })

  test('accepts each code once, even when it is sent many times at the same moment', async () => {
    const { secret } = await enrolled('once@staff.example')
    const code = codeOf(secret)
    const answers = await Promise.all(Array.from({ length: 3 }, () => answerTo('once@staff.example', code)))
    expect(answers.filter(([status]) => status === 200)).toEqual([[200, null]])
    expect(await answerTo('once@staff.example', code)).toEqual([401, 'admin_code_wrong'])
    stage.advance(30_000)
    expect(await answerTo('once@staff.example', codeOf(secret))).toEqual([200, null])
  })

  test('accepts a code of the previous time step, and none older', async () => {
    const { secret } = await enrolled('late@staff.example')
    stage.advance(300_000)
    expect(await answerTo('late@staff.example', codeOf(secret, -2))).toEqual([401, 'admin_code_wrong'])
    expect(await answerTo('late@staff.example', codeOf(secret, -1))).toEqual([200, null])
  })

  test('accepts a recovery code once, in any notation, and records it in the audit log', async () => {
    const { admin, recoveryCodes } = await enrolled('lost@staff.example')
    const [first = '', second = ''] = recoveryCodes
    expect(await answerTo('lost@staff.example', first.toUpperCase().replaceAll('-', ' '))).toEqual([
      200,
      null,
    ])
    expect(await answerTo('lost@staff.example', first)).toEqual([401, 'admin_code_wrong'])
    expect(await answerTo('lost@staff.example', second)).toEqual([200, null])
    const factor = await secondFactors(tableOf(stage)).find(admin.id)
    expect(factor?.active?.recovery.length).toBe(8)
    const acts = (await wholeTable(stage))
      .filter((item) => item['adminId'] === admin.id && String(item['pk']).startsWith('AUDIT#'))
      .map((item) => `${String(item['act'])} ${String(item['code'])}`)
    expect(acts.filter((act) => act === 'signInWithRecoveryCode null').length).toBe(2)
    expect(acts).toContain('signIn admin_code_wrong')
    expect(acts).toContain('beginSecondFactor null')
    expect(acts).toContain('confirmSecondFactor null')
  })

  test('locks the account after five wrong codes, even for the right code', async () => {
    const { secret } = await enrolled('guessed@staff.example')
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect(await answerTo('guessed@staff.example', '000000')).toEqual([401, 'admin_code_wrong'])
    expect(await answerTo('guessed@staff.example', codeOf(secret))).toEqual([429, 'admin_locked'])
  })
})

test('a stage that requires a second factor lets an admin without one do nothing but set it up', async () => {
  process.env['ADMIN_SECOND_FACTOR'] = 'required'
  await newAdmin(stage, 'wanted@staff.example', 'super_admin')
  const [status, code, client] = await signIn('wanted@staff.example', null)
  expect([status, code]).toEqual([403, 'second_factor_missing'])
  expect(Code.parse((await client.get('/api/admin/stats')).body).code).toBe('second_factor_missing')
  const { secret } = Enrolment.parse((await client.post(SETUP, {})).body)
  expect((await client.post(CONFIRM, { code: codeOf(secret) })).status).toBe(200)
  expect((await client.get('/api/admin/stats')).status).toBe(200)
})

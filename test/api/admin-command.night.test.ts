import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { auditTrail } from '#functions/admin/audit.store.ts'
import { credentialsOf } from '#harness/admin.ts'
import { testStage } from '#harness/stage.ts'
import { tableOf } from '#harness/table-of.ts'

const BEGAN = new Date()
const stage = await testStage({ workers: null })
const folder = mkdtempSync(path.join(tmpdir(), 'stage-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const here = ['--table', stage.table, '--endpoint', stage.addresses['dynamodb'] ?? '']

interface Outcome {
  readonly code: number | null
  readonly said: string
  readonly complained: string
}

/** Runs the command as a shell does, with a password piped in. */
function admin(
  args: readonly string[],
  password = '',
  environment: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['infra/cli/main.ts', 'admin', ...args], {
      env: { STATE_DIR: folder, AWS_EC2_METADATA_DISABLED: 'true', ...environment },
      stdio: 'pipe',
    })
    const [said, complained]: [string[], string[]] = [[], []]
    child.stdout.on('data', (chunk: Buffer) => said.push(chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => complained.push(chunk.toString()))
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, said: said.join(''), complained: complained.join('') }))
    child.stdin.end(password)
  })
}

const done = (said: string): Outcome => ({ code: 0, said: `${said}\n`, complained: '' })
const wrong = (complained: string): Outcome => ({ code: 1, said: '', complained: `${complained}\n` })
const signIn = async (email: string, password: string) =>
  (await fetch(new URL('/api/admin/admins', stage.origin), { headers: credentialsOf(email, password) }))
    .status

const FIRST = ['create', 'Noor@Staff.example', '--first-name', 'Noor', '--last-name', 'Vance', ...here]
const PASSWORD = 'four plain words here'

describe('npm run admin', () => {
  test('starts without any admin', async () => {
    expect(await admin(['list', ...here])).toEqual(
      done(
        'There is no admin yet. The first one: npm run admin -- create ADDRESS --first-name NAME --last-name NAME',
      ),
    )
    expect(await signIn('admin@reachwell.example', 'admin')).toBe(401)
  })

  test('makes the first admin a super admin and further ones admins', async () => {
    expect(await admin(FIRST, 'password1')).toEqual(
      wrong('This password is too easy to guess. Choose another.'),
    )
    expect(await admin(FIRST, `${PASSWORD}\n`)).toEqual(
      done('noor@staff.example is a super admin now and can sign in at /admin.'),
    )
    expect(await signIn('noor@staff.example', PASSWORD)).toBe(200)
    expect(await admin(FIRST, PASSWORD)).toEqual(wrong('An admin with this address already exists.'))
    expect(
      await admin(
        ['create', 'ash@staff.example', '--first-name', 'Robin', '--last-name', 'Ash', ...here],
        `${PASSWORD}\r\n`,
      ),
    ).toEqual(done('ash@staff.example is an admin now and can sign in at /admin.'))
    const { said } = await admin(['list', ...here])
    expect(said.split('\n').map((line) => line.replace(/\d{4}-\d\d-\d\d$/, 'day'))).toEqual([
      'noor@staff.example  Noor Vance  super_admin  on  day',
      'ash@staff.example   Robin Ash   admin        on  day',
      '',
    ])
  })

  test('deactivates and reactivates admins, but never the last active super admin', async () => {
    expect(await admin(['disable', 'ash@staff.example', ...here])).toEqual(
      done('ash@staff.example is switched off and signed out.'),
    )
    expect(await signIn('ash@staff.example', PASSWORD)).toBe(401)
    expect(await admin(['enable', 'ASH@staff.example', ...here])).toEqual(
      done('ash@staff.example is switched on, and no failed sign-in stands against the account.'),
    )
    expect(await signIn('ash@staff.example', PASSWORD)).toBe(200)
    expect(await admin(['disable', 'noor@staff.example', ...here])).toEqual(
      wrong('This is the last active super admin. Add another one first.'),
    )
  })

  test('sets a new password, which ends the sessions and unlocks the account', async () => {
    const before = await fetch(new URL('/api/admin/admins', stage.origin), {
      headers: credentialsOf('noor@staff.example', PASSWORD),
    })
    const cookie = before.headers.get('set-cookie')?.split(';')[0] ?? ''
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await fetch(new URL('/api/admin/admins', stage.origin), {
        headers: {
          ...credentialsOf('noor@staff.example', 'wrong'),
          'true-client-ip': `198.51.100.${attempt}`,
        },
      })
    }
    expect(await signIn('noor@staff.example', PASSWORD)).toBe(429)
    expect(
      await admin(['reset-password', 'noor@staff.example', ...here], 'another four plain words'),
    ).toEqual(done('noor@staff.example has the new password and is signed out everywhere.'))
    expect((await fetch(new URL('/api/admin/admins', stage.origin), { headers: { cookie } })).status).toBe(
      401,
    )
    expect([
      await signIn('noor@staff.example', 'another four plain words'),
      await signIn('noor@staff.example', PASSWORD),
    ]).toEqual([200, 401])
  })

  test('records its actions in the audit log', async () => {
    // The command is a separate process with the machine's clock, which may have passed midnight meanwhile.
    const days = new Set([new Date(), BEGAN].map((at) => at.toISOString().slice(0, 10)))
    const pages = await Promise.all([...days].map((day) => auditTrail(tableOf(stage)).page(day, null)))
    const entries = pages.flatMap((page) => page.entries)
    const acts = entries
      .filter(({ adminId }) => adminId === 'operator')
      .map(({ act, outcome, code }) => [act, outcome, code])
    expect(acts).toEqual([
      ['resetPassword', 'done', null],
      ['resetPassword', 'begun', null],
      ['setAdminStatus', 'refused', 'last_super_admin'],
      ['setAdminStatus', 'begun', null],
      ['setAdminStatus', 'done', null],
      ['setAdminStatus', 'begun', null],
      ['setAdminStatus', 'done', null],
      ['setAdminStatus', 'begun', null],
      ['createAdmin', 'done', null],
      ['createAdmin', 'begun', null],
      ['createAdmin', 'done', null],
      ['createAdmin', 'begun', null],
      ['createAdmin', 'refused', 'password_too_common'],
      ['createAdmin', 'begun', null],
    ])
    expect(JSON.stringify(entries)).not.toContain('plain words')
  })

  test('finds the running local stage by itself', async () => {
    writeFileSync(
      path.join(folder, 'stage.json'),
      JSON.stringify({
        pid: process.pid,
        origin: stage.origin,
        table: stage.table,
        addresses: { ...stage.addresses },
      }),
    )
    expect((await admin(['list'])).said).toContain('noor@staff.example')
    writeFileSync(
      path.join(folder, 'stage.json'),
      JSON.stringify({
        pid: 2 ** 30,
        origin: stage.origin,
        table: stage.table,
        addresses: { ...stage.addresses },
      }),
    )
    expect(await admin(['list'])).toEqual(
      wrong(
        'No stage runs here. Start one with npm start in another terminal, or name the table of one in the cloud with --table NAME.',
      ),
    )
  })

  test.each([
    [
      'an address of nobody',
      ['disable', 'nobody@staff.example', ...here],
      /^There is no admin with the address nobody@staff\.example\. "npm run admin -- list" shows those that there are\.\n$/,
    ],
    [
      'a person half named',
      ['create', 'nobody', '--role', 'owner', ...here],
      /^email: Invalid email address\n--first-name: First name is required\n--last-name: Last name is required\n--role: Choose a role\.\n$/,
    ],
    [
      'no password',
      ['reset-password', 'noor@staff.example', ...here],
      /^No password came in\. Type it in a terminal, or pipe it in as one line\.\n$/,
    ],
    [
      'a password as an argument',
      ['reset-password', 'noor@staff.example', 'a-password', ...here],
      /^One address at a time, and nothing after it: a password is asked for\.\n$/,
    ],
    [
      'a password as an option',
      ['reset-password', 'noor@staff.example', '--password', 'x', ...here],
      /^Unknown option '--password'\. --help lists what there is\.\n$/,
    ],
    ['no command', [], /^Usage: npm run admin -- \[options\] \[command\]\n\nManages the admins of a stage/],
    [
      'a table that is not there',
      ['list', '--table', 'nothing-of-this-name', '--endpoint', stage.addresses['dynamodb'] ?? ''],
      /^There is no such table in this region and account\./,
    ],
    [
      'a database that is not there',
      ['list', '--table', stage.table, '--endpoint', 'http://127.0.0.1:9'],
      /^The database does not answer\. Does the stage still run \(npm start\)\?\n$/,
    ],
    ['no region', ['list', '--table', 'in-the-cloud'], /^AWS_REGION is not set/],
  ])('explains what to do about %s', async (_, args, expected) => {
    const { code, said, complained } = await admin(args)
    expect([code, said]).toEqual([1, ''])
    expect(complained).toMatch(expected)
    expect(complained).not.toMatch(/^\s+at /m)
  })

  test('explains what to do when there are no credentials', async () => {
    const { code, complained } = await admin(['list', '--table', 'in-the-cloud'], '', {
      AWS_REGION: 'us-east-1',
      HOME: folder,
    })
    expect([code, complained]).toEqual([
      1,
      'There are no AWS credentials in this shell. Sign in (aws sso login) or set AWS_PROFILE.\n',
    ])
  })
})

import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { adminStore } from '#functions/admin/admin.store.ts'
import { deleteAdmin, setAdminStatus } from '#functions/admin/manage-admins.ts'
import { AppError } from '#platform/app-error.ts'
import { atNight } from '#engine/test/at-night.ts'
import { importedAccount } from '#harness/imported-account.ts'
import { credentialsOf, newAdmin, signedInAdmin } from '#harness/admin.ts'
import type { Reply } from '#harness/session.ts'
import { testStage } from '#harness/stage.ts'
import { tableOf } from '#harness/table-of.ts'
import { newId } from '#platform/lambda/identifiers.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { auditLog } from '#functions/admin/audit.store.ts'
import type { AuditEntry } from '#functions/admin/model.ts'
import { listAudit } from '#shared/contracts/admin/admins.ts'
import { Admin } from '#shared/models/admin/admin.ts'
import { Problem } from '#shared/models/wire-types.ts'

const stage = await testStage({ workers: null })
const store = adminStore(tableOf(stage))
const root = await signedInAdmin(stage, 'root@staff.example', 'super_admin')

const codeOf = ({ body }: Reply): string => Problem.parse(body).code
const seen = (reply: Reply) => [reply.status, reply.status < 300 ? null : codeOf(reply)]
const One = z.object({ admin: Admin })
const List = z.object({ admins: z.array(Admin), currentAdminId: z.string() })
const { 200: Page } = listAudit.reply

const PASSWORD = 'four plain words here'
const INPUT = { email: 'Robin@Staff.example', password: PASSWORD, firstName: ' Robin ', lastName: 'Ash' }
const signIn = async (email: string, password: string) =>
  (await fetch(new URL('/api/admin/admins', stage.origin), { headers: credentialsOf(email, password) }))
    .status
const today = () => systemClock.now().toISOString().slice(0, 10)

describe('a super admin', () => {
  test('creates an admin, who signs in at once; nobody else has the address', async () => {
    const made = await root.client.post('/api/admin/create-admin', INPUT)
    expect(made.status).toBe(201)
    const { admin } = One.parse(made.body)
    expect({ ...admin, id: admin.id.slice(0, 4), createdAt: '' }).toEqual({
      id: 'adm_',
      email: 'robin@staff.example',
      firstName: 'Robin',
      lastName: 'Ash',
      role: 'admin',
      isActive: true,
      createdAt: '',
      createdBy: root.admin.id,
    })
    expect(JSON.stringify(made.body)).not.toMatch(/argon|plain words|epoch/)
    expect(await signIn('robin@staff.example', PASSWORD)).toBe(200)
    expect(
      seen(await root.client.post('/api/admin/create-admin', { ...INPUT, email: 'ROBIN@staff.example' })),
    ).toEqual([409, 'admin_exists'])
    const { admins, currentAdminId } = List.parse((await root.client.get('/api/admin/admins')).body)
    expect([admins.map(({ email }) => email), currentAdminId]).toEqual([
      ['root@staff.example', 'robin@staff.example'],
      root.admin.id,
    ])
  })

  test('gets an error for each field that is missing or wrong', async () => {
    const wrong = await root.client.post('/api/admin/create-admin', {
      email: 'nobody',
      password: '1234567',
      firstName: ' ',
      lastName: '',
    })
    expect([...seen(wrong), Problem.parse(wrong.body).fields]).toEqual([
      400,
      'invalid_request',
      [
        { field: 'email', message: 'Invalid email address' },
        { field: 'password', message: 'Password must be at least 8 characters' },
        { field: 'firstName', message: 'First name is required' },
        { field: 'lastName', message: 'Last name is required' },
      ],
    ])
  })

  test.each(['password1', 'Sunshine', 'reachwell', 'RobinAsh12'])(
    'cannot choose %s as a password',
    async (password) => {
      expect(
        seen(
          await root.client.post('/api/admin/create-admin', {
            ...INPUT,
            email: 'weak@staff.example',
            password,
          }),
        ),
      ).toEqual([422, 'password_too_common'])
    },
  )

  test('can choose a password in any script, up to the longest that the form accepts', async () => {
    const password = `ключ-${'日本語'.repeat(40)}`.slice(0, 128)
    expect(
      (
        await root.client.post('/api/admin/create-admin', {
          ...INPUT,
          email: 'letters@staff.example',
          password,
        })
      ).status,
    ).toBe(201)
    expect(await signIn('letters@staff.example', password)).toBe(200)
  })

  test('can neither deactivate nor remove their own account', async () => {
    const own = `/api/admin/admins/${root.admin.id}`
    expect([
      seen(await root.client.put(`${own}/status`, { isActive: false })),
      seen(await root.client.put(`${own}/status`, { isActive: true })),
      seen(await root.client.delete(own)),
    ]).toEqual([
      [409, 'admin_self'],
      [409, 'admin_self'],
      [409, 'admin_self'],
    ])
    expect((await root.client.get('/api/admin/admins')).status).toBe(200)
  })

  test('deactivates an admin, whose session ends with the next request and stays ended after a reactivation', async () => {
    const { admin, client } = await signedInAdmin(stage, 'off@staff.example')
    const status = `/api/admin/admins/${admin.id}/status`
    expect(One.parse((await root.client.put(status, { isActive: false })).body).admin).toMatchObject({
      id: admin.id,
      isActive: false,
    })
    expect([
      seen(await client.get('/api/admin/admins')),
      await signIn('off@staff.example', 'an old password of ours'),
    ]).toEqual([[401, 'not_authenticated'], 401])
    expect((await root.client.put(status, { isActive: true })).status).toBe(200)
    expect((await root.client.put(status, { isActive: true })).status).toBe(200)
    expect([
      seen(await client.get('/api/admin/admins')),
      await signIn('off@staff.example', 'an old password of ours'),
    ]).toEqual([[401, 'not_authenticated'], 200])
  })

  test('removes an admin, whose session ends with the next request and whose address is free again', async () => {
    const { admin, client } = await signedInAdmin(stage, 'gone@staff.example', 'super_admin')
    expect((await root.client.delete(`/api/admin/admins/${admin.id}`)).body).toEqual({ success: true })
    expect([
      seen(await client.get('/api/admin/admins')),
      seen(await root.client.delete(`/api/admin/admins/${admin.id}`)),
    ]).toEqual([
      [401, 'not_authenticated'],
      [404, 'not_found'],
    ])
    expect(
      (await root.client.post('/api/admin/create-admin', { ...INPUT, email: 'gone@staff.example' })).status,
    ).toBe(201)
  })
})

const refusal = async (work: Promise<unknown>) =>
  await work.then(
    () => null,
    (error: unknown) => (error instanceof AppError ? error.code : error),
  )
const activeSuperAdmins = async () =>
  (await store.list())
    .filter(({ role, isActive }) => role === 'super_admin' && isActive)
    .map(({ email }) => email)

describe('the last active super admin', () => {
  test('can be neither deactivated nor deleted, not even by the operator', async () => {
    expect(await activeSuperAdmins()).toEqual(['root@staff.example'])
    const operator = { kind: 'operator' } as const
    expect(await refusal(setAdminStatus(operator, root.admin.id, false, { admins: store }))).toBe(
      'last_super_admin',
    )
    expect(await refusal(deleteAdmin(operator, root.admin.id, { admins: store }))).toBe('last_super_admin')
    const spare = await newAdmin(stage, 'spare@staff.example', 'super_admin')
    expect(await refusal(setAdminStatus(operator, spare.id, false, { admins: store }))).toBe(null)
    expect(await refusal(setAdminStatus(operator, root.admin.id, false, { admins: store }))).toBe(
      'last_super_admin',
    )
    // An inactive super admin is not counted, and the count stays the same when it is deleted.
    expect(await refusal(deleteAdmin(operator, spare.id, { admins: store }))).toBe(null)
    expect(await refusal(deleteAdmin(operator, root.admin.id, { admins: store }))).toBe('last_super_admin')
  })

  test.each(atNight ? [1, 2, 3, 4, 5] : [1])(
    'remains when two super admins deactivate each other at the same moment, attempt %i',
    async (round) => {
      const [one, two] = await Promise.all([
        signedInAdmin(stage, `one-${round}@staff.example`, 'super_admin'),
        signedInAdmin(stage, `two-${round}@staff.example`, 'super_admin'),
      ])
      const others = (await store.list()).filter(
        ({ id, role, isActive }) =>
          role === 'super_admin' && isActive && id !== one.admin.id && id !== two.admin.id,
      )
      for (const other of others) await store.setActive(other, false)
      const replies = await Promise.all([
        one.client.delete(`/api/admin/admins/${two.admin.id}`),
        two.client.put(`/api/admin/admins/${one.admin.id}/status`, { isActive: false }),
      ])
      expect(await activeSuperAdmins()).toHaveLength(1)
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(replies.filter(({ status }) => status !== 200).map(codeOf)).toEqual([
        expect.stringMatching(/^(last_super_admin|not_authenticated)$/),
      ])
    },
  )
})

const WRONG = [
  '',
  '?day=today',
  '?day=2026-02-30',
  '',
  '?day=2026-02-03&cursor=1',
  '?day=2026-02-03&cursor=usr_01ARZ3NDEKTSV4RRFFQ69G5FAV',
]

describe('the audit log', () => {
  test('shows what admins did, newest first, with the account concerned and without passwords', async () => {
    const { admin, client } = await signedInAdmin(stage, 'auditor@staff.example', 'super_admin')
    await client.post('/api/admin/create-admin', { ...INPUT, email: 'noted@staff.example' })
    await client.post('/api/admin/create-admin', { ...INPUT, email: 'noted@staff.example' })
    await client.put(`/api/admin/admins/${admin.id}/status`, { isActive: false })
    const reply = await client.get(`/api/admin/audit?day=${today()}`)
    const shown = ({ body }: Reply) =>
      Page.parse(body)
        .records.filter(({ adminId }) => adminId === admin.id)
        .map(({ act, kind, outcome, subject, code }) => [act, kind, outcome, subject, code])
    expect(shown(reply)).toEqual([
      ['setAdminStatus', 'act', 'refused', admin.id, 'admin_self'],
      ['createAdmin', 'act', 'refused', 'noted@staff.example', 'admin_exists'],
      ['createAdmin', 'act', 'done', 'noted@staff.example', null],
      ['signIn', 'act', 'done', null, null],
    ])
    const { records } = Page.parse(reply.body)
    expect(shown(await client.get(`/api/admin/audit?day=${today()}&show=all`))).toEqual([
      ['listAudit', 'read', 'begun', null, null],
      ['listAudit', 'read', 'begun', null, null],
      ...shown(reply).slice(0, 3),
      ['listAdmins', 'read', 'begun', null, null],
      ['signIn', 'act', 'done', null, null],
    ])
    expect(JSON.stringify(reply.body)).not.toContain('plain words')
    expect(records.map(({ at }) => at)).toEqual(
      records
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    )
  })

  test('shows the address of an existing account and only the id of a deleted one', async () => {
    const { admin, client } = await signedInAdmin(stage, 'namer@staff.example', 'super_admin')
    const here = await importedAccount(stage, 'here@old.example')
    const gone = 'usr_01ARZ3NDEKTSV4RRFFQ69G5FAV'
    for (const id of [here, gone, here])
      await client.put(`/api/admin/users/${id}/status`, { isActive: false })
    const { body } = await client.get(`/api/admin/audit?day=${today()}`)
    const { records, userEmails } = Page.parse(body)
    expect(records.filter(({ adminId }) => adminId === admin.id).map(({ subject }) => subject)).toEqual([
      here,
      gone,
      here,
      null,
    ])
    expect(userEmails).toEqual({ [here]: 'here@old.example' })
  })

  test('shows unfinished actions, and reads do not push them off the page', async () => {
    const { client } = await signedInAdmin(stage, 'drowned@staff.example', 'super_admin')
    const at = new Date('2026-02-05T10:00:00.000Z')
    const entry = { adminId: 'adm_1', role: 'admin', subject: null, code: null, at } as const
    const note = async (more: Pick<AuditEntry, 'act' | 'kind' | 'outcome' | 'requestId'>) =>
      await auditLog(tableOf(stage)).append({ ...entry, id: newId('aud'), ...more })
    await note({ act: 'deleteUser', kind: 'act', outcome: 'begun', requestId: 'lost' })
    await note({ act: 'setUserStatus', kind: 'act', outcome: 'begun', requestId: 'whole' })
    await note({ act: 'setUserStatus', kind: 'act', outcome: 'done', requestId: 'whole' })
    for (let read = 0; read < 110; read += 1)
      await note({ act: 'listAdmins', kind: 'read', outcome: 'begun', requestId: `read-${read}` })
    const { records, nextCursor } = Page.parse((await client.get('/api/admin/audit?day=2026-02-05')).body)
    expect(records.map(({ act, outcome }) => [act, outcome])).toEqual([
      ['setUserStatus', 'done'],
      ['deleteUser', 'begun'],
    ])
    expect(nextCursor).toBe(null)
  })

  test('is read by day, a hundred records at a time, each exactly once', async () => {
    const { client } = await signedInAdmin(stage, 'reader@staff.example', 'super_admin')
    const entry = {
      adminId: 'adm_01ARZ3NDEKTSV4RRFFQ69G5FAV',
      role: 'admin',
      act: 'listAdmins',
      subject: null,
      kind: 'act',
      outcome: 'begun',
      code: null,
      requestId: 'req',
    } as const
    const ids = Array.from({ length: 205 }, () => newId('aud'))
    for (const id of ids)
      await auditLog(tableOf(stage)).append({ ...entry, id, at: new Date('2026-02-03T23:59:59.999Z') })
    await auditLog(tableOf(stage)).append({
      ...entry,
      id: newId('aud'),
      at: new Date('2026-02-04T00:00:00.000Z'),
    })
    const read: string[] = []
    const sizes: number[] = []
    let cursor = ''
    do {
      const page = Page.parse((await client.get(`/api/admin/audit?day=2026-02-03${cursor}`)).body)
      read.push(...page.records.map(({ id }) => id))
      sizes.push(page.records.length)
      cursor = page.nextCursor === null ? '' : `&cursor=${page.nextCursor}`
    } while (cursor !== '')
    expect([read, sizes]).toEqual([ids.toReversed(), [100, 100, 5]])
    expect(Page.parse((await client.get('/api/admin/audit?day=2026-02-02')).body)).toEqual({
      records: [],
      userEmails: {},
      nextCursor: null,
    })
  })

  test.each(atNight ? WRONG : WRONG.slice(0, 2))('refuses %s', async (query) => {
    const { client } = await signedInAdmin(
      stage,
      `${newId('adm').toLowerCase()}@staff.example`,
      'super_admin',
    )
    expect(seen(await client.get(`/api/admin/audit${query}`))).toEqual([400, 'invalid_request'])
  })

  test('never overwrites a record', async () => {
    const entry = {
      id: newId('aud'),
      at: new Date('2026-02-03T10:00:00.000Z'),
      adminId: 'adm_1',
      role: 'admin',
      act: 'deleteUser',
      subject: null,
      kind: 'act',
      outcome: 'begun',
      code: null,
      requestId: 'req',
    } as const
    await auditLog(tableOf(stage)).append(entry)
    await expect(auditLog(tableOf(stage)).append({ ...entry, act: 'nothing' })).rejects.toThrow(
      'an audit record exists already',
    )
  })
})

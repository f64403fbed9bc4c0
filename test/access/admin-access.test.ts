import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { adminStore } from '#functions/admin/admin.store.ts'
import { auditTrail } from '#functions/admin/audit.store.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { atNight } from '#engine/test/at-night.ts'
import { signedInAdmin } from '#harness/admin.ts'
import { browserSession, type Client } from '#harness/session.ts'
import { testStage } from '#harness/stage.ts'
import { tableOf } from '#harness/table-of.ts'
import type { Contract } from '#shared/contracts/contract.ts'
import { contracts } from '#shared/contracts/index.ts'
import { Problem } from '#shared/models/wire-types.ts'
import { callEndpoint, type Answer, type Call } from './call.ts'
import { bodyFor, queryFor, thingOf } from './samples.ts'
import type { AuditEntry } from '#functions/admin/model.ts'

const stage = await testStage({ workers: null })
const root = await signedInAdmin(stage, 'root@staff.example', 'super_admin')
const staff = await signedInAdmin(stage, 'staff@staff.example')
const off = await signedInAdmin(stage, 'off@staff.example', 'super_admin')
const gone = await signedInAdmin(stage, 'gone@staff.example', 'super_admin')
const admins = adminStore(tableOf(stage))
await admins.setActive(off.admin, false)
await admins.remove(gone.admin)
const user = await browserSession(stage, 'user@mail.example')
const sid = user.cookies()['sid'] ?? ''

const all: readonly Contract[] = Object.values(contracts)
const forAdmins = all.filter(({ auth }) => auth === 'admin' || auth === 'super_admin')
const rows = forAdmins.map((contract, turn) => [contract.id, contract, turn] as const)
const forSuperAdmins = rows.filter(([, { auth }]) => auth === 'super_admin')

const codeOf = ({ body }: Answer): string => Problem.parse(body).code
const userIdOf = async (client: Client) =>
  z.object({ id: z.string() }).parse((await client.get('/api/user')).body).id
const sent = async (
  contract: Contract,
  caller: Pick<Call, 'session' | 'admin'>,
  params: Readonly<Record<string, string>>,
  cookie?: string,
) =>
  await callEndpoint(stage.origin, contract, {
    ...caller,
    params,
    query: queryFor(contract),
    body: await bodyFor(contract, user, cookie === undefined ? undefined : { origin: stage.origin, cookie }),
  })

const signedIn = async (name: string) => ({
  admin: await signedInAdmin(stage, `${name}@staff.example`),
  super_admin: await signedInAdmin(stage, `${name}-super@staff.example`, 'super_admin'),
})
const readers = await signedIn('reader')
const watched = await browserSession(stage, 'watched@mail.example')

/** Every audit entry of one action. */
async function acts(act: string): Promise<readonly AuditEntry[]> {
  const trail = auditTrail(tableOf(stage))
  const day = systemClock.now().toISOString().slice(0, 10)
  const found: AuditEntry[] = []
  let before: string | null = null
  for (;;) {
    const { entries, more } = await trail.page(day, before)
    found.push(...entries.filter((entry) => entry.act === act))
    before = entries.at(-1)?.id ?? null
    if (!more) return found
  }
}

test('only super admins manage admins, read the audit log, refund and give; every admin may do the rest', () => {
  expect(forSuperAdmins.map(([id]) => id).toSorted()).toEqual([
    'createAdmin',
    'deleteAdmin',
    'extendUserTrial',
    'giveUserEmails',
    'listAudit',
    'refundInvoice',
    'setAdminStatus',
  ])
})

test('the admin endpoints are exactly those under /api/admin', () => {
  expect(
    all
      .filter(({ path }) => path.startsWith('/api/admin/'))
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(forAdmins.map(({ id }) => id).toSorted())
})

describe('an admin endpoint', () => {
  const NOT_ADMINS: Readonly<Record<string, Pick<Call, 'session' | 'admin'>>> = {
    'a user': { session: sid },
    "a user's session as an admin's": { session: sid, admin: `${root.admin.id}.${sid}` },
    'a guess': { session: null, admin: `${root.admin.id}.${'A'.repeat(43)}` },
    "another admin's session": { session: null, admin: `${root.admin.id}.${staff.cookie.split('.')[1]}` },
    'half a cookie': { session: null, admin: root.admin.id },
    'no cookie': { session: null, admin: '' },
    'an id longer than a key of the table may be': { session: null, admin: `${'x'.repeat(2_500)}.secret` },
    'switched off': { session: null, admin: off.cookie },
    removed: { session: null, admin: gone.cookie },
  }

  test.each(rows)(
    '%s answers 401 to everybody who is not, or no longer, an admin',
    async (id, contract, turn) => {
      const params = thingOf(id)?.absent ?? {}
      // By day nobody and one of the others in turn: one place refuses all of them, for every endpoint.
      const others = Object.entries(NOT_ADMINS).filter(
        (_, index, callers) => atNight || index === turn % callers.length,
      )
      for (const [who, caller] of [['nobody', { session: null }] as const, ...others]) {
        const answer = await sent(contract, caller, params)
        expect([answer.status, codeOf(answer)], `for ${who}`).toEqual([401, 'not_authenticated'])
      }
    },
  )

  test.each(forSuperAdmins)(
    '%s checks the role first and records the refusal in the audit log',
    async (id, contract) => {
      const params = (await thingOf(id)?.make(stage, await userIdOf(user))) ?? {}
      const before = (await acts(id)).length
      const proper = await sent(contract, { session: null, admin: staff.cookie }, params)
      expect([proper.status, codeOf(proper)]).toEqual([403, 'admin_forbidden'])
      const unreadable = await callEndpoint(stage.origin, contract, {
        session: null,
        admin: staff.cookie,
        params: { id: '*' },
        query: '?surprise=1',
        ...(contract.method === 'GET' ? {} : { body: '{' }),
      })
      expect([unreadable.status, codeOf(unreadable)]).toEqual([403, 'admin_forbidden'])
      const noted = (await acts(id))
        .slice(0, -before || undefined)
        .map(({ adminId, role, subject, outcome, code }) => ({ adminId, role, subject, outcome, code }))
      const refused = { adminId: staff.admin.id, role: 'admin', outcome: 'refused', code: 'admin_forbidden' }
      expect(noted).toEqual([
        { ...refused, subject: null },
        { ...refused, subject: params['id'] ?? null },
      ])
    },
  )

  test.each(rows)(
    '%s replies as its contract says to each allowed role, after an entry in the audit log',
    async (id, contract) => {
      const thing = thingOf(id)
      // Reads change nothing, so that the same people read and are read.
      const isRead = contract.method === 'GET'
      const overseen =
        isRead || thing === undefined
          ? watched
          : await browserSession(stage, `overseen-${id.toLowerCase()}@mail.example`)
      const staffed = isRead ? readers : await signedIn(id.toLowerCase())
      const callers = [...(contract.auth === 'admin' ? [staffed.admin] : []), staffed.super_admin]
      for (const [turn, caller] of callers.entries()) {
        const params = (await thing?.make(stage, await userIdOf(overseen).catch(() => ''))) ?? {}
        const answer = await sent(contract, { session: null, admin: caller.cookie }, params, caller.cookie)
        const schema = contract.reply === 'redirect' ? undefined : contract.reply[answer.status]
        // The first call's effect may prevent the second.
        const refusal = answer.status < 300 ? null : codeOf(answer)
        expect(turn === 0 ? [null] : [null, ...(contract.errors ?? [])], `answered ${answer.text}`).toContain(
          refusal,
        )
        expect((schema ?? Problem).parse(answer.body)).toEqual(answer.body)
        const [newest] = (await acts(id)).filter(
          ({ adminId, outcome }) => adminId === caller.admin.id && outcome === 'begun',
        )
        expect([newest?.act, params['id'] ?? newest?.subject]).toEqual(
          contract.audit === 'none' ? [undefined, params['id']] : [id, newest?.subject],
        )
      }
    },
  )

  test.each(rows.filter(([, { params }]) => params !== undefined))(
    '%s answers 404 for an id that does not exist',
    async (id, contract) => {
      const answer = await sent(contract, { session: null, admin: root.cookie }, thingOf(id)?.absent ?? {})
      expect([answer.status, codeOf(answer)]).toEqual([404, 'not_found'])
    },
  )
})

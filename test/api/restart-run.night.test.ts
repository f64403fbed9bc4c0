import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { monthOf, quotaOfDay } from '#functions/account/account.item.ts'
import { restartRun } from '#functions/outreach/run/restart-run.ts'
import { newRun } from '#functions/outreach/run/run-view.ts'
import { runStore } from '#functions/outreach/run/run.store.ts'
import { runToItem } from '#functions/runs/run.item.ts'
import { dayOf } from '#platform/clock.ts'
import { newId } from '#platform/lambda/identifiers.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { keys } from '#platform/table/keys.ts'
import type { CycleMessage } from '#shared/messages/cycle.ts'
import { getAdminUserRuns } from '#shared/contracts/admin/user-page.ts'
import type { RunOutcome } from '#shared/models/outreach/run.ts'
import { signedInAdmin } from '#harness/admin.ts'
import { readyUser } from '#harness/ready-user.ts'
import { browserSession, type Client } from '#harness/session.ts'
import { testStage } from '#harness/stage.ts'
import { tableOf } from '#harness/table-of.ts'

const stage = await testStage({ workers: null })
const table = tableOf(stage)
const { client: ann, admin: annsAccount } = await signedInAdmin(stage, 'ann@staff.example')
const { client: ben } = await signedInAdmin(stage, 'ben@staff.example')
const { client: root } = await signedInAdmin(stage, 'root@staff.example', 'super_admin')
const Started = z.object({ runId: z.string() })

const idOf = async (client: Client) =>
  z.object({ id: z.string() }).parse((await client.get('/api/user')).body).id

/** A run of the user that ended a moment ago. */
async function ended(userId: string, outcome: RunOutcome): Promise<string> {
  const now = systemClock.now()
  const id = newId('run')
  const run = newRun({ id, userId, trigger: 'schedule', wanted: 5, startedAt: now, previousSentAt: null })
  await table.put(runToItem({ ...run, state: 'planned', outcome, plannedAt: now }))
  return id
}

async function withEmptyRun(name: string) {
  const client = await readyUser(stage, `${name}@mail.example`, 'pro', 'product-manager.txt')
  const id = await idOf(client)
  const lastRunId = await ended(id, 'postings_source_unavailable')
  const decision = () => ({ operationId: randomUUID(), reason: 'The sources were down', lastRunId })
  const runs = async () =>
    getAdminUserRuns.reply[200].parse((await ann.get(`/api/admin/users/${id}/runs`)).body)
  return { client, id, lastRunId, decision, runs, path: `/api/admin/users/${id}/runs` }
}

test('four clicks are one run, which says who started it again and why', async () => {
  const { path, decision, runs, client } = await withEmptyRun('four')
  expect((await runs()).next).toEqual({
    canStart: true,
    says: 'The last run ended with nothing. It can be started again.',
  })
  const body = decision()
  const clicks = await Promise.all([1, 2, 3, 4].map(() => ann.post(path, body)))
  expect(clicks.map(({ status }) => status)).toEqual([202, 202, 202, 202])
  expect(new Set(clicks.map((click) => Started.parse(click.body).runId)).size).toBe(1)
  const after = await runs()
  expect(after.runs.map(({ state, restart }) => [state, restart])).toEqual([
    ['queued', { adminId: annsAccount.id, reason: 'The sources were down' }],
    ['finished', null],
  ])
  expect(after.next).toEqual({ canStart: false, says: 'A run is under way.' })
  const exported = JSON.stringify((await client.get('/api/user/export-data')).body)
  expect([exported.includes('The sources were down'), exported.includes(annsAccount.id)]).toEqual([
    true,
    false,
  ])
})

test('of two admins at once, and of an admin and the user, one starts it', async () => {
  const two = await withEmptyRun('two')
  const both = await Promise.all([ann.post(two.path, two.decision()), ben.post(two.path, two.decision())])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([202, 409])
  expect((await two.runs()).runs).toHaveLength(2)

  const own = await withEmptyRun('own')
  const race = await Promise.all([
    ann.post(own.path, own.decision()),
    own.client.post('/api/start-email-drafting', {}),
  ])
  expect(race.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([202, 409])
  expect((await own.runs()).runs).toHaveLength(2)
})

test('a decision on a run that is not the last one any more is refused', async () => {
  const { id, path, decision, runs } = await withEmptyRun('stale')
  const stale = decision()
  await ended(id, 'no_contacts')
  expect((await ann.post(path, stale)).body).toMatchObject({ code: 'changed_meanwhile' })
  expect((await runs()).runs).toHaveLength(2)
})

test('a crash before the run is queued is mended by the same decision again', async () => {
  const { id, decision } = await withEmptyRun('crash')
  const sent: CycleMessage[] = []
  let isDown = true
  const deps = {
    runs: runStore(table),
    covered: () => true,
    clock: systemClock,
    newId,
    queue: {
      send: async (message: CycleMessage) => {
        if (isDown) throw new Error('the process died')
        sent.push(message)
      },
    },
  }
  const actor = { kind: 'admin', adminId: annsAccount.id, role: 'admin' } as const
  const body = decision()
  await expect(restartRun(actor, id, body, deps)).rejects.toThrow('the process died')
  isDown = false
  const { runId } = await restartRun(actor, id, body, deps)
  expect(sent).toEqual([{ v: 1, userId: id, trigger: 'manual', runId }])
})

test.each<[string, (user: { id: string; client: Client }) => Promise<unknown>, string, string]>([
  [
    'paused the search',
    ({ client }) => client.put('/api/user/search-pause', { discardDrafts: false }),
    'search_paused',
    'The search is paused.',
  ],
  [
    'has no mailbox',
    async ({ id }) => await table.remove(keys.gmail(id)),
    'mailbox_not_connected',
    'No mailbox is connected.',
  ],
  [
    'has no plan',
    async ({ id }) => await table.update(keys.subscription(id), { set: { plan: null } }),
    'no_plan',
    'The user has no plan.',
  ],
  [
    'has used up the day',
    async ({ id }) =>
      await table.put({
        ...keys.usage(id, monthOf(systemClock.now())),
        used: 30,
        [quotaOfDay(dayOf(systemClock.now()))]: 30,
      }),
    'daily_limit_reached',
    'Today’s emails are used up.',
  ],
  [
    'was deactivated',
    async ({ id }) => await root.put(`/api/admin/users/${id}/status`, { isActive: false }),
    'account_inactive',
    'The account is deactivated.',
  ],
])('a user who %s is not started again, and the reason is said', async (name, prevent, code, says) => {
  const user = await withEmptyRun(name.replaceAll(' ', '-'))
  await prevent(user)
  expect((await user.runs()).next).toEqual({ canStart: false, says })
  expect((await ann.post(user.path, user.decision())).body).toMatchObject({ code, message: says })
  expect((await user.runs()).runs).toHaveLength(1)
})

test('the first run is the user’s, and a run with a result is not repeated', async () => {
  const newcomer = await readyUser(stage, 'newcomer@mail.example', 'pro', 'product-manager.txt')
  const id = await idOf(newcomer)
  const body = { operationId: randomUUID(), reason: 'To help', lastRunId: 'run_01ARZ3NDEKTSV4RRFFQ69G5FAV' }
  expect((await ann.post(`/api/admin/users/${id}/runs`, body)).body).toMatchObject({
    code: 'run_not_empty',
    message: 'The user can start the first run, and has not yet.',
  })
  const lastRunId = await ended(id, 'complete')
  expect((await ann.post(`/api/admin/users/${id}/runs`, { ...body, lastRunId })).body).toMatchObject({
    code: 'run_not_empty',
    message: 'The last run had a result. The next one can start now.',
  })
})

test('a user, a visitor, a wrong id and a missing reason start nothing', async () => {
  const { client, path, decision, id, runs } = await withEmptyRun('attacked')
  const other = await browserSession(stage, 'attacker@mail.example', { plan: 'pro' })
  expect([(await client.post(path, decision())).status, (await other.post(path, decision())).status]).toEqual(
    [401, 401],
  )
  const statuses = [
    await ann.post(path.replace(id, annsAccount.id), decision()),
    await ann.post(path, { ...decision(), reason: '  ' }),
    await ann.post(path, { ...decision(), operationId: 'again' }),
    await ann.post(path, { ...decision(), lastRunId: id }),
  ].map(({ status }) => status)
  expect(statuses).toEqual([400, 400, 400, 400])
  expect((await runs()).runs).toHaveLength(1)
})

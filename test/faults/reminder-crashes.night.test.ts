import { afterAll, expect, test } from 'vitest'
import { startSesEmulator } from '#emulators/ses/ses-emulator.ts'
import { profileToItem } from '#functions/account/account.item.ts'
import { sentMailStore } from '#functions/mail/sent-mail.store.ts'
import { OutreachEmailItem } from '#functions/outreach/emails/outreach-email.item.ts'
import { nextStepStore } from '#functions/outreach/stages/next-step.store.ts'
import { reminderStore } from '#functions/reminders/reminder.store.ts'
import { sendReminders } from '#functions/reminders/send-reminders.ts'
import { stagesOf } from '#functions/outreach/stages/stages.item.ts'
import { statisticsStore } from '#functions/statistics/statistics.store.ts'
import { userStatusStore } from '#functions/outreach/tracker/user-status.store.ts'
import { localAccess } from '#dev/local-access.ts'
import { testTable } from '#harness/platform/table/test-table.ts'
import { DAY, HOUR, MINUTE } from '#platform/clock.ts'
import { keys } from '#platform/table/keys.ts'
import { ownedItems } from '#platform/table/owned-items.ts'
import type { Table } from '#platform/table/table.ts'
import { sesMail } from '#vendors/ses/ses-mail.ts'
import { crashingTable, untilCrash } from './crashing-table.ts'
import { seededRandom } from './simulation/random.ts'

const table = await testTable()
const ses = await startSesEmulator()
afterAll(() => ses.close())
const mail = sesMail({ from: 'Reachwell <hello@reachwell.example>', client: localAccess(ses.url) })

const MORNING = new Date('2026-03-10T08:00:00.000Z')
const EVENING = new Date('2026-03-09T20:00:00.000Z')

async function person(name: string, emails: number) {
  const userId = `usr_${name}`
  const at = EVENING
  await table.put(
    profileToItem({
      id: userId,
      email: `${name}@mail.example`,
      firstName: 'Ada',
      lastName: 'Nwosu',
      emailVerified: true,
      isActive: true,
      createdAt: at,
      updatedAt: at,
    }),
  )
  const ids = Array.from({ length: emails }, (_, index) => `out_${name}_${index}`)
  for (const id of ids)
    await table.put({
      ...keys.email(userId, id),
      id,
      userId,
      runId: 'run_1',
      state: 'drafted',
      companyName: 'Northwind',
      jobTitle: 'Engineer',
      contactName: 'Mara Lindqvist',
      subject: 'Your team',
      draftId: 'r-1',
      failure: null,
      createdAt: at.toISOString(),
      openedAt: at.toISOString(),
      attempts: 1,
      intentAt: null,
      misses: 0,
      leaseUntil: null,
      quota: 'plan',
      jobKey: id,
    })
  return { userId, ids, mails: () => ses.sent.filter(({ to }) => to === `${name}@mail.example`).length }
}

/** One run of the schedule; a crash ends it as it would end a Lambda. */
async function work(on: Table, now: Date, failed: (userId: string) => void = () => undefined) {
  return await untilCrash(
    sendReminders(
      {
        reminders: reminderStore(on),
        sentMails: sentMailStore(on),
        mail,
        clock: { now: () => now },
        fingerprints: { fingerprint: (value) => `proof-of-${value}` },
        site: 'https://reachwell.example',
        failed,
      },
      { shard: null, hasTime: () => true },
    ),
  )
}

test('a mail of reminders is sent once, at whichever write its worker crashes and however many come after', async () => {
  const sent: [string, number][] = []
  for (const when of ['before', 'after'] as const)
    for (let at = 1; at <= 6; at += 1) {
      const { userId, ids, mails } = await person(`${when}-${at}`, 2)
      for (const id of ids)
        await nextStepStore(table).save(userId, id, { what: 'Call', on: '2026-03-10', remind: true }, MORNING)
      const first = crashingTable(table, at, when)
      await work(first.table, MORNING)
      if (!first.crashed()) break
      // Two more workers at once, a minute later and when the claim of the first is old, and the next day.
      for (const ms of [MINUTE, 3 * MINUTE, 2 * HOUR, DAY])
        await Promise.all([1, 2].map(() => work(table, new Date(MORNING.getTime() + ms))))
      const left = (await ownedItems(table, userId, 'NEXTSTEP#')).filter(
        (item) => item['openPk'] !== undefined,
      )
      sent.push([`${when} write ${at}`, mails()])
      expect([`${when} ${at}`, left]).toEqual([`${when} ${at}`, []])
    }
  // The writes: claim, mark as sent, and an entry each. Between the mail and its mark nobody can know that it
  // was sent; not sending it would be worse (decision 26).
  expect(sent).toEqual([
    ['before write 1', 1],
    ['before write 2', 2],
    ['before write 3', 1],
    ['before write 4', 1],
    ['after write 1', 1],
    ['after write 2', 1],
    ['after write 3', 1],
    ['after write 4', 1],
  ])
})

test('a user whose items cannot be read does not delay the others, and is tried again an hour later', async () => {
  const [broken, fine] = [await person('broken', 1), await person('fine', 1)]
  for (const { userId, ids } of [broken, fine])
    await nextStepStore(table).save(
      userId,
      ids[0] ?? '',
      { what: 'Call', on: '2026-03-10', remind: true },
      MORNING,
    )
  const email = keys.email(broken.userId, broken.ids[0] ?? '')
  await table.update(email, { set: { state: 'unheard_of' } })
  const failed: string[] = []
  expect(await work(table, MORNING, (userId) => void failed.push(userId))).toEqual({
    users: 2,
    mailed: 1,
    failed: 1,
  })
  expect([failed, fine.mails(), broken.mails()]).toEqual([['usr_broken'], 1, 0])
  const soon = new Date(MORNING.getTime() + MINUTE)
  expect(await work(table, soon)).toEqual({ users: 0, mailed: 0, failed: 0 })
  await table.update(email, { set: { state: 'drafted' } })
  const later = new Date(MORNING.getTime() + 61 * MINUTE)
  expect(await work(table, later)).toEqual({ users: 1, mailed: 1, failed: 0 })
  expect(broken.mails()).toBe(1)
})

test('five workers at once send one mail', async () => {
  const { userId, ids, mails } = await person('crowd', 3)
  for (const id of ids)
    await nextStepStore(table).save(userId, id, { what: 'Call', on: '2026-03-10', remind: true }, MORNING)
  await Promise.all([1, 2, 3, 4, 5].map(() => work(table, MORNING)))
  await Promise.all([1, 2, 3, 4, 5].map(() => work(table, new Date(MORNING.getTime() + 2 * HOUR))))
  expect(mails()).toBe(1)
})

const MARKS = ['sent', 'replied', 'interview', 'offer', 'rejected', 'withdrawn', 'discarded', null] as const

test('stages and next steps stay whole under crashes, repeats and two tabs', async () => {
  const before = await statisticsStore(table).read()
  let [sentMarks, repliedMarks] = [0, 0]
  for (let seed = 1; seed <= 12; seed += 1) {
    const random = seededRandom(seed)
    const pick = <T>(list: readonly T[]): T => {
      const found = list[Math.floor(random() * list.length)]
      if (found === undefined) throw new Error('There is nothing to choose from.')
      return found
    }
    const { userId, ids } = await person(`seed-${seed}`, 1)
    const [id = ''] = ids
    for (let round = 0; round < 8; round += 1) {
      const now = new Date(EVENING.getTime() + round * MINUTE)
      const on = random() < 0.4 ? crashingTable(table, 1, pick(['before', 'after'])).table : table
      const last = stagesOf(await table.get(keys.stages(userId, id)), {
        mark: null,
        markedAt: null,
      }).changes.at(-1)
      const mark = pick(MARKS)
      const day = pick(['2026-03-10', '2026-03-11', null])
      const act = pick([
        async (by: Table) => await userStatusStore(by).set(userId, id, { mark, note: `round ${round}` }, now),
        async (by: Table) =>
          await userStatusStore(by).undo(userId, id, last?.savedAt.toISOString() ?? now.toISOString(), now),
        async (by: Table) =>
          await nextStepStore(by).save(
            userId,
            id,
            day === null ? null : { what: 'Call', on: day, remind: true },
            MORNING,
          ),
      ])
      // The request may die, comes again, and comes from a second tab at the same time.
      await untilCrash(act(on))
      await Promise.all([act(table), act(table)])
      const email = OutreachEmailItem.parse(await table.get(keys.email(userId, id)))
      const { changes, nextStep } = stagesOf(await table.get(keys.stages(userId, id)), email)
      const entries = (await ownedItems(table, userId, 'NEXTSTEP#')).map(({ sk }) => sk)
      const told = changes.at(-1) ?? { mark: null, at: null }
      expect([seed, round, email.mark, email.markedAt, entries]).toEqual([
        seed,
        round,
        told.mark,
        told.mark === null ? null : told.at,
        nextStep === null ? [] : [`NEXTSTEP#${nextStep.on}#${id}`],
      ])
      // One press is one change, however often it was delivered.
      expect(changes.filter(({ note }) => note === `round ${round}`).length).toBeLessThanOrEqual(1)
    }
    const { mark } = OutreachEmailItem.parse(await table.get(keys.email(userId, id)))
    if (mark !== null && mark !== 'discarded') sentMarks += 1
    if (mark === 'replied' || mark === 'interview' || mark === 'offer' || mark === 'rejected')
      repliedMarks += 1
  }
  const after = await statisticsStore(table).read()
  expect([after.sent - before.sent, after.replied - before.replied]).toEqual([sentMarks, repliedMarks])
})

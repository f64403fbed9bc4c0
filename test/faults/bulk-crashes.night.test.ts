import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { emailsOfDay, monthOf } from '#functions/account/account.item.ts'
import { askFollowUps } from '#functions/outreach/follow-up/ask-follow-ups.ts'
import { followUpStore } from '#functions/outreach/follow-up/follow-up.store.ts'
import { OutreachEmailItem } from '#functions/outreach/emails/outreach-email.item.ts'
import { stagesOf } from '#functions/outreach/stages/stages.item.ts'
import { countFolders } from '#functions/outreach/tracker/count-folders.ts'
import { markEach } from '#functions/outreach/tracker/mark-each.ts'
import { userStatusStore } from '#functions/outreach/tracker/user-status.store.ts'
import { runs, tracker } from '#functions/services/outreach.ts'
import { fingerprints } from '#functions/services/fingerprints.ts'
import { statisticsStore } from '#functions/statistics/statistics.store.ts'
import { readyUser } from '#harness/ready-user.ts'
import { seedEntries } from '#harness/seeded-entries.ts'
import { testStage } from '#harness/stage.ts'
import { tableOf } from '#harness/table-of.ts'
import { dayOf, MINUTE } from '#platform/clock.ts'
import { newId } from '#platform/lambda/identifiers.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { keys } from '#platform/table/keys.ts'
import { ownedItems } from '#platform/table/owned-items.ts'
import type { Table } from '#platform/table/table.ts'
import type { EmailMark } from '#shared/models/outreach/stages.ts'
import { crashingTable, untilCrash } from './crashing-table.ts'
import { seededRandom } from './simulation/random.ts'

const stage = await testStage({ workers: null })
const table = tableOf(stage)
const NOW = systemClock.now()
const LONG_AGO = Date.parse('2026-01-05T09:00:00.000Z')
const ENTRIES = 12
const MARKS = ['sent', 'sent', 'sent', 'replied', 'interview', 'discarded', null] as const

/** A user with drafts in the tracker, and what they do with many at once, over a table that may crash. */
async function person(name: string) {
  const client = await readyUser(stage, `${name}@mail.example`, 'pro', 'product-manager.txt')
  const userId = z.object({ id: z.string() }).parse((await client.get('/api/user')).body).id
  const target = { endpoint: stage.addresses['dynamodb'] ?? '', table: stage.table }
  const ids = await seedEntries(target, userId, ENTRIES, NOW)
  const actor = { kind: 'user', userId } as const
  const queued: string[] = []
  return {
    userId,
    ids,
    queued,
    mark: (by: Table, chosen: readonly string[], mark: EmailMark | null, at: Date) =>
      markEach(
        actor,
        chosen.map((id) => ({ id, mark })),
        { userStatuses: userStatusStore(by), clock: { now: () => at } },
      ),
    followUp: (by: Table, chosen: readonly string[]) =>
      askFollowUps(actor, chosen, {
        runs: runs(),
        followUps: followUpStore(by, fingerprints),
        queue: { sendAll: async (messages) => void queued.push(...messages.map(({ emailId }) => emailId)) },
        clock: { now: () => NOW },
        newId,
      }),
    emails: async () =>
      (await ownedItems(table, userId, 'OUTREACH#')).map((item) => ({
        email: OutreachEmailItem.parse(item),
        isOpen: item['openPk'] !== undefined,
      })),
    stagesOf: async (id: string) =>
      stagesOf(await table.get(keys.stages(userId, id)), { mark: null, markedAt: null }).changes.map(
        ({ mark }) => mark,
      ),
    folders: async () => await countFolders(actor, { tracker: tracker(), clock: { now: () => NOW } }),
    writtenToday: async () =>
      Number((await table.get(keys.usage(userId, monthOf(NOW))))?.[emailsOfDay(dayOf(NOW))]),
  }
}

/** The second request reads as the first does, and writes when that one has ended. */
async function inTwoTabs<T>(request: (by: Table) => Promise<T>): Promise<readonly T[]> {
  const first = request(table)
  const late: Table = {
    ...table,
    transact: async (...parts) => {
      await first
      return await table.transact(...parts)
    },
  }
  return await Promise.all([first, request(late)])
}

test('a follow-up that fails does not keep the messages of the others from the queue', async () => {
  const user = await person('one-fails')
  const chosen = user.ids.slice(0, 3)
  await user.mark(table, chosen, 'sent', new Date(LONG_AGO))
  let writes = 0
  const failing: Table = {
    ...table,
    transact: async (...parts) => {
      writes += 1
      if (writes === 2) throw new Error('the table is busy')
      return await table.transact(...parts)
    },
  }
  await expect(user.followUp(failing, chosen)).rejects.toThrow('the table is busy')
  const written = (await user.emails()).filter(({ email }) => email.followUpOf !== null)
  expect(written).toHaveLength(2)
  expect(user.queued.toSorted()).toEqual(written.map(({ email }) => email.id).toSorted())
})

test('many emails marked and followed up at once: each once, and every count right, under crashes, repeats and two tabs', async () => {
  const before = await statisticsStore(table).read()
  let [sent, replied, followUps, crashes] = [0, 0, 0, 0]
  for (let seed = 1; seed <= 6; seed += 1) {
    const random = seededRandom(seed)
    const pick = <T>(list: readonly T[]): T => {
      const found = list[Math.floor(random() * list.length)]
      if (found === undefined) throw new Error('There is nothing to choose from.')
      return found
    }
    const user = await person(`bulk-${seed}`)
    // What the user pressed, by email, and which have a follow-up.
    const pressed = new Map<string, (EmailMark | null)[]>(user.ids.map((id) => [id, []]))
    const markOf = (id: string) => pressed.get(id)?.at(-1) ?? null
    const followed = new Set<string>()
    for (let round = 0; round < 10; round += 1) {
      const at = new Date(LONG_AGO + round * MINUTE)
      const chosen = user.ids.filter(() => random() < 0.6)
      const mark = pick(MARKS)
      const dying = crashingTable(table, 1 + Math.floor(random() * 6), pick(['before', 'after']))
      const act = random()
      let [answered, wanted]: [unknown, unknown] = [null, null]
      if (act < 0.5) {
        // The request may crash between two emails, comes again, and from a second tab at the same time.
        await untilCrash(user.mark(dying.table, chosen, mark, at))
        const tabs = await inTwoTabs((by) => user.mark(by, chosen, mark, at))
        answered = tabs.map(({ done, refused }) => [done.length, refused])
        wanted = [1, 2].map(() => [chosen.length, []])
        for (const id of chosen) if (markOf(id) !== mark) pressed.get(id)?.push(mark)
      } else if (act < 0.8) {
        const possible = chosen.filter((id) => markOf(id) === 'sent' || followed.has(id))
        await untilCrash(user.followUp(dying.table, chosen))
        const tabs = await inTwoTabs((by) => user.followUp(by, [...chosen, ...chosen]))
        answered = tabs.map(({ done }) => done.map(({ of }) => of).toSorted())
        wanted = [1, 2].map(() => possible.toSorted())
        for (const id of possible) followed.add(id)
      } else {
        // One tab marks the emails as answered while the other follows them up: whichever is first.
        const possible = chosen.filter((id) => markOf(id) === 'sent' || followed.has(id))
        const [{ done }] = await Promise.all([
          user.followUp(table, chosen),
          user.mark(table, chosen, 'replied', at),
        ])
        answered = done.filter(({ of }) => !possible.includes(of))
        wanted = []
        for (const { of } of done) followed.add(of)
        for (const id of chosen) if (markOf(id) !== 'replied') pressed.get(id)?.push('replied')
      }
      expect([seed, round, answered]).toEqual([seed, round, wanted])
      if (dying.crashed()) crashes += 1
      const emails = await user.emails()
      const written = emails.filter(({ email }) => email.followUpOf !== null)
      expect([seed, round, written.map(({ email }) => String(email.followUpOf)).toSorted()]).toEqual([
        seed,
        round,
        [...followed].toSorted(),
      ])
      // A follow-up whose message was lost is found by the sweeper; no message goes twice.
      expect(written.every(({ isOpen }) => isOpen)).toBe(true)
      expect(new Set(user.queued).size).toBe(user.queued.length)
      for (const { email } of emails.filter((one) => one.email.followUpOf === null)) {
        const next = written.find((one) => one.email.followUpOf === email.id)?.email.id ?? null
        expect([seed, round, email.mark, email.followedBy]).toEqual([seed, round, markOf(email.id), next])
        expect(await user.stagesOf(email.id)).toEqual(pressed.get(email.id))
      }
      const count = (of: EmailMark | null, open = false) =>
        user.ids.filter((id) => markOf(id) === of && !(open && followed.has(id))).length
      expect(await user.folders()).toMatchObject({
        to_read: count(null),
        sent: count('sent', true),
        follow_up_due: count('sent', true),
        replied: count('replied'),
        interview: count('interview'),
        discarded: count('discarded'),
      })
      expect(await user.writtenToday()).toBe(ENTRIES + followed.size)
    }
    const marks = user.ids.map(markOf)
    sent += marks.filter((mark) => mark !== null && mark !== 'discarded').length
    replied += marks.filter((mark) => mark === 'replied' || mark === 'interview').length
    followUps += followed.size
  }
  const after = await statisticsStore(table).read()
  expect([after.sent - before.sent, after.replied - before.replied]).toEqual([sent, replied])
  expect(followUps).toBeGreaterThan(20)
  expect(crashes).toBeGreaterThan(10)
})

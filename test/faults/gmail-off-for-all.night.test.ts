import { afterAll, expect, test } from 'vitest'
import type { FaultKind } from '#emulators/google/faults.ts'
import { mailboxFromItem } from '#functions/mailbox/mailbox.item.ts'
import { settingsStore } from '#functions/settings/settings.store.ts'
import { BERLIN, readyUser } from '#harness/ready-user.ts'
import { start, userOf } from '#harness/run-reading.ts'
import type { Client } from '#harness/session.ts'
import { testStage, waitFor } from '#harness/stage.ts'
import { tableOf } from '#harness/table-of.ts'
import { localPlace } from '#infra/cli/operate/place.ts'
import { restoreMailboxes } from '#infra/cli/operate/restore-mailboxes.ts'
import { HOUR, MINUTE } from '#platform/clock.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { keys } from '#platform/table/keys.ts'

const stage = await testStage({
  workers: { concurrency: 4 },
  settings: { LEASE_SECONDS: '30', MAILBOXES_OFF_PER_HOUR: '3' },
})
const { google, scheduler, ses } = stage.emulators
const table = tableOf(stage)
const place = localPlace({
  table: stage.table,
  dynamodb: stage.addresses['dynamodb'] ?? '',
  sqs: stage.addresses['sqs'] ?? '',
})
afterAll(() => place.sqs.destroy())

const CITIES = ['Berlin', 'Hamburg', 'Munich', 'Cologne', 'Frankfurt', 'Stuttgart', 'Leipzig', 'Dresden']
/** More than may be turned off in an hour. */
const USERS = 10
const EMAILS = Array.from({ length: USERS }, (_, index) => `user-${index}@mail.example`)
const userIds: string[] = []

/** The Gmail API gives everybody this answer until the faults are cleared. */
const gmailAnswers = (kind: FaultKind) => google.faults.set({ operation: 'gmail', kind, times: 1_000_000 })

/** Waits until each user's email was tried once more. */
async function triedAgain(work: () => Promise<unknown>): Promise<void> {
  const calls = () => google.requests.filter(({ path }) => path.startsWith('/gmail/')).length
  const before = calls()
  await work()
  await waitFor(() => calls() >= before + EMAILS.length, { what: 'a call for each user' })
}

const mailboxesOn = async () => {
  const items = await table.getMany(userIds.map((userId) => keys.gmail(userId)))
  return items.filter((item) => item !== null && mailboxFromItem(item).isActive).length
}

const draftsMade = () => EMAILS.map((email) => google.state.draftCount(email))
/** Waits until everybody has that many drafts, and nobody more; a run for all of them takes a while. */
async function untilDrafts(each: number): Promise<void> {
  await waitFor(() => draftsMade().every((count) => count >= each), {
    what: `${each} drafts each`,
    timeoutMs: 240_000,
  })
  expect(draftsMade()).toEqual(EMAILS.map(() => each))
}
const mailed = (wanted: string) => ses.sent.filter(({ subject }) => subject === wanted).length
const lost = () => mailed('Connect Gmail again to get new drafts')

test('a day with the Gmail API off, and the day after: nobody is disconnected, all drafts are made', async () => {
  const daily = { emailsPerDayPerUser: 1, responseTimeoutHours: 72 }
  await settingsStore(table).save(daily, 'adm_1', systemClock.now())
  const clients: Client[] = []
  for (const [index, email] of EMAILS.entries()) {
    const city = CITIES[index % CITIES.length] ?? ''
    clients.push(await readyUser(stage, email, 'pro', 'product-manager.txt', { ...BERLIN, city }))
  }
  for (const client of clients) userIds.push((await userOf(client)).id)

  gmailAnswers('api_disabled')
  await triedAgain(async () => {
    for (const client of clients) expect((await start(client)).status).toBe(202)
  })
  for (const hours of [6, 6, 6, 5]) {
    await triedAgain(async () => {
      stage.advance(hours * HOUR)
      await stage.sweep()
    })
  }
  expect([await mailboxesOn(), draftsMade().reduce((sum, count) => sum + count)]).toEqual([USERS, 0])

  google.faults.clear()
  stage.advance(30 * MINUTE)
  await stage.sweep()
  await untilDrafts(1)
  stage.advance(HOUR)
  await untilDrafts(2)
  expect([await mailboxesOn(), lost()]).toEqual([USERS, 0])
})

test('more refusals than an hour may have turn nobody else off; those who were are turned on again and told, and everybody gets the draft of the day', async () => {
  // Before anybody is refused: a sync may be running already.
  const since = systemClock.now().toISOString()
  gmailAnswers('domain_policy')
  stage.advance(24 * HOUR)
  await waitFor(async () => (await mailboxesOn()) === USERS - 3, { what: 'three mailboxes to be off' })
  google.faults.clear()
  expect(await restoreMailboxes(since, place)).toEqual([
    '3 mailboxes are tried again. Those whose grant works are on within minutes, with their daily run.',
  ])
  await waitFor(async () => (await mailboxesOn()) === USERS, { what: 'all mailboxes to be on' })
  const scheduled = () => JSON.stringify(scheduler.schedules())
  await waitFor(() => userIds.every((userId) => scheduled().includes(userId)), { what: 'all schedules' })
  await waitFor(() => mailed('Gmail is connected again') >= 3, { what: 'the three mails' })
  // A schedule fires within a quarter of an hour, that of a restored user five minutes later at the earliest.
  stage.advance(HOUR)
  await untilDrafts(3)
  expect([mailed('Gmail is connected again'), await mailboxesOn()]).toEqual([3, USERS])
})

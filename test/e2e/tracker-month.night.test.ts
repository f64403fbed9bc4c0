import { expect, test } from 'vitest'
import { userStatusStore } from '#functions/outreach/tracker/user-status.store.ts'
import { draftLedger } from '#functions/outreach/emails/draft-ledger.store.ts'
import { BERLIN, readyUser } from '#harness/ready-user.ts'
import { seedEntries } from '#harness/seeded-entries.ts'
import { userOf } from '#harness/run-reading.ts'
import { tableOf } from '#harness/table-of.ts'
import { inBatches } from '#platform/in-batches.ts'
import { DAY, HOUR } from '#platform/clock.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { contracts } from '#shared/contracts/index.ts'
import type { EmailMark } from '#shared/models/outreach/stages.ts'
import { FolderCounts } from '#shared/models/outreach/folders.ts'
import { browserStage } from './browser-stage.ts'
import { entriesOf, takeSession } from './walk.ts'

const { stage, visit } = await browserStage()

const EMAIL = 'mona.month@mail.example'
const PER_DAY = 30
const DAYS = 30

/**
 * What became of the emails of an earlier day: eight sent, twenty discarded, one answered, one left. Whatever the weekday, more than
 * a page of follow-ups is due.
 */
function markOf(place: number, daysAgo: number): EmailMark | null {
  if (place < 8) return daysAgo > 11 ? 'withdrawn' : 'sent'
  if (place < 28) return 'discarded'
  return place === 28 ? 'replied' : null
}

test('a month of 900 emails is worked through in ten presses a day, by keyboard alone', async () => {
  const client = await readyUser(stage, EMAIL, 'elite', 'product-manager.txt', BERLIN)
  const { id: userId } = await userOf(client)
  const now = systemClock.now()
  const database = { endpoint: stage.addresses['dynamodb'] ?? '', table: stage.table }
  const ids = await seedEntries(database, userId, PER_DAY * DAYS, now, PER_DAY * DAYS)
  // Yesterday's drafts were sent in Gmail, and those of the days before were marked.
  const ledger = draftLedger(tableOf(stage))
  for (const emailId of ids.slice(PER_DAY, 2 * PER_DAY))
    await ledger.markGone(userId, { emailId, draftId: 'r-1' }, now)
  const marks = ids.slice(2 * PER_DAY).flatMap((id, index) => {
    const daysAgo = 2 + Math.floor(index / PER_DAY)
    const mark = markOf(index % PER_DAY, daysAgo)
    const at = new Date(now.getTime() - daysAgo * DAY + HOUR)
    return mark === null ? [] : [{ id, mark, at }]
  })
  const statuses = userStatusStore(tableOf(stage))
  await inBatches(marks, 20, ({ id, mark, at }) => statuses.set(userId, id, { mark }, at))
  const folders = async () => FolderCounts.parse((await client.get('/api/email-outreach/folders')).body)
  const before = await folders()
  expect(before).toMatchObject({
    to_read: 58,
    gone: 30,
    replied: 28,
    discarded: 560,
    withdrawn: 144,
    sent: 80,
  })
  const due = before.follow_up_due
  expect(due).toBeGreaterThan(30)

  const { page, takeProblems, look } = await visit()
  await takeSession(page, client, stage.origin)
  const looks: string[] = []
  const screen = async (name: string) => void looks.push(...(await look(name, ['light', 'dark'])))
  let presses = 0
  const press = async (key: string) => {
    presses += 1
    await page.keyboard.press(key)
  }
  await page.goto('/dashboard/tracker')
  await page.getByText('30 drafts are no longer in your Gmail. Did you send them?').waitFor()
  await screen('month-1-gone')
  await page.getByRole('button', { name: 'All sent' }).focus()
  await press('Enter')
  await page.getByText('30 emails marked as sent').waitFor()
  await page.getByText(/are no longer in your Gmail/).waitFor({ state: 'detached' })

  await page.getByRole('link', { name: `Follow-up due ${due}` }).focus()
  await press('Enter')
  await page.getByRole('heading', { name: 'Emails, page 1 of 2' }).waitFor()
  await page.getByText(`${due} emails`, { exact: true }).waitFor()
  await entriesOf(page).first().focus()
  await press('a')
  await page.getByText('30 emails selected').waitFor()
  await page.getByRole('button', { name: `Select all ${due}` }).focus()
  await press('Enter')
  await page.getByText(`${due} emails selected`).waitFor()
  await screen('month-2-follow-ups')
  await entriesOf(page).first().focus()
  await press('f')
  await page.getByText(`${due} follow-ups are being written`).waitFor()
  await page.getByText('Nothing in “Follow-up due”').waitFor()

  await page.getByRole('link', { name: 'All', exact: true }).focus()
  await press('Enter')
  const search = page.getByRole('searchbox', { name: 'Search your emails' })
  await search.fill('Company 400')
  await page.getByText('1 email with “Company 400”').waitFor()
  await entriesOf(page).first().focus()
  await press('r')
  await page.getByText('1 email marked as replied').waitFor()
  await screen('month-3-replied')
  await search.fill('')

  await page.getByRole('link', { name: /^To read / }).focus()
  await press('Enter')
  await page.getByRole('heading', { name: /^Emails, page 1 of / }).waitFor()
  await entriesOf(page).first().focus()
  await press('Enter')
  await page.getByRole('dialog', { name: /^Email to / }).waitFor()
  await press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await screen('month-4-to-read')
  expect(presses).toBeLessThanOrEqual(10)
  expect(looks).toEqual([])
  expect(takeProblems()).toEqual([])

  const after = await folders()
  expect([after.gone, after.follow_up_due, after.replied]).toEqual([0, 0, 29])
  const list = contracts.listEmailOutreach.reply[200].parse(
    (await client.get('/api/email-outreach?limit=1')).body,
  )
  expect(list.totalItems).toBe(PER_DAY * DAYS + due)
})

import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { newAdmin } from '#harness/admin.ts'
import { BERLIN, readyUser } from '#harness/ready-user.ts'
import { trialBuyer } from '#harness/trial-buyer.ts'
import { enterAdmin } from './admin-visit.ts'
import { browserStage } from './browser-stage.ts'

const { stage, visit } = await browserStage()
const { stripe } = stage.emulators
const SUPER = 'tess.super@staff.example'
const BOTH = ['light', 'dark'] as const

await newAdmin(stage, SUPER, 'super_admin')
const payer = await trialBuyer(stage, 'paula.payer')
const declined = await trialBuyer(stage, 'dora.declined', { card: 'pm_card_chargeCustomerFail' })
await stripe.advance(86_400 + 7_200)
await payer.verify(payer.subscriptions()[0]?.id ?? '')
await declined.verify(declined.subscriptions()[0]?.id ?? '')
await payer.client.put('/api/user/profile', { firstName: 'Paula', lastName: 'Quandt' })

test('a day of an admin: each task begins at the overview and takes at most four clicks', async () => {
  const { page, look, takeProblems } = await visit()
  const looks: string[] = []
  let clicks = 0
  const click = async (name: string | RegExp, role: 'tab' | 'link' | 'button' = 'button') => {
    clicks += 1
    await page.getByRole(role, { name }).first().click()
  }
  const began = async (text: string) => {
    clicks = 0
    await page.goto('/admin')
    await page.getByRole('heading', { name: 'Overview' }).waitFor()
    await click('Users', 'tab')
    await page.getByLabel('Find anyone').fill(text)
    await page.getByText('Everyone who was found.').waitFor()
  }
  await enterAdmin(page, SUPER)

  // Find a customer by the name alone, refund part of what was paid.
  await began('quandt')
  await page.getByText('Found by name').waitFor()
  looks.push(...(await look('admin-find', BOTH)))
  await click(/billing of paula.payer@mail.example/, 'link')
  await click(/^Refund /)
  await page.getByRole('dialog').getByLabel('US dollars').fill('20')
  await page.getByRole('dialog').getByLabel('Reason').fill('The first email was late')
  looks.push(...(await look('admin-refund', BOTH)))
  clicks += 1
  await page.getByRole('dialog').getByRole('button', { name: 'Refund', exact: true }).click()
  await page.getByText('$20.00 refunded').first().waitFor()
  await page.getByText('The first email was late').waitFor()
  expect(clicks).toBe(4)
  expect(payer.charged()).toBe(79)
  looks.push(...(await look('admin-user-billing', BOTH)))

  // See what a declined customer owes, and since when.
  await began('dora')
  await page.getByText('Past due').first().waitFor()
  await page.getByText(/\$99.00 declined/).waitFor()
  expect(clicks).toBe(1)

  // See why nothing is written for somebody.
  await began('dora')
  await click('dora.declined@mail.example', 'link')
  await page.getByRole('heading', { name: 'As the user sees it' }).waitFor()
  looks.push(...(await look('admin-user-account', BOTH)))
  await click('Runs', 'tab')
  await page.getByRole('heading', { name: 'Next run' }).waitFor()
  expect(clicks).toBe(3)
  looks.push(...(await look('admin-user-runs', BOTH)))
  await page.getByRole('tab', { name: 'Mailbox' }).click()
  await page.getByText('No mailbox is connected', { exact: false }).waitFor()
  looks.push(...(await look('admin-user-mailbox', BOTH)))
  await page.getByRole('tab', { name: 'Activity' }).click()
  await page.getByText('Signed in').first().waitFor()
  looks.push(...(await look('admin-user-activity', BOTH)))

  // Stop somebody, and what they are charged.
  await began('paula.payer')
  await click('Deactivate paula.payer@mail.example')
  looks.push(...(await look('admin-deactivate-and-cancel', BOTH)))
  await click('Deactivate account')
  await page.getByRole('cell', { name: /Deactivated/ }).waitFor()
  expect(clicks).toBe(3)
  expect(payer.subscriptions().map(({ cancelAtPeriodEnd }) => cancelAtPeriodEnd)).toEqual([true])
  expect([...looks, ...takeProblems()]).toEqual([])
})

test('a ticket is found by its number in two clicks, and a run started again in four', async () => {
  const client = await readyUser(stage, 'nora.nothing@mail.example', 'pro', 'product-manager.txt', {
    ...BERLIN,
    jobTitle: 'Lighthouse Keeper',
  })
  const opened = await client.post('/api/support-tickets', { subject: 'Nothing came', message: 'Why?' })
  const { ticket } = z.object({ ticket: z.object({ ticketNumber: z.string() }) }).parse(opened.body)
  expect((await client.post('/api/start-email-drafting', {})).status).toBe(202)
  const { page, look, takeProblems } = await visit()
  await enterAdmin(page, SUPER)

  await page.getByRole('tab', { name: 'Users' }).click()
  await page.getByLabel('Find anyone').fill(ticket.ticketNumber.toLowerCase())
  await page.getByRole('link', { name: `Open ticket ${ticket.ticketNumber}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Nothing came' })
  await dialog.getByText('Why?').waitFor()
  const looks = [...(await look('admin-ticket-of-user', BOTH))]
  await page.keyboard.press('Escape')
  await page.getByRole('rowheader', { name: /Nothing came/ }).waitFor()
  looks.push(...(await look('admin-user-tickets', BOTH)))

  const runs = async () => {
    const listed = await client.get('/api/runs/latest')
    return JSON.stringify(listed.body)
  }
  await expect.poll(runs, { timeout: 60_000 }).toContain('finished')
  const before = await runs()
  await page.getByRole('link', { name: 'Work' }).click()
  await page.getByRole('link', { name: 'Empty runs' }).click()
  await page.getByRole('button', { name: 'Start the run of nora.nothing@mail.example again' }).click()
  await page.getByRole('dialog').getByLabel('Reason').fill('Looked at it with the user')
  looks.push(...(await look('admin-restart', BOTH)))
  await page.getByRole('dialog').getByRole('button', { name: 'Start run' }).click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  expect(await runs()).not.toBe(before)
  await page.goto('/admin/work?list=empty_runs')
  await page.getByRole('link', { name: 'Page of user nora.nothing@mail.example' }).first().click()
  await page.getByText(`Started again by ${SUPER}: Looked at it with the user`).waitFor()
  expect([...looks, ...takeProblems()]).toEqual([])
})

test('a tab of a user is opened by keyboard, and its address opens it again', async () => {
  const { page, takeProblems } = await visit()
  await enterAdmin(page, SUPER, '/admin?tab=users')
  await page.getByLabel('Find anyone').fill('dora')
  // The row of the whole list goes when what was found comes.
  await page.getByText('Everyone who was found.').waitFor()
  await page.getByRole('link', { name: /billing of dora.declined@mail.example/ }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Invoices' }).waitFor()
  await page.getByRole('tab', { name: 'Billing' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Next run' }).waitFor()
  await page.reload()
  await page.getByRole('heading', { name: 'Next run' }).waitFor()
  expect(takeProblems()).toEqual([])
})

import { expect, test } from 'vitest'
import { fixture } from '#harness/ready-user.ts'
import { browserStage } from './browser-stage.ts'
import {
  connectGmail,
  ELITE_WISHES,
  fillConfiguration,
  focused,
  pickResume,
  signIn,
  startRun,
} from './walk.ts'

const { stage, visit } = await browserStage()

test('a newcomer chooses who to write to by keyboard, and sends the first letter; nothing is written before', async () => {
  const visitor = await visit()
  const { page, takeProblems, look, heard } = visitor
  const looks: string[] = []
  await signIn(page, 'Tessa')
  await page.getByRole('button', { name: 'Set Up Configuration' }).click()
  await pickResume(page, {
    name: 'resume.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(fixture('product-manager.txt')),
  })
  await page.getByText(/^We read [1-9]/).waitFor()
  await page.getByRole('checkbox', { name: /^Show me the people before you write/ }).check()
  looks.push(...(await look('shortlist-1-setting')))
  await fillConfiguration(page, ELITE_WISHES)
  await connectGmail(visitor)
  await startRun(visitor)
  const choose = page.getByRole('link', { name: 'Choose who to write to' })
  await choose.waitFor({ timeout: 120_000 })
  looks.push(...(await look('shortlist-2-ready')))
  expect(stage.emulators.google.state.drafts('tessa.trial@example.com')).toEqual([])
  await choose.click()

  const rows = page.getByRole('list', { name: 'People to choose from' }).getByRole('listitem')
  await page.getByText('No one chosen yet. 5 emails left today.').waitFor()
  expect(await page.locator('[data-row]').count()).toBe(10)
  looks.push(...(await look('shortlist-3-list', ['light', 'dark'])))

  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  const row = (place: number) => page.locator('[data-row]').nth(place)
  await page.keyboard.press('j')
  await focused(page, row(0))
  await page.keyboard.press('x')
  await page.getByText('1 chosen, 5 left today.').waitFor()
  await page.keyboard.press('j')
  await focused(page, row(1))
  await page.keyboard.press('n')
  await focused(page, row(1).getByRole('button', { name: 'The company' }))
  looks.push(...(await look('shortlist-4-not-this-one')))
  await page.keyboard.press('Escape')
  await focused(page, row(1))
  await page.keyboard.press('n')
  await page.keyboard.press('Enter')
  await row(1)
    .getByText(/not this company\. We won’t suggest it again\.$/)
    .waitFor()
  await page.keyboard.press('Tab')
  await focused(page, row(1).getByRole('button', { name: /^Undo: / }))
  await page.keyboard.press('j')
  await focused(page, row(2))
  await page.keyboard.press('x')
  await page.getByText('2 chosen, 5 left today.').waitFor()
  await page.keyboard.press('k')
  await page.keyboard.press('k')
  await focused(page, row(0))
  looks.push(...(await look('shortlist-5-chosen')))
  await page.keyboard.press('w')
  await heard('2 letters are being written')
  const written = rows.getByRole('link', { name: 'Open in the tracker' })
  await expect.poll(() => written.count()).toBe(2)
  looks.push(...(await look('shortlist-6-written')))

  await expect
    .poll(() => stage.emulators.google.state.drafts('tessa.trial@example.com').length, { timeout: 60_000 })
    .toBe(2)
  await written.first().click()
  const letter = page.getByRole('dialog', { name: /^Email to / })
  await letter.getByRole('button', { name: 'I sent it' }).waitFor()
  looks.push(...(await look('shortlist-7-letter')))
  await page.keyboard.press('s')
  await letter.getByText(/^You marked it as sent/).waitFor()
  looks.push(...(await look('shortlist-8-sent')))

  await page.goto('/dashboard')
  const card = page.getByRole('region', { name: 'Do Not Contact' })
  await card.getByRole('heading', { name: 'Do Not Contact' }).click()
  await card.getByRole('button', { name: /^Remove: / }).waitFor()
  await card.getByLabel('Companies, domains or people').fill('Acme Inc.\ngmail.com\nacme.example')
  await card.getByRole('button', { name: 'Add 3 lines' }).click()
  await card.getByText('2 added. 1 line couldn’t be used.').waitFor()
  await card.getByText(/^Line 2, “gmail\.com”: /).waitFor()
  looks.push(...(await look('shortlist-9-do-not-contact', ['light', 'dark'])))
  expect(looks).toEqual([])
  expect(takeProblems()).toEqual([])
})

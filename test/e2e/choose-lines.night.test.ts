import { expect, test } from 'vitest'
import { BERLIN, readyUser } from '#harness/ready-user.ts'
import { runOf } from '#harness/run-reading.ts'
import { draftsOf } from '#harness/drafts.ts'
import { browserStage } from './browser-stage.ts'
import { entriesOf, focused, takeSession } from './walk.ts'

const { stage, visit } = await browserStage()
const EMAIL = 'tessa.trial@example.com'

test('two other lines are chosen by keyboard, and the letter and its Gmail draft tell them', async () => {
  const client = await readyUser(stage, EMAIL, 'trial', 'product-manager.txt', BERLIN)
  await runOf(client)
  const { page, takeProblems, look, heard } = await visit()
  await takeSession(page, client, stage.origin)
  const looks: string[] = []
  const screen = async (name: string) => void looks.push(...(await look(name, ['light', 'dark'])))

  await page.goto('/dashboard/tracker')
  await entriesOf(page).first().click()
  const dialog = page.getByRole('dialog')
  const panel = dialog.getByRole('region', { name: 'Choose your lines' })
  const toggle = panel.getByRole('button')
  await toggle.focus()
  await page.keyboard.press('Enter')
  await panel.getByText('Choose up to 3 lines.').waitFor()
  await screen('choose-lines')

  const others = panel.getByRole('checkbox', { name: /^(?!.*in the letter now)/, checked: false })
  const paper = dialog.getByRole('article')
  const before = await paper.innerText()
  const told: string[] = []
  for (const count of [1, 2]) {
    const box = others.first()
    told.push((await box.locator('xpath=..').locator('span > span').first().innerText()).replace(/\.$/, ''))
    await box.focus()
    await page.keyboard.press('Space')
    await panel.getByText(`${count} of 3 chosen.`).waitFor()
  }
  await screen('choose-lines-chosen')
  const write = panel.getByRole('button', { name: 'Write it with these lines' })
  await write.focus()
  await page.keyboard.press('Enter')
  await heard('Draft rewritten')
  await focused(page, toggle)
  await screen('choose-lines-written')

  // A line is told word for word after its verb.
  const saidIn = (text: string) => told.filter((line) => text.replaceAll(/\s+/g, ' ').includes(line.slice(1)))
  expect(new Set(told).size).toBe(2)
  expect(saidIn(before)).toEqual([])
  await expect.poll(async () => saidIn(await paper.innerText())).toEqual(told)
  expect((await draftsOf(stage, EMAIL)).filter(({ text }) => saidIn(text).length === 2)).toHaveLength(1)

  expect(looks).toEqual([])
  expect(takeProblems()).toEqual([])
})

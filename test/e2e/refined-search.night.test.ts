import { expect, test } from 'vitest'
import { readyUser } from '#harness/ready-user.ts'
import { browserStage } from './browser-stage.ts'
import { takeSession } from './walk.ts'

const { stage, visit } = await browserStage()

test('the search is refined in a folded part of the form, by keyboard alone', async () => {
  const client = await readyUser(stage, 'tessa.trial@example.com', 'trial', 'product-manager.txt')
  const { page, takeProblems, look } = await visit()
  await takeSession(page, client, stage.origin)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Update Configuration' }).click()
  const summary = page.getByText('Other titles, levels, remote work, words to leave out')
  await summary.focus()
  await page.keyboard.press('Enter')
  await page.getByText('These count already:').waitFor()
  const looks = [...(await look('refined-search', ['light', 'dark']))]
  await page.keyboard.press('Tab')
  await page.keyboard.type('Product Owner')
  await page.keyboard.press('Tab')
  await page.keyboard.type('intern, sales')
  await page.getByLabel('Lowest level').selectOption('Senior')
  await page.getByRole('checkbox', { name: /^Remote only/ }).focus()
  await page.keyboard.press('Space')
  looks.push(...(await look('refined-search-filled')))
  await page.getByRole('button', { name: 'Save Configuration' }).focus()
  await page.keyboard.press('Enter')
  await page.getByText('Configuration Saved').first().waitFor()
  expect((await client.get('/api/user/configuration')).body).toMatchObject({
    otherTitles: ['Product Owner'],
    titleWordsLeftOut: ['intern', 'sales'],
    minLevel: 'senior',
    maxLevel: null,
    remoteOnly: true,
  })
  expect(looks).toEqual([])
  expect(takeProblems()).toEqual([])
})

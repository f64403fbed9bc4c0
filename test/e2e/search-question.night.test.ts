import { expect, test } from 'vitest'
import { BERLIN, readyUser } from '#harness/ready-user.ts'
import { browserStage } from './browser-stage.ts'
import { focused, takeSession } from './walk.ts'

const { stage, visit } = await browserStage()

test('a question about the search is answered by keyboard, shown in “What we read”, and can be removed there', async () => {
  const client = await readyUser(stage, 'tessa.trial@example.com', 'trial', 'product-manager.txt', BERLIN)
  const { page, takeProblems, look, heard } = await visit()
  await takeSession(page, client, stage.origin)
  await page.goto('/dashboard')
  const question = 'You live in Austin, TX and search in Berlin. Would you move, and what draws you there?'
  const answer = page.getByRole('textbox', { name: question })
  await answer.waitFor()
  const looks = [...(await look('search-question', ['light', 'dark']))]
  await answer.focus()
  await page.keyboard.type('My partner works in Berlin.')
  await page.keyboard.press('Tab')
  await focused(page, page.getByRole('button', { name: 'Save the answer' }))
  await page.keyboard.press('Enter')
  await heard('Saved. Your letters can use it from now on.')
  looks.push(...(await look('search-question-answered')))
  await page.getByRole('link', { name: 'See your answers in “What we read”' }).click()
  const added = page.getByRole('region', { name: 'Added by you' })
  await added.getByText(question).waitFor()
  looks.push(...(await look('search-question-what-we-read')))
  await added.getByRole('button', { name: 'Remove: My partner works in Berlin.' }).click()
  await heard('Saved')
  await page.goto('/dashboard')
  await answer.waitFor()
  expect(looks).toEqual([])
  expect(takeProblems()).toEqual([])
})

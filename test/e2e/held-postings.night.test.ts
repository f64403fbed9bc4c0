import { expect, test } from 'vitest'
import { BERLIN, readyUser } from '#harness/ready-user.ts'
import { runOf } from '#harness/run-reading.ts'
import { browserStage } from './browser-stage.ts'
import { entriesOf, takeSession } from './walk.ts'

const { stage, visit } = await browserStage()

test('the report of a run lists postings that do not fit, and has a letter written to one anyway', async () => {
  const client = await readyUser(stage, 'tessa.trial@example.com', 'trial', 'product-manager.txt', {
    ...BERLIN,
    jobTitle: 'Paralegal',
  })
  await runOf(client)
  const { page, takeProblems, look } = await visit()
  await takeSession(page, client, stage.origin)
  await page.goto('/dashboard/tracker')
  const held = page.getByRole('region', { name: 'Postings held back' })
  await held.getByText('5 postings were held back').waitFor()
  const looks = [...(await look('held-postings', ['light', 'dark']))]
  await held
    .getByRole('button', { name: /^Write anyway: / })
    .first()
    .click()
  await held.getByText('In your tracker').waitFor()
  await entriesOf(page).first().waitFor()
  looks.push(...(await look('held-posting-written', ['light'])))
  expect(looks).toEqual([])
  expect(takeProblems()).toEqual([])
})

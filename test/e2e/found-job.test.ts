import { expect, test } from 'vitest'
import { seedEntries } from '#harness/seeded-entries.ts'
import { browserStage } from './browser-stage.ts'
import { entriesOf, signIn, userIdOf } from './walk.ts'

const { stage, visit } = await browserStage()

test('a user who found a job pauses the search from the tracker, thanks the people who answered, and resumes with one click', async () => {
  const { page, look, heard, takeProblems } = await visit()
  const looks: string[] = []
  await signIn(page, 'Stan')
  await page.waitForURL('**/dashboard')
  const id = await userIdOf(page)
  await seedEntries({ endpoint: stage.addresses['dynamodb'] ?? '', table: stage.table }, id, 4, new Date())

  await page.goto('/dashboard/tracker')
  await entriesOf(page).first().click()
  const details = page.getByRole('dialog')
  await details.getByRole('button', { name: /^I have an interview/ }).click()
  await details.getByRole('link', { name: 'I found a job' }).click()

  const question = page.getByRole('dialog', { name: 'You found a job' })
  await question.getByRole('checkbox', { name: 'Discard the 3 drafts you haven’t sent' }).check()
  looks.push(...(await look('found-job-question')))
  await question.getByRole('button', { name: 'Pause and discard the drafts' }).click()
  await heard('The search is paused')
  await question.waitFor({ state: 'detached' })

  const card = page.getByRole('region', { name: 'You found a job' })
  // No email of this user was saved as a draft.
  await card.getByText(/^Gmail isn’t connected\./).waitFor()
  await card.getByText('People to thank: 1').click()
  await card.getByText('Read the text').click()
  await card.getByText(/^Thank you for your time and for our conversation\./m).waitFor()
  expect(
    await card.getByRole('link', { name: /^Write in Gmail to Robin Example/ }).getAttribute('href'),
  ).toMatch(/^https:\/\/mail\.google\.com\/mail\/\?view=cm&fs=1&to=robin%40company-\d\.example&su=Re%3A\+/)
  looks.push(...(await look('found-job-paused')))

  // The plan is cancelled with the same dialog as elsewhere.
  await card.getByRole('button', { name: 'Cancel Subscription' }).click()
  const cancel = page.getByRole('alertdialog', { name: 'Cancel your subscription?' })
  await cancel.getByRole('button', { name: 'Keep subscription' }).click()

  // A second tab shows the same, and resuming there ends the pause in both.
  const second = await page.context().newPage()
  await second.goto('/dashboard/tracker')
  await second.getByText('You paused it because you found a job. No new emails are drafted.').waitFor()
  await second.getByRole('button', { name: 'Start again' }).click()
  await second.getByText('The search is paused').waitFor({ state: 'detached' })
  await second.close()
  await card.getByRole('button', { name: 'Start again' }).click()
  await heard('The search is running again')
  await page.getByRole('button', { name: 'I found a job' }).waitFor()
  looks.push(...(await look('found-job-offered')))
  expect([looks, takeProblems()]).toEqual([[], []])
})

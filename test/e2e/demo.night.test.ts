import { expect, test } from 'vitest'
import { tableOf } from '#harness/table-of.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { callBudget } from '#platform/table/rate-limit.store.ts'
import { SAMPLE_RESUME } from '#shared/sample/resume.ts'
import { browserStage } from './browser-stage.ts'
import { alive, focused, land } from './walk.ts'

const { stage, visit } = await browserStage()

const RESUME = { name: 'maya.txt', mimeType: 'text/plain', buffer: Buffer.from(SAMPLE_RESUME) }

test('a visitor tries a letter by keyboard, sees what was read and what answers, and nothing is kept', async () => {
  const { page, takeProblems, look } = await visit()
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await land(page, '/')
  await page.waitForLoadState('networkidle')
  // Before anybody touches the form there is no React.
  expect(scripts.filter((url) => /react/.test(url))).toEqual([])
  await page.getByTestId('demo-file').focus()
  await alive(page)
  expect(scripts.some((url) => /react/.test(url))).toBe(true)
  await page.getByRole('button', { name: 'Write my draft' }).press('Enter')
  for (const words of [
    'Choose your resume.',
    'Enter the job title.',
    'Enter the company.',
    'Paste the text of the posting.',
  ])
    await page.getByText(words, { exact: true }).waitFor()
  await focused(page, page.getByTestId('demo-file'))
  expect(await look('demo-empty', ['light', 'dark'])).toEqual([])
  await page.getByTestId('demo-file').setInputFiles(RESUME)
  await page.getByRole('button', { name: 'Senior Backend Engineer' }).press('Enter')
  await page.getByRole('button', { name: 'Write my draft' }).press('Enter')
  const result = page.getByRole('region', { name: 'Your draft to Lindgrün' })
  await focused(page, result)
  await result.getByText('March 2021 to present').waitFor()
  await result
    .getByText('Built the price service that answers 3,000 searches a second on six machines')
    .first()
    .waitFor()
  await result.getByText('Not in your resume, so not in the letter').waitFor()
  await result.getByText('The person at Lindgrün who decides').waitFor()
  expect(await result.getByRole('link', { name: 'Start your free trial' }).getAttribute('href')).toBe(
    '/#pricing',
  )
  expect(await look('demo-result', ['light', 'dark'])).toEqual([])
  const kept = await page.evaluate('JSON.stringify([{ ...localStorage }, { ...sessionStorage }])')
  expect(kept).not.toMatch(/Maya|Fernweh|Lindgr/)
  await page.reload()
  expect(await page.getByText('Your draft to Lindgrün').count()).toBe(0)
  expect(takeProblems()).toEqual([])
})

test('a file that is no resume is refused with the remedy, and what was typed stays', async () => {
  const { page, takeProblems, look } = await visit()
  await land(page, '/')
  await page.getByTestId('demo-file').setInputFiles({ ...RESUME, buffer: Buffer.from('Milk\nEggs\nFlour\n') })
  await page.getByRole('button', { name: 'Nurse Manager' }).click()
  await page.getByRole('button', { name: 'Write my draft' }).click()
  await page.getByText('found no work experience, skills or education in it').waitFor()
  expect(await page.getByRole('textbox', { name: 'Company' }).inputValue()).toBe('Harbor Lane Clinic')
  expect(await look('demo-refused', ['light', 'dark'])).toEqual([])
  await page.getByTestId('demo-file').setInputFiles({ ...RESUME, name: 'cv.png', mimeType: 'image/png' })
  await page.getByRole('button', { name: 'Write my draft' }).click()
  await page.getByText('Please upload a PDF (.pdf), Word (.doc/.docx), or text (.txt) file.').waitFor()
  expect(takeProblems().filter((line) => !line.includes('422'))).toEqual([])
})

test('every press before the code is there counts, in its order', async () => {
  const { page } = await visit()
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/assets\/hydrate-.*\.js/, async (route) => {
    await promise
    await route.continue()
  })
  await land(page, '/')
  await page.getByTestId('demo-file').setInputFiles({ ...RESUME, buffer: Buffer.from('Milk\nEggs\nFlour\n') })
  await page.getByRole('button', { name: 'Nurse Manager' }).click()
  await page.getByRole('button', { name: 'Write my draft' }).click()
  resolve()
  await page.getByText('found no work experience, skills or education in it').waitFor()
  expect(await page.getByRole('textbox', { name: 'Company' }).inputValue()).toBe('Harbor Lane Clinic')
})

test('a visitor over the limit is told when to try again', async () => {
  const { page, look } = await visit()
  await land(page, '/')
  await page.getByTestId('demo-file').setInputFiles(RESUME)
  await page.getByRole('button', { name: 'Account Executive' }).click()
  const budget = callBudget(tableOf(stage), systemClock)
  for (let taken = true; taken; ) ({ taken } = await budget.consume('demo', [{ seconds: 3_600, limit: 300 }]))
  await page.getByRole('button', { name: 'Write my draft' }).click()
  await page
    .getByText(/^Drafts without an account are limited\. You can try again in \d+ minutes?, at \d\d:\d\d\./)
    .waitFor()
  expect(await look('demo-limit', ['light', 'dark'])).toEqual([])
})

test('without scripts the form says that it needs them', async () => {
  const { page } = await visit({ script: false })
  await page.goto('/')
  expect(await page.locator('#try noscript').innerText()).toContain('Writing a draft here needs JavaScript.')
})
